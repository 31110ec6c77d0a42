import Card from '@mui/material/Card'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'

export default function InGrid() {
  return (
    <Card>
      <ul className={css.cells}>
        {products.slice(0, 3).map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </Card>
  )
}
