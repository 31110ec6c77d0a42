import { useId, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { FormTabs } from '../../../../../../src/views/form/FormTabs.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const steps = ['draft', 'preview', 'publish'] as const

export default function Numbered() {
  const t = useTexts()
  const id = useId()
  const [at, setAt] = useState(1)
  const open = steps[at] ?? 'draft'
  const tabs = steps.map((key) => ({ key, title: t(`showcase.words.${key}`), problems: 0 }))
  return (
    <div className={css.stack}>
      <FormTabs
        numbered
        id={id}
        label={t('showcase.words.publish')}
        tabs={tabs}
        open={open}
        onOpen={(key) => setAt(tabs.findIndex((tab) => tab.key === key))}
      />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`} className={css.row}>
        <Button small disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('showcase.words.back')}
        </Button>
        <Button small look="primary" disabled={at === steps.length - 1} onClick={() => setAt(at + 1)}>
          {t('showcase.words.next')}
        </Button>
      </div>
    </div>
  )
}
