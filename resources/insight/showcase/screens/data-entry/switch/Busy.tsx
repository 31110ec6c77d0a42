import CircularProgress from '@mui/material/CircularProgress'
import Switch from '@mui/material/Switch'
import { useEffect, useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Busy() {
  const t = useTexts()
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => {
      setOn((before) => !before)
      setBusy(false)
    }, 1500)
    return () => clearTimeout(timer)
  }, [isBusy])
  return (
    <div className={css.row} aria-busy={isBusy}>
      <Switch
        checked={isOn}
        disabled={isBusy}
        onChange={() => setBusy(true)}
        slotProps={{ input: { 'aria-label': t('showcase.words.askFirst') } }}
      />
      {isBusy && <CircularProgress size={16} aria-label={t('showcase.words.load')} />}
    </div>
  )
}
