import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { UrlLink } from './UrlLink.tsx'

/** A web address on the one line of a cell. */
export default function UrlCell({ value }: CellProps<string>) {
  return (
    <Line title={value}>
      <UrlLink value={value} />
    </Line>
  )
}
