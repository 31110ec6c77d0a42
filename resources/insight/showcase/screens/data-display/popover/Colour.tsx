import { FieldOf } from '../../FieldOf.tsx'

export default function Colour() {
  return <FieldOf area="tag" name="colour" value="#3e82f7" />
}
