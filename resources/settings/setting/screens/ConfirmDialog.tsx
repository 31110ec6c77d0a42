import { useId, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { ProofDialog } from './ProofDialog.tsx'
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
    <ProofDialog
      title={text('confirmation.title')}
      hint={text('confirmation.hint', { key: settingKey })}
      confirm={text('confirmation.confirm')}
      isReady={typed.trim() === settingKey}
      onConfirm={() => settle(true)}
      onCancel={() => settle(false)}
    >
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
    </ProofDialog>
  )
}
