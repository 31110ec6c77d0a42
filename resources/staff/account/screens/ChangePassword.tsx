import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useCheckedForm } from '../../../../src/auth/useCheckedForm.ts'
import { PasswordField } from '../../../../src/shell/controls/PasswordField.tsx'
import { AccountForm } from './AccountForm.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { useAccount, useAccountChange } from './useAccount.ts'
import { usePasswordTexts } from './usePasswordTexts.ts'
import { useSubmit } from './useSubmit.ts'

/** A new password, with the present one as the proof; all other sessions end with it. */
export function ChangePassword() {
  const translate = useTranslate()
  const change = useAccountChange()
  const { data: rule } = useAccount<{ least: number }>('password')
  // Until the shop has said what it asks for, its refusal does.
  const shortest = rule?.least ?? 0
  const texts = usePasswordTexts()
  const [typed, setTyped] = useState('')
  const { isBusy, refusal, submit } = useSubmit(async ({ current = '', next = '' }) => {
    await change('POST', 'password', { current, next })
    form.ref.current?.reset()
    setTyped('')
  }, 'account.password.saved')
  const { problems, form } = useCheckedForm(
    ({ current, next = '', confirm }) => ({
      current: current ? undefined : translate('account.password.currentMissing'),
      next:
        [...next].length < shortest ? translate('auth.register.passwordShort', { min: shortest }) : undefined,
      confirm: confirm === next ? undefined : translate('auth.register.confirmWrong'),
    }),
    submit,
  )
  const errorOf = (name: string) => problems[name] ?? refusal.fields[name]
  return (
    <AccountForm
      form={form}
      isBusy={isBusy}
      failure={refusal.whole}
      submit={translate('account.password.submit')}
    >
      <CurrentPassword name="current" error={errorOf('current')} />
      <div>
        <PasswordField
          name="next"
          label={translate('account.password.next')}
          help={rule && translate('account.password.nextHelp', { min: shortest })}
          autoComplete="new-password"
          texts={texts}
          required
          error={errorOf('next')}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <PasswordStrength password={typed} />
      </div>
      <PasswordField
        name="confirm"
        label={translate('account.password.confirm')}
        autoComplete="new-password"
        texts={texts}
        required
        error={errorOf('confirm')}
      />
    </AccountForm>
  )
}
