import CircularProgress from '@mui/material/CircularProgress'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { useTexts } from '../../words.ts'

export default function Circle() {
  const t = useTexts()
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    setTimeout(() => setLoading(false), 2500)
  }
  return (
    <Button busy={isLoading} onClick={load}>
      {isLoading && <CircularProgress size={16} color="inherit" aria-label={t('showcase.words.load')} />}
      {t('showcase.words.load')}
    </Button>
  )
}
