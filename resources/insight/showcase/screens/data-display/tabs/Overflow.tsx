import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const codes = Array.from({ length: 20 }, (_, at) => `LS-${204 + at}`)

export default function Overflow() {
  const t = useTexts()
  const [at, setAt] = useState(0)
  return (
    <div className={css.stack}>
      {(['horizontal', 'vertical'] as const).map((orientation) => (
        <Tabs
          key={orientation}
          variant="scrollable"
          scrollButtons
          allowScrollButtonsMobile
          orientation={orientation}
          sx={{ maxHeight: 180, inlineSize: orientation === 'vertical' ? 'max-content' : '100%' }}
          value={at}
          onChange={(_, next: number) => setAt(next)}
          aria-label={t('showcase.words.products')}
        >
          {codes.map((code) => (
            <Tab key={code} label={<bdi dir="ltr">{code}</bdi>} />
          ))}
        </Tabs>
      ))}
    </div>
  )
}
