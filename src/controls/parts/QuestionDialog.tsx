import type { ComponentProps, ReactNode } from 'react'
import { Dialog, dialog } from './Dialog.tsx'
import { DialogButtons } from './DialogButtons.tsx'

type DialogProps = ComponentProps<typeof Dialog>
type EndProps = ComponentProps<typeof DialogButtons>

interface QuestionProps
  extends Pick<DialogProps, 'onClose' | 'children'>,
    Pick<EndProps, 'cancel' | 'isCancelFirst' | 'more' | 'danger' | 'busy' | 'disabled' | 'onClick'> {
  /** What the button says that does what it is for; without it there is none, as where it is done already. */
  submit?: ReactNode
  /** Makes it a form: that button was pressed, or Enter in a box. With `onClick` instead, the button alone does it. */
  onSubmit?: () => unknown
  /** What it is about is still being read. */
  isReading?: boolean
  /** How what is asked is laid out, where it does not simply stand one below the other. */
  className?: string | undefined
}

/** What a dialog asks, in one that stands already, as while this was read. `data-first` gives the focus to the button. */
export function Question({
  onClose,
  children,
  submit,
  onSubmit,
  isReading,
  className,
  ...end
}: QuestionProps) {
  const question = (
    <>
      <div className={className ? `${dialog.body} ${className}` : dialog.body} aria-busy={isReading}>
        {children}
      </div>
      <DialogButtons onCancel={onClose} {...end}>
        {submit}
      </DialogButtons>
    </>
  )
  if (!onSubmit) return question
  return (
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
  )
}

type QuestionDialogProps = QuestionProps & Pick<DialogProps, 'title' | 'size' | 'describedBy'>

/** A dialog that asks: what it asks, and at its end the way out and the button that does what it is for. */
export function QuestionDialog({ title, size, describedBy, ...question }: QuestionDialogProps) {
  return (
    <Dialog title={title} size={size} describedBy={describedBy} onClose={question.onClose}>
      <Question {...question} />
    </Dialog>
  )
}
