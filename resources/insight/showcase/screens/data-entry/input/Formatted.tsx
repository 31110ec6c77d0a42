import { FieldOf } from '../../FieldOf.tsx'

export default function Formatted() {
  return (
    <FieldOf area="brand" name="description" value="<p>Woven in <strong>Kolkata</strong> since 1962.</p>" />
  )
}
