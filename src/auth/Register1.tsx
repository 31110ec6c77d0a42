import { useAuthSurroundings } from './AuthContext.ts'
import { SplitFrame } from './AuthFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** The registration form beside a drawn panel. */
export function Register1() {
  const { t } = useAuthSurroundings()
  return (
    <SplitFrame title={t('auth.register.title')} lead={t('auth.register.lead')}>
      <RegisterForm signInPath="login-1" />
    </SplitFrame>
  )
}
