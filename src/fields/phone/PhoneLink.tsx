import { CellLink } from '../cellParts.tsx'

/** A number that can be called, grouped for reading; one that is shown in part only leads nowhere. */
export function PhoneLink({ value }: { value: string }) {
  const words = <bdi dir="ltr">{groupDigits(value)}</bdi>
  return value.includes('•') ? words : <CellLink href={`tel:${value}`}>{words}</CellLink>
}

/** `+91 98765 43210`; numbers of other countries stay as they are, for their grouping differs. */
const groupDigits = (value: string) => value.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
