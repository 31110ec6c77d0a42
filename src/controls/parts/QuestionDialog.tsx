import type { ComponentProps, ReactNode } from 'react'
import { Dialog, dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

type DialogProps = ComponentProps<typeof Dialog>
type EndProps = ComponentProps<typeof DialogButtons>

interface QuestionDialogProps
  extends Pick<DialogProps, 'title' | 'size' | 'describedBy' | 'onClose' | 'children'>,
    Pick<EndProps, 'cancel' | 'isCancelFirst' | 'more' | 'danger' | 'busy' | 'disabled' | 'onClick'> {
  /** What the button says that does what it is for; without it there is none, as where it is done already. */
  submit: ReactNode
  /** Makes it a form: that button was pressed, or Enter in a box. With `onClick` instead, the button alone does it. */
  onSubmit?: () => unknown
  /** How what is asked is laid out, where it does not simply stand one below the other. */
  className?: string | undefined
}

/** A dialog that asks: what it asks, and at its end the way out and the button that does what it is for. */
export function QuestionDialog({
  title,
  size,
  describedBy,
  onClose,
  children,
  submit,
  onSubmit,
  className,
  ...end
}: QuestionDialogProps) {
  const question = (
    <>
      <div className={className ? `${dialog.body} ${className}` : dialog.body}>{children}</div>
      <DialogButtons onCancel={onClose} {...end}>
        {submit}
      </DialogButtons>
    </>
  )
  return (
    <Dialog title={title} size={size} describedBy={describedBy} onClose={onClose}>
      {onSubmit ? (
        <form
          noValidate
          className={dialog.form}
          onSubmit={(event) => {
            event.preventDefault()
            // The page behind may be a form of its own.
            event.stopPropagation()
            onSubmit()
          }}
        >
          {question}
        </form>
      ) : (
        question
      )}
    </Dialog>
  )
}
