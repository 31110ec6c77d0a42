import { Strip, Token } from '../cellParts.tsx'
import { RecordLink } from '../reference/RecordLink.tsx'
import type { CellProps } from '../view.ts'

/** The names of all records that are referred to, in their order; each leads to its record. */
export default function ReferencesShow({ value, options: { to } }: CellProps<string[], { to: string }>) {
  return (
    <Strip style={{ flexWrap: 'wrap' }}>
      {value.map((id) => (
        <Token key={id}>
          <RecordLink target={to} id={id} />
        </Token>
      ))}
    </Strip>
  )
}
