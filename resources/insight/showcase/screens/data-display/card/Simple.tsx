import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import { useTexts } from '../../words.ts'

export default function Simple() {
  const t = useTexts()
  return (
    <Card>
      <CardContent>
        <p>{t('showcase.words.lowStock')}</p>
        <p>{t('showcase.words.later')}</p>
      </CardContent>
    </Card>
  )
}
