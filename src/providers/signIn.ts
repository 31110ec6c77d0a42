import { HttpError } from 'ra-core'
import { deviceToken } from '../push/deviceToken.ts'
import { notePosition } from './earlyRead.ts'
import { type FailureBody, textOf } from './failure.ts'
import type { HttpClient } from './httpTypes.ts'
import { authToken, endSession, renewSession, startSession } from './session.ts'
import type { SessionUser } from './sessionItems.ts'

/** What a person types: `authinfo` is an e-mail address or a user name. */
export interface Credentials {
  readonly authinfo: string
  readonly password: string
  /** The second step, once it was asked for. */
  readonly code?: string
}

/**
 * Signs in and stores the session. Call it within the click: the browser may ask for notifications now.
 * @throws HttpError with the sentence to show; its `body.retryAfter` is the waiting time in seconds while sign-in is throttled, its
 * `body.code` is `code-needed` where the account has a second step.
 */
export async function signIn(http: HttpClient, { authinfo, password, code }: Credentials): Promise<void> {
  const device = await deviceToken()
  const body = JSON.stringify({ authinfo, password, deviceToken: device, code })
  const answer = await http
    .json(`${http.apiUrl}/auth/login`, { method: 'POST', body, anonymous: true })
    .catch((error: unknown) => Promise.reject(signInError(error, http)))
  const { sessionToken, user } = (answer.json ?? {}) as { sessionToken?: unknown; user?: unknown }
  const person = personOf(user)
  if (typeof sessionToken !== 'string' || sessionToken === '' || !person) {
    throw new HttpError(http.translate('session.failure.error'), answer.status)
  }
  if (person.type !== 'ADMIN' && person.type !== 'SUB_ADMIN') {
    throw new HttpError(http.translate('session.invalidLoginType'), answer.status)
  }
  startSession(sessionToken, person, (user as { permissions?: unknown }).permissions)
}

/** Fetches the person's permissions as they are now; a refusal ends the session, any other failure leaves it as it is. */
export async function refreshSession(http: HttpClient): Promise<void> {
  const token = authToken()
  if (token === null) return
  try {
    const answer = await http.json(`${http.apiUrl}/auth/session`)
    notePosition(answer)
    const { json } = answer
    const person = personOf(json?.user)
    if (person && authToken() === token) renewSession(person, json.user.permissions)
  } catch {
    // The permissions of the sign-in hold until the server can be asked; it checks every request itself.
  }
}

/** Signs out here and in all tabs, at once and whatever the server says; it is told as well as things allow. */
export function signOut(http: HttpClient): void {
  const token = authToken()
  endSession('signed-out')
  if (token === null) return
  const headers = { Authorization: `Bearer ${token}` }
  http
    .json(`${http.apiUrl}/auth/logout`, { method: 'POST', headers, anonymous: true, keepalive: true })
    .catch(() => undefined)
}

function personOf(user: unknown): SessionUser | null {
  if (typeof user !== 'object' || user === null) return null
  const { _id, type, username, name } = user as Record<string, unknown>
  if ((typeof _id !== 'string' && typeof _id !== 'number') || _id === '' || typeof type !== 'string')
    return null
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { _id: String(_id), type: type as SessionUser['type'], username: text(username), name: text(name) }
}

/** The server's message, else the error's, else `Error` (specification, section 8). */
function signInError(error: unknown, { translate }: HttpClient): HttpError {
  const { message = '', status = 0, body } = error as Partial<HttpError>
  const { retryAfter, code, message: told } = (body ?? {}) as FailureBody
  return new HttpError(textOf(told) ?? (message || translate('session.failure.error')), status, {
    retryAfter,
    code,
  })
}
