import { useAuthSurroundings } from './AuthContext.ts'
import { SplitFrame } from './AuthFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in form beside a drawn panel. */
export function Login1() {
  const { t } = useAuthSurroundings()
  return (
    <SplitFrame title={t('auth.signIn.title')} lead={t('auth.signIn.lead')}>
      <SignInForm registerPath="register-1" />
    </SplitFrame>
  )
}
