import { type ComponentType, lazy } from 'react'
import { ErrorPage1 } from './ErrorPage1.tsx'
import { ErrorPage2 } from './ErrorPage2.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { Login } from './Login.tsx'
import { Login1 } from './Login1.tsx'
import { Login2 } from './Login2.tsx'
import { Register1 } from './Register1.tsx'
import { Register2 } from './Register2.tsx'

// Few ever see it, and nobody twice.
const Invitation = lazy(() => import('./Invitation.tsx'))

/** The pages before sign-in by their path (specification, section 2), and that of an invitation. */
export const authPages: Readonly<Record<string, ComponentType>> = {
  login: Login,
  'login-1': Login1,
  'login-2': Login2,
  'register-1': Register1,
  'register-2': Register2,
  'forgot-password': ForgotPassword,
  'error-page-1': ErrorPage1,
  'error-page-2': ErrorPage2,
  invitation: Invitation,
}
