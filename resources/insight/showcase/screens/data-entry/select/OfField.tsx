import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function OfField() {
  return (
    <div className={css.stack}>
      <FieldOf area="product" name="visibility" value="everywhere" />
      <FieldOf area="product" name="gender" />
    </div>
  )
}
