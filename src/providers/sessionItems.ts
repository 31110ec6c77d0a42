import { type AccountType, type PermissionMap, permissionMap } from '../core/access.ts'
import { clearRoleView, type RoleView, storedRoleView } from './roleView.ts'

/** The user object as sign-in answers it (specification, sections 3 and 7). */
export interface SessionUser {
  readonly _id: string
  readonly type: AccountType
  readonly username: string
  readonly name: string
}

/** The signed-in part of the authentication state (specification, section 3). */
export interface Session {
  readonly token: string
  readonly type: AccountType
  readonly userId: string
  readonly userName: string
  readonly user: SessionUser
  readonly roles: PermissionMap
  /** The role as which they look at the shop in this tab: type and permissions are its then. */
  readonly view: RoleView | null
}

/** Names of the items in local storage. The device token is not one of them: it belongs to the browser and survives sign-out. */
export const sessionItems = {
  token: 'auth_token',
  type: 'auth_type',
  roles: 'auth_roles',
  id: 'auth_id',
  name: 'auth_name',
  user: 'auth_user',
} as const

/** Where it is noted that the server ended the session, so that other tabs do not take it for a sign-out of their person. No session item: it outlives the session. */
const refusedItem = 'session_refused'

/** Notes that the server ended the session, with what it said; null forgets it. */
export function noteRefused(told: string | null): void {
  try {
    if (told === null) localStorage.removeItem(refusedItem)
    else localStorage.setItem(refusedItem, told)
  } catch {
    // Tabs without a shared storage have no session in common.
  }
}

/** What the server said when it ended the session that was there last, be it nothing; null where it did not end it. */
export const refusedWith = (): string | null => get(refusedItem)

/** Where the items are while the browser refuses local storage: in this tab only, until it closes. */
const memory = new Map<string, string>()

/** Whether the session lives in this tab alone, so that the other tabs cannot read it. */
export const isSessionPrivate = (): boolean => memory.size > 0

function get(name: string): string | null {
  if (memory.has(name)) return memory.get(name) ?? null
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function set(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    memory.set(name, value)
  }
}

/** The stored token, or null. */
export const storedToken = (): string | null => get(sessionItems.token)

/** Stores the person and the permission map. */
export function storePerson({ _id, type, username, name }: SessionUser, roles: PermissionMap): void {
  set(sessionItems.type, type)
  set(sessionItems.id, _id)
  set(sessionItems.name, name)
  set(sessionItems.user, JSON.stringify({ _id, type, username, name }))
  set(sessionItems.roles, JSON.stringify(roles))
}

/** Stores the token; the last of the items, because the other tabs act on it and then read the rest. */
export const storeToken = (token: string): void => set(sessionItems.token, token)

/** Removes all session items. */
export function clearSessionItems(): void {
  memory.clear()
  clearRoleView()
  for (const name of Object.values(sessionItems)) {
    try {
      localStorage.removeItem(name)
    } catch {
      // Nothing of ours can be in a storage that refuses us.
    }
  }
}

/** Reads the session, or null where there is none that may be used: what storage holds is not trusted. */
export function storedSession(): Session | null {
  const token = get(sessionItems.token)
  const type = get(sessionItems.type)
  const userId = get(sessionItems.id)
  if (!token || !userId || (type !== 'ADMIN' && type !== 'SUB_ADMIN')) return null
  const { username } = parsed(get(sessionItems.user))
  const name = get(sessionItems.name) ?? ''
  const view = storedRoleView(userId)
  const roles = Object.entries(parsed(get(sessionItems.roles)))
  return Object.freeze({
    token,
    type: view ? 'SUB_ADMIN' : type,
    userId,
    userName: name,
    view,
    user: Object.freeze({ _id: userId, type, username: typeof username === 'string' ? username : '', name }),
    roles: view?.roles ?? permissionMap(roles.map(([key, flags]) => ({ ...(flags as object), key }))),
  })
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
