import LinearProgress from '@mui/material/LinearProgress'
import { useTexts } from '../../words.ts'

export default function Thin() {
  const t = useTexts()
  return (
    <div style={{ inlineSize: 180 }}>
      <LinearProgress
        variant="determinate"
        value={45}
        aria-label={t('showcase.words.load')}
        sx={{ blockSize: 2 }}
      />
    </div>
  )
}
