import type { FormEvent, ReactNode } from 'react'
import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'

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
        <DialogButtons onCancel={onCancel} disabled={!isReady}>
          {confirm}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
