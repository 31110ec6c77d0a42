import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { Resource } from '../../../../src/core/index.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './settings.module.css'

interface ConfirmDialogProps {
  resource: Resource
  settingKey: string
  settle: (isConfirmed: boolean) => void
}

/** Asks for the key of a setting, typed, before a sensitive one is changed. */
export function ConfirmDialog({ resource, settingKey, settle }: ConfirmDialogProps) {
  const { text } = useAreaWords(resource.path)
  const id = useId()
  const [typed, setTyped] = useState('')
  return (
    <QuestionDialog
      title={text('confirmation.title')}
      submit={text('confirmation.confirm')}
      disabled={typed.trim() !== settingKey}
      onSubmit={() => settle(true)}
      onClose={() => settle(false)}
    >
      <p>{text('confirmation.hint', { key: settingKey })}</p>
      <label className={css.secret} htmlFor={id}>
        {text('confirmation.label')}
        <input
          data-first
          id={id}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
    </QuestionDialog>
  )
}
