import { FieldOf } from '../../FieldOf.tsx'

export default function Country() {
  return <FieldOf area="brand" name="country" value="IN" />
}
