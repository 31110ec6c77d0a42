import type { ReactNode } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import css from './form.module.css'

type Answers = Record<string, unknown>

interface AnswerFormProps {
  form: UseFormReturn<Answers>
  onAnswers: (answers: Answers) => unknown
  onClose: () => void
  isBusy: boolean
  /** Whether there is nothing yet to be answered with. */
  isEmpty?: boolean
  /** Whether it asks for nothing but a yes: no is the first answer then. */
  isQuestion?: boolean
  danger?: boolean
  submit: string
  children: ReactNode
}

/** What a dialog asks in the inputs of fields, which need a form around them, and its end. */
export function AnswerForm({ form, onAnswers, onClose, children, ...end }: AnswerFormProps) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={dialog.form}
        onSubmit={(event) => {
          // The form of a record may lie around this one.
          event.stopPropagation()
          void form.handleSubmit(onAnswers)(event)
        }}
      >
        <div className={dialog.body}>
          <div className={css.lines}>{children}</div>
        </div>
        <DialogButtons
          onCancel={onClose}
          isCancelFirst={end.isQuestion}
          danger={end.danger}
          busy={end.isBusy}
          disabled={end.isEmpty}
        >
          {end.submit}
        </DialogButtons>
      </form>
    </FormProvider>
  )
}
