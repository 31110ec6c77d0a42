import type { ComponentProps } from 'react'
import { PasswordField as AnyPasswordField } from '../shell/controls/PasswordField.tsx'
import { useAuthSurroundings } from './AuthContext.ts'

export { TextField } from '../shell/controls/TextField.tsx'

/** A password on the pages before sign-in, in their own language. */
export function PasswordField(props: Omit<ComponentProps<typeof AnyPasswordField>, 'texts'>) {
  const { t } = useAuthSurroundings()
  const texts = {
    show: t('auth.signIn.show'),
    hide: t('auth.signIn.hide'),
    capsLock: t('auth.signIn.capsLock'),
  }
  return <AnyPasswordField {...props} texts={texts} />
}
