import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function OfField() {
  return (
    <div className={css.stack}>
      <FieldOf area="product" name="codAllowed" value />
      <FieldOf area="tag" name="public" value={false} disabled />
    </div>
  )
}
