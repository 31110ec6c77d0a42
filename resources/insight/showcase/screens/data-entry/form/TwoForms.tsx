import Divider from '@mui/material/Divider'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TextField } from '../../../../../../src/shell/controls/TextField.tsx'
import { SmallForm } from '../../SmallForm.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function TwoForms() {
  const translate = useTranslate()
  const t = useTexts()
  const [names, setNames] = useState(['Linen shirt'])
  return (
    <div className={css.stack}>
      <SmallForm
        submit={t('showcase.words.add')}
        onDone={({ one = '' }) => one.trim() && setNames([...names, one.trim()])}
      >
        <TextField name="one" label={t('showcase.words.name')} />
      </SmallForm>
      <Divider />
      <SmallForm submit={translate('ra.action.save')} onDone={() => setNames([])}>
        <ul aria-label={t('showcase.words.products')}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        {names.length === 0 && <p>{t('showcase.words.changed')}</p>}
      </SmallForm>
    </div>
  )
}
