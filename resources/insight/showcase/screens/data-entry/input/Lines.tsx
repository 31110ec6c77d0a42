import { FieldOf } from '../../FieldOf.tsx'

export default function Lines() {
  return (
    <FieldOf
      area="tag"
      name="description"
      value="For everything that dries fast and looks good in the rain."
    />
  )
}
