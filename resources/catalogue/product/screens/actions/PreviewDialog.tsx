import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { Button } from '../../../../../src/shell/controls/Button.tsx'
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
  const translate = useTranslate()
  return (
    <Dialog title={title} size="medium" onClose={close}>
      <div className={dialog.body}>
        <p>{scope}</p>
        {children}
        {problem && (
          <p className={pricing.wrong} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={dialog.actions}>
        <Button look="text" onClick={close}>
          {translate('form.delete.cancel')}
        </Button>
        <Button look="primary" busy={isBusy} disabled={!isReady} onClick={onApply}>
          {apply}
        </Button>
      </div>
    </Dialog>
  )
}
