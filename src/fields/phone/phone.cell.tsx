import { Line } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import { PhoneLink } from './PhoneLink.tsx'

/** A number on the one line of a cell. */
export default function PhoneCell({ value }: CellProps<string>) {
  return (
    <Line>
      <PhoneLink value={value} />
    </Line>
  )
}
