import { CategoryColumns } from '../../CategoryColumns.tsx'
import css from '../../showcase.module.css'

export default function Sizes() {
  return (
    <div className={css.row}>
      <CategoryColumns small begin="saris" />
      <CategoryColumns begin="saris" />
    </div>
  )
}
