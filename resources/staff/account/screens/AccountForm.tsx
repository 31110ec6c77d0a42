import { useTranslate } from 'ra-core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import styles from './account.module.css'

interface AccountFormProps {
  form: ReturnType<typeof useCheckedForm>['form']
  isBusy: boolean
  /** The refusal that belongs to no input. */
  failure: string | undefined
  /** What the button says. */
  submit: string
  onInput?: (() => void) | undefined
  children: ReactNode
}

/** A form about one's own account: its inputs, what went wrong as a whole, and its one button. */
export function AccountForm({ form, isBusy, failure, submit, onInput, children }: AccountFormProps) {
  const translate = useTranslate()
  const alert = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (failure !== undefined) alert.current?.focus()
  }, [failure])
  return (
    <form {...form} className={styles.form} aria-busy={isBusy} onInput={onInput}>
      {failure !== undefined && (
        <p ref={alert} role="alert" tabIndex={-1} className={styles.alert}>
          {failure}
        </p>
      )}
      {children}
      <div>
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? translate('account.saving') : submit}
        </Button>
      </div>
    </form>
  )
}
