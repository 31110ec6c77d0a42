import { useId, useState } from 'react'
import { FormTabs } from '../../../../../../src/views/form/FormTabs.tsx'
import { useTexts } from '../../words.ts'

export default function Parts() {
  const t = useTexts()
  const id = useId()
  const [open, setOpen] = useState('small')
  const tabs = ['small', 'medium', 'large'].map((key) => ({
    key,
    title: t(`showcase.words.${key}`),
    problems: 0,
  }))
  return (
    <div>
      <FormTabs id={id} label={t('showcase.words.size')} tabs={tabs} open={open} onOpen={setOpen} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        <p>{t(`showcase.words.${open}`)}</p>
      </div>
    </div>
  )
}
