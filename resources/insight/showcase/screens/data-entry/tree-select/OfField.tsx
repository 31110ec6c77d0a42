import { FieldOf } from '../../FieldOf.tsx'

export default function OfField() {
  return <FieldOf area="coupon" name="categories" value={[]} />
}
