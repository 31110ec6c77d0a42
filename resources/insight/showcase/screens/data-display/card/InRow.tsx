import Card from '@mui/material/Card'
import { products, useMoney } from '../../products.ts'
import css from '../../showcase.module.css'

export default function InRow() {
  const money = useMoney()
  return (
    <div className={css.three}>
      {products.slice(0, 3).map(({ code, name, price }) => (
        <Card key={code} sx={{ padding: '12px' }}>
          <h3>{name}</h3>
          <p>{money(price)}</p>
        </Card>
      ))}
    </div>
  )
}
