import { useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Depends() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const [state, setState] = useState('draft')
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const isAsked = state === 'archive'
  const isWrong = isAsked && isTried && note.trim() === ''
  return (
    <form
      noValidate
      className={css.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isAsked || note.trim()) notify(t('showcase.words.changed'), { type: 'success' })
        else document.getElementById('depends-note')?.focus()
      }}
    >
      <ChoiceField
        id="depends-state"
        source="state"
        label={t('showcase.words.next')}
        choices={['draft', 'publish', 'archive'].map((value) => ({
          value,
          label: t(`showcase.words.${value}`),
        }))}
        chosen={state}
        onChoose={setState}
      />
      {isAsked && (
        <TextBoxField
          id="depends-note"
          source="note"
          label={t('showcase.words.note')}
          required
          error={isWrong ? translate('ra.validation.required') : undefined}
          text={note}
          onText={setNote}
        />
      )}
      <div>
        <Button type="submit" look="primary">
          {translate('ra.action.save')}
        </Button>
      </div>
    </form>
  )
}
