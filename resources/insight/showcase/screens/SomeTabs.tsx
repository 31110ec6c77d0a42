import Tab from '@mui/material/Tab'
import Tabs, { type TabsProps } from '@mui/material/Tabs'
import { type CSSProperties, type ReactElement, useId, useState } from 'react'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

export const tabs = ['draft', 'preview', 'archive'] as const

interface SomeTabsProps extends Omit<TabsProps, 'value' | 'onChange' | 'children'> {
  /** Drawn before the words. */
  signs?: readonly ReactElement[]
  /** Where the panel stands. */
  layout?: CSSProperties
}

/** MUI's tabs, in one of its shapes, with the panel that belongs to them. */
export function SomeTabs({ signs, layout, ...look }: SomeTabsProps) {
  const t = useTexts()
  const id = useId()
  const [at, setAt] = useState(0)
  return (
    <div style={layout}>
      <Tabs
        {...look}
        value={at}
        onChange={(_, next: number) => setAt(next)}
        aria-label={t('showcase.words.products')}
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab}
            id={`${id}-${tab}`}
            aria-controls={`${id}-panel`}
            icon={signs?.[index]}
            iconPosition="start"
            label={t(`showcase.words.${tab}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tabs[at]}`} className={css.panel}>
        {t(`showcase.words.${tabs[at]}`)}
      </div>
    </div>
  )
}
