import { FieldOf } from '../../FieldOf.tsx'

export default function Day() {
  return <FieldOf area="customer" name="dob" value="1992-04-18" />
}
