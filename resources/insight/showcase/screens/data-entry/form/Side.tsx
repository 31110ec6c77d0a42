import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function Side() {
  return (
    <div className={css.stack}>
      <FieldOf area="customer" name="firstName" value="Mira" />
      <FieldOf area="customer" name="email" value="mira@example.in" />
      <FieldOf area="customer" name="phone" value="+919812345678" />
      <FieldOf area="customer" name="language" value="bn" />
    </div>
  )
}
