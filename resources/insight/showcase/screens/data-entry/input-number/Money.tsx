import { FieldOf } from '../../FieldOf.tsx'

export default function Money() {
  return <FieldOf area="product" name="mrp" value={129_900} />
}
