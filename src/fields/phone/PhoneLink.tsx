import { CellLink } from '../cellParts.tsx'

/** A number that can be called, grouped for reading. */
export const PhoneLink = ({ value }: { value: string }) => (
  <CellLink href={`tel:${value}`}>
    <bdi dir="ltr">{groupDigits(value)}</bdi>
  </CellLink>
)

/** `+91 98765 43210`; numbers of other countries stay as they are, for their grouping differs. */
export const groupDigits = (value: string) => value.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
