import { FieldOf } from '../../FieldOf.tsx'

export default function OfField() {
  return <FieldOf area="product" name="occasions" value={['work', 'festive']} />
}
