import { useAuthSurroundings } from './AuthContext.ts'
import { CentredFrame, SplitFrame } from './AuthFrame.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { SignInForm } from './SignInForm.tsx'

type Frame = typeof SplitFrame

/** The sign-in form in its frame; the pages of a pair lead to each other. */
const signInPage = (Frame: Frame, registerPath?: string) =>
  function SignInPage() {
    const { t } = useAuthSurroundings()
    return (
      <Frame title={t('auth.signIn.title')} lead={t('auth.signIn.lead')}>
        <SignInForm registerPath={registerPath} />
      </Frame>
    )
  }

const registerPage = (Frame: Frame, signInPath: string) =>
  function RegisterPage() {
    const { t } = useAuthSurroundings()
    return (
      <Frame title={t('auth.register.title')} lead={t('auth.register.lead')}>
        <RegisterForm signInPath={signInPath} />
      </Frame>
    )
  }

/** The login screen, and the forms as they are shown: beside a drawn panel and in the middle of the page. */
export const formPages = {
  login: signInPage(SplitFrame),
  'login-1': signInPage(SplitFrame, 'register-1'),
  'login-2': signInPage(CentredFrame, 'register-2'),
  'register-1': registerPage(SplitFrame, 'login-1'),
  'register-2': registerPage(CentredFrame, 'login-2'),
}
