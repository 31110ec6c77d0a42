import { type ComponentType, lazy } from 'react'
import { ErrorPage1 } from './ErrorPage1.tsx'
import { ErrorPage2 } from './ErrorPage2.tsx'
import { ForgotPassword } from './ForgotPassword.tsx'
import { formPages } from './formPages.tsx'

// Few ever see it, and nobody twice.
const Invitation = lazy(() => import('./Invitation.tsx'))

/** The pages before sign-in by their path (specification, section 2), and that of an invitation. */
export const authPages: Readonly<Record<string, ComponentType>> = {
  ...formPages,
  'forgot-password': ForgotPassword,
  'error-page-1': ErrorPage1,
  'error-page-2': ErrorPage2,
  invitation: Invitation,
}
