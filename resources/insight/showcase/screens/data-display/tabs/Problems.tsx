import { useId, useState } from 'react'
import { FormTabs } from '../../../../../../src/views/form/FormTabs.tsx'
import { useTexts } from '../../words.ts'

export default function Problems() {
  const t = useTexts()
  const id = useId()
  const [open, setOpen] = useState('name')
  const tabs = [
    { key: 'name', title: t('showcase.words.name'), problems: 0 },
    { key: 'note', title: t('showcase.words.note'), problems: 2 },
  ]
  return (
    <div>
      <FormTabs id={id} label={t('showcase.words.name')} tabs={tabs} open={open} onOpen={setOpen} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`}>
        <p>{t(`showcase.words.${open}`)}</p>
      </div>
    </div>
  )
}
