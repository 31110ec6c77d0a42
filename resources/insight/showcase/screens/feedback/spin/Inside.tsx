import CircularProgress from '@mui/material/CircularProgress'
import { useTexts } from '../../words.ts'

export default function Inside() {
  const t = useTexts()
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        minBlockSize: 120,
        inlineSize: '100%',
        background: 'var(--sunken)',
        borderRadius: 'var(--radius)',
      }}
    >
      <CircularProgress aria-label={t('showcase.words.load')} />
    </div>
  )
}
