import Alert from '@mui/material/Alert'
import { useTexts } from '../../words.ts'

export default function Banner() {
  const t = useTexts()
  return (
    <Alert severity="warning" square sx={{ inlineSize: '100%', justifyContent: 'center' }}>
      {t('showcase.words.lowStock')}
    </Alert>
  )
}
