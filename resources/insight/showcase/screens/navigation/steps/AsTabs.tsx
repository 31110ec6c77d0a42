import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const

export default function AsTabs() {
  const t = useTexts()
  const id = useId()
  const [at, setAt] = useState(0)
  return (
    <div>
      <Tabs
        variant="fullWidth"
        value={at}
        onChange={(_, next: number) => setAt(next)}
        aria-label={t('showcase.words.publish')}
      >
        {steps.map((step, index) => (
          <Tab
            key={step}
            id={`${id}-${step}`}
            aria-controls={`${id}-panel`}
            label={`${index + 1}. ${t(`showcase.words.${step}`)}`}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${steps[at]}`} className={css.panel}>
        {t(`showcase.words.${steps[at]}`)}
      </div>
    </div>
  )
}
