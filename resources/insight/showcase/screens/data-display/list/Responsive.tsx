import Card from '@mui/material/Card'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'

export default function Responsive() {
  return (
    <ul className={css.plain} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(130px, 1fr))' }}>
      {products.map(({ code, name }) => (
        <Card key={code} component="li" sx={{ padding: '12px' }}>
          {name}
        </Card>
      ))}
    </ul>
  )
}
