import { CellLink } from '../cellParts.tsx'
import { groupDigits } from './groupDigits.ts'

/** A number that can be called, grouped for reading. */
export const PhoneLink = ({ value }: { value: string }) => (
  <CellLink href={`tel:${value}`}>
    <bdi dir="ltr">{groupDigits(value)}</bdi>
  </CellLink>
)
