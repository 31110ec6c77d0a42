import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

/** The sign-in form in the middle of the page. */
export function Login2() {
  const { t } = useAuthSurroundings()
  return (
    <CentredFrame title={t('auth.signIn.title')} lead={t('auth.signIn.lead')}>
      <SignInForm registerPath="register-2" />
    </CentredFrame>
  )
}
