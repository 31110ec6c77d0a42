import { useTranslate } from 'ra-core'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { AccountForm } from './AccountForm.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { useSubmit } from './useSubmit.ts'

interface PasswordProofProps {
  /** What comes of it. */
  lead?: string
  submit: string
  send: (password: string) => Promise<void>
  /** What is said when it worked, where the page does not show it. */
  done?: string
}

/** Asks for the present password before something that weakens the account, or opens it to another device. */
export function PasswordProof({ lead, submit, send, done }: PasswordProofProps) {
  const translate = useTranslate()
  const { isBusy, refusal, submit: run } = useSubmit(({ password = '' }) => send(password), done)
  const { problems, form } = useCheckedForm(
    ({ password }) => ({ password: password ? undefined : translate('account.password.currentMissing') }),
    run,
  )
  return (
    <AccountForm form={form} isBusy={isBusy} failure={refusal.whole} submit={submit}>
      {lead && <p>{lead}</p>}
      <CurrentPassword error={problems.password ?? refusal.fields.password} />
    </AccountForm>
  )
}
