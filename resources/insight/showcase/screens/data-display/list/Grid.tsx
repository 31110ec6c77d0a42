import Card from '@mui/material/Card'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'

export default function Grid() {
  return (
    <ul className={`${css.plain} ${css.three}`}>
      {products.slice(0, 3).map(({ code, name }) => (
        <Card key={code} component="li" sx={{ padding: '12px' }}>
          {name}
        </Card>
      ))}
    </ul>
  )
}
