import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { Glyph } from '../../../../../../src/controls/parts/Glyph.tsx'
import { products, useMoney } from '../../products.ts'
import css from '../../showcase.module.css'

export default function Cover() {
  const money = useMoney()
  const [first] = products
  if (!first) return null
  return (
    <Card sx={{ maxWidth: 260 }}>
      <div className={css.cover} aria-hidden="true">
        <Glyph name="document" size={40} />
      </div>
      <CardContent>
        <h3>{first.name}</h3>
        <p>{money(first.price)}</p>
      </CardContent>
    </Card>
  )
}
