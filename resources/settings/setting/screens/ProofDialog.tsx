import { useTranslate } from 'ra-core'
import type { FormEvent, ReactNode } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'

interface ProofDialogProps {
  title: string
  hint: string
  /** What the button says that goes on. */
  confirm: string
  isReady: boolean
  onConfirm: () => void
  onCancel: () => void
  /** What is asked for. */
  children: ReactNode
}

/** Asks for something typed before settings are changed. */
export function ProofDialog({
  title,
  hint,
  confirm,
  isReady,
  onConfirm,
  onCancel,
  children,
}: ProofDialogProps) {
  const translate = useTranslate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The page behind is a form of its own.
    event.stopPropagation()
    onConfirm()
  }
  return (
    <Dialog title={title} onClose={onCancel}>
      <form onSubmit={submit}>
        <div className={dialog.body}>
          <p>{hint}</p>
          {children}
        </div>
        <div className={dialog.actions}>
          <Button look="text" onClick={onCancel}>
            {translate('ra.action.cancel')}
          </Button>
          <Button look="primary" type="submit" disabled={!isReady}>
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
