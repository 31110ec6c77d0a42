import { useTranslate } from 'ra-core'
import { PasswordField } from '../../../../src/shell/controls/PasswordField.tsx'
import { usePasswordTexts } from './usePasswordTexts.ts'

interface CurrentPasswordProps {
  name?: string
  help?: string
  error: string | undefined
}

/** The present password, once more, as the proof for what is asked. */
export function CurrentPassword({ name = 'password', ...props }: CurrentPasswordProps) {
  const translate = useTranslate()
  return (
    <PasswordField
      name={name}
      label={translate('account.password.current')}
      autoComplete="current-password"
      texts={usePasswordTexts()}
      required
      {...props}
    />
  )
}
