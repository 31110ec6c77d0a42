import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame } from './AuthFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** The registration form in the middle of the page. */
export function Register2() {
  const { t } = useAuthSurroundings()
  return (
    <CentredFrame title={t('auth.register.title')} lead={t('auth.register.lead')}>
      <RegisterForm signInPath="login-2" />
    </CentredFrame>
  )
}
