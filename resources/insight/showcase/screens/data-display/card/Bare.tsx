import Card from '@mui/material/Card'
import { useTexts } from '../../words.ts'

export default function Bare() {
  const t = useTexts()
  return (
    <div style={{ padding: 16, background: 'var(--sunken)' }}>
      <Card variant="elevation" sx={{ padding: '16px' }}>
        <h3>Linen shirt</h3>
        <p>{t('showcase.words.lowStock')}</p>
      </Card>
    </div>
  )
}
