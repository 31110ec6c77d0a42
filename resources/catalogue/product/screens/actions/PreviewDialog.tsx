import type { ReactNode } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import pricing from '../pricing/pricing.module.css'

interface PreviewDialogProps {
  readonly title: string
  /** What it is about: how many products. */
  readonly scope: string
  /** What is asked, and what would come of it. */
  readonly children: ReactNode
  readonly problem: string | undefined
  readonly apply: string
  /** Whether there is something to change. */
  readonly isReady: boolean
  readonly isBusy: boolean
  readonly onApply: () => void
  readonly close: () => void
}

/** Asks for a change of several products, of which is seen what it would do before it is made (`usePreview`). */
export function PreviewDialog({
  title,
  scope,
  children,
  problem,
  apply,
  isReady,
  isBusy,
  onApply,
  close,
}: PreviewDialogProps) {
  return (
    <QuestionDialog
      title={title}
      size="medium"
      onClose={close}
      busy={isBusy}
      disabled={!isReady}
      onClick={onApply}
      submit={apply}
    >
      <p>{scope}</p>
      {children}
      {problem && (
        <p className={pricing.wrong} role="alert">
          {problem}
        </p>
      )}
    </QuestionDialog>
  )
}
