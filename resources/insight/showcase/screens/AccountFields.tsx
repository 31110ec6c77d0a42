import { PasswordField } from '../../../../src/shell/controls/PasswordField.tsx'
import { TextField } from '../../../../src/shell/controls/TextField.tsx'
import { useTexts } from './words.ts'

/** The two inputs that one signs in by. */
export function AccountFields({ canShow = false }: { canShow?: boolean }) {
  const t = useTexts()
  const label = t('showcase.words.password.label')
  const texts = {
    show: t('showcase.words.password.show'),
    hide: t('showcase.words.password.hide'),
    capsLock: t('showcase.words.password.capsLock'),
  }
  return (
    <>
      <TextField name="email" type="email" label={t('showcase.words.email')} autoComplete="off" required />
      {canShow ? (
        <PasswordField name="password" label={label} autoComplete="off" required texts={texts} />
      ) : (
        <TextField name="password" type="password" label={label} autoComplete="off" required />
      )}
    </>
  )
}
