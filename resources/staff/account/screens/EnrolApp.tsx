import { useTranslate } from 'ra-core'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import { AccountForm } from './AccountForm.tsx'
import styles from './account.module.css'
import { QrCode } from './QrCode.tsx'
import { useAccountChange } from './useAccount.ts'
import { useSubmit } from './useSubmit.ts'

/** What an authenticator app is to be given, as `POST auth/second-step` answers it. */
export interface Enrolment {
  readonly secret: string
  readonly uri: string
}

interface EnrolAppProps {
  enrolment: Enrolment
  /** With the recovery codes. */
  onDone: (codes: readonly string[]) => void
}

/** Hands the secret to an app, by camera or by hand, and has the app prove that it has it. */
export function EnrolApp({ enrolment: { secret, uri }, onDone }: EnrolAppProps) {
  const translate = useTranslate()
  const change = useAccountChange()
  const own = (key: string) => translate(`account.secondStep.${key}`)
  const { isBusy, refusal, submit } = useSubmit(async ({ code = '' }) => {
    const answer = await change<{ recoveryCodes: string[] }>('POST', 'second-step/confirm', {
      code: code.trim(),
    })
    onDone(answer.recoveryCodes)
  }, 'account.secondStep.turnedOn')
  const { problems, form } = useCheckedForm(
    ({ code }) => ({ code: code?.trim() ? undefined : translate('auth.signIn.code.appMissing') }),
    submit,
  )
  return (
    <>
      <p>{own('scan')}</p>
      <div className={styles.enrolment}>
        <QrCode text={uri} label={own('qr')} />
        <div>
          <p>{own('byHand')}</p>
          <p className={styles.secret}>
            <bdi dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</bdi>
          </p>
        </div>
      </div>
      <AccountForm form={form} isBusy={isBusy} failure={refusal.whole} submit={own('confirm')}>
        <TextField
          name="code"
          label={translate('auth.signIn.code.app')}
          help={own('codeHelp')}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          dir="ltr"
          maxLength={60}
          required
          error={problems.code ?? refusal.fields.code}
        />
      </AccountForm>
    </>
  )
}
