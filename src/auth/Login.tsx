import { useAuthSurroundings } from './AuthContext.ts'
import { SplitFrame } from './AuthFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The login screen. */
export function Login() {
  const { t } = useAuthSurroundings()
  return (
    <SplitFrame title={t('auth.signIn.title')} lead={t('auth.signIn.lead')}>
      <SignInForm />
    </SplitFrame>
  )
}
