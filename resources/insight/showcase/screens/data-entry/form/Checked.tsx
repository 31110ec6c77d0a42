import { useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { TextField } from '../../../../../../src/shell/controls/TextField.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Checked() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [isWrong, setWrong] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('title') as HTMLInputElement
    setWrong(input.value.trim() === '')
    if (input.value.trim() === '') input.focus()
    else notify(t('showcase.words.changed'), { type: 'success' })
  }
  return (
    <form noValidate className={css.stack} onSubmit={save}>
      <TextField
        name="title"
        label={t('showcase.words.name')}
        error={isWrong ? translate('ra.validation.required') : undefined}
      />
      <div>
        <Button type="submit" look="primary">
          {translate('ra.action.save')}
        </Button>
      </div>
    </form>
  )
}
