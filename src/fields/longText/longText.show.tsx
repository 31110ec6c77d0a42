import type { CellProps } from '../view.ts'

/** The whole text with its lines. */
export default function LongTextShow({ value }: CellProps<string>) {
  return (
    <div dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {value}
    </div>
  )
}
