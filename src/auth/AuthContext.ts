import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../core/locale.ts'
import type { Translate } from '../providers/failure.ts'
import type { Credentials } from '../providers/signIn.ts'

/** A link to another page; `to` is a path. */
export type AuthLink = ComponentType<{ to: string; className?: string | undefined; children: ReactNode }>

/** Who is invited. */
export interface Invited {
  readonly name: string
  readonly email: string
  /** Fewest characters of the password that they choose. */
  readonly passwordLength: number
}

/** What the pages before sign-in need of their surroundings, which are their own routes or a preview in the application area. */
export interface AuthSurroundings {
  readonly t: Translate
  readonly locale: Locale
  /** Absent in a preview, where the application has a language choice of its own. */
  readonly chooseLocale?: (locale: Locale) => void
  /** Absent in a preview, where the person is signed in already. */
  readonly signIn?: (credentials: Credentials) => Promise<void>
  /** Uses an invitation: without a password it answers whose it is. Absent in a preview. */
  readonly followInvitation?: (token: string, password?: string) => Promise<Invited>
  /** Asks for a link to a new password; answers whether this shop sends such links. Absent in a preview. */
  readonly forgotPassword?: (email: string) => Promise<{ readonly byMail: boolean }>
  /** What the paths of these pages begin with. */
  readonly base: '/auth' | '/app'
  readonly Link: AuthLink
}

export const AuthContext = createContext<AuthSurroundings | undefined>(undefined)

/** The surroundings of the page. @throws Error outside `AuthRoutes` and `AuthPreview`. */
export function useAuthSurroundings(): AuthSurroundings {
  const surroundings = useContext(AuthContext)
  if (!surroundings)
    throw new Error('A page before sign-in has no surroundings. Show it by AuthRoutes or AuthPreview.')
  return surroundings
}
