import { FieldOf } from '../../FieldOf.tsx'

export default function Percent() {
  return <FieldOf area="coupon" name="percent" value={12.5} />
}
