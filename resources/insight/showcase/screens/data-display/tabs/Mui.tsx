import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import { useTexts } from '../../words.ts'

export default function Mui() {
  const t = useTexts()
  const [open, setOpen] = useState(0)
  return (
    <Tabs
      value={open}
      onChange={(_, next: number) => setOpen(next)}
      aria-label={t('showcase.words.more')}
      variant="scrollable"
    >
      <Tab label={t('showcase.words.draft')} />
      <Tab label={t('showcase.words.preview')} />
      <Tab label={t('showcase.words.archive')} disabled />
    </Tabs>
  )
}
