import { Line, Quiet } from '../cellParts.tsx'
import type { CellProps } from '../view.ts'
import type { Address } from './address.ts'
import { onOneLine } from './onOneLine.ts'

/** Who and where, in one line; the whole address under the pointer. */
export default function AddressCell({ value }: CellProps<Address>) {
  const { fullName, line1, line2, landmark, city, district, state, pincode, country } = value
  const whole = onOneLine([fullName, line1, line2, landmark, city, district, `${state} ${pincode}`, country])
  return (
    <Line title={whole}>
      {fullName} <Quiet>{[city, pincode].filter(Boolean).join(' ')}</Quiet>
    </Line>
  )
}
