import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function Whole() {
  return (
    <div className={css.stack}>
      <FieldOf area="product" name="weight" value={340} />
      <FieldOf area="product" name="dispatchDays" value={2} disabled />
    </div>
  )
}
