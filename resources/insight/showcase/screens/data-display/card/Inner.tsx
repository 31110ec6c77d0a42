import Card from '@mui/material/Card'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Inner() {
  const t = useTexts()
  return (
    <Card sx={{ padding: '16px' }}>
      <h3>{t('showcase.words.products')}</h3>
      <div className={css.stack} style={{ gap: 8, marginBlockStart: 12 }}>
        {products.slice(0, 2).map(({ code, name }) => (
          <Card key={code} sx={{ padding: '12px' }}>
            <div>{name}</div>
            <bdi dir="ltr">{code}</bdi>
          </Card>
        ))}
      </div>
    </Card>
  )
}
