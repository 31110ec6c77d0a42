import { FieldOf } from '../../FieldOf.tsx'
import css from '../../showcase.module.css'

export default function Kinds() {
  return (
    <div className={css.stack}>
      <FieldOf area="brand" name="name" value="Kesar Studio" />
      <FieldOf area="brand" name="slug" value="kesar-studio" />
      <FieldOf area="brand" name="canonicalUrl" value="https://example.in/kesar" />
      <FieldOf area="customer" name="phone" value="+919812345678" />
    </div>
  )
}
