import { useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import type { Resource } from '../../core/index.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { Dialog, dialog } from '../../views/form/parts/Dialog.tsx'
import { useAreaWords } from '../../views/useAreaWords.ts'
import css from './settings.module.css'

interface ConfirmDialogProps {
  resource: Resource
  settingKey: string
  settle: (isConfirmed: boolean) => void
}

/** Asks for the key of a setting, typed, before a sensitive one is changed. */
export function ConfirmDialog({ resource, settingKey, settle }: ConfirmDialogProps) {
  const translate = useTranslate()
  const { text } = useAreaWords(resource.path)
  const id = useId()
  const [typed, setTyped] = useState('')
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    // The page behind is a form of its own.
    event.stopPropagation()
    settle(true)
  }
  return (
    <Dialog title={text('confirmation.title')} onClose={() => settle(false)}>
      <form onSubmit={confirm}>
        <div className={dialog.body}>
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
        </div>
        <div className={dialog.actions}>
          <Button look="text" onClick={() => settle(false)}>
            {translate('ra.action.cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={typed.trim() !== settingKey}>
            {text('confirmation.confirm')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
