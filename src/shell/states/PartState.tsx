import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'

/** The place of a part of a page whose data is on its way; `className` says how large it is. */
export function PartWaiting({
  className,
  children,
}: {
  className?: string | undefined
  children?: ReactNode
}) {
  const translate = useTranslate()
  return (
    <div className={className} role="status" aria-busy aria-label={translate('shell.page.loading')}>
      {children}
    </div>
  )
}

interface PartFailureProps {
  className?: string | undefined
  message: string
  onRetry: () => void
}

/** Why a part of a page did not come, and another try. */
export function PartFailure({ className, message, onRetry }: PartFailureProps) {
  const translate = useTranslate()
  return (
    <div role="alert" className={className}>
      <p>{message}</p>
      <Button small onClick={onRetry}>
        {translate('shell.failure.retry')}
      </Button>
    </div>
  )
}
