import { permissionMap, type Viewer } from '../core/access.ts'
import {
  clearSessionItems,
  isSessionPrivate,
  noteRefused,
  type Session,
  type SessionUser,
  sessionItems,
  storedSession,
  storedToken,
  storePerson,
  storeToken,
  wasRefused,
} from './sessionItems.ts'

/** Why there is no session any more: asked for here, in another tab, or refused by the server with 401 or 403. */
export type EndReason = 'signed-out' | 'elsewhere' | 'refused'

/** What happened. `replaced`: another tab signed in as somebody else; `renewed`: the same person with a new token or new rights. */
export type SessionChange =
  | { readonly kind: 'started' | 'renewed' | 'replaced' }
  | { readonly kind: 'ended'; readonly reason: EndReason }

const listeners = new Set<(change: SessionChange) => void>()
let known: Session | null | undefined
let lastEnd: EndReason | null = null
let channel: BroadcastChannel | undefined

/** Calls back on every change of the session, in this tab or another; returns how to stop. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The session, the same object until it changes; null when signed out. */
export function readSession(): Session | null {
  if (known === undefined) known = storedSession()
  return known
}

/** The bearer token of the requests, or null. */
export const authToken = (): string | null => readSession()?.token ?? null

/** Who is asking, for all access decisions; someone without any right when signed out. */
export function viewer(): Viewer {
  const session = readSession()
  return session ? { type: session.type, permissions: session.roles } : nobody
}

const nobody: Viewer = Object.freeze({ type: 'CUSTOMER', permissions: permissionMap([]) })

/** Why the last session of this tab ended; null while signed in and before the first one. */
export const lastEndReason = (): EndReason | null => lastEnd

/** Stores what sign-in answered. The caller has made sure that this type of account may sign in. */
export function startSession(token: string, user: SessionUser, permissions: unknown): void {
  noteRefused(false)
  storePerson(user, permissionMap(permissions))
  storeToken(token)
  lastEnd = null
  changed({ kind: 'started' })
}

/** Puts in the person's data and permissions as they are now on the server. */
export function renewSession(user: SessionUser, permissions: unknown): void {
  storePerson(user, permissionMap(permissions))
  changed({ kind: 'renewed' })
}

/**
 * Clears all session items and tells everyone, once. With `token` only that very session ends: a late refusal of an earlier
 * session must not end the next one. Returns whether there was a session to end.
 */
export function endSession(reason: EndReason, token?: string): boolean {
  const current = storedToken()
  if (current !== null && token !== undefined && token !== current) return false
  // Before the token goes, which the other tabs act on.
  if (current !== null) noteRefused(reason === 'refused')
  clearSessionItems()
  if (current === null) return false
  lastEnd = reason
  changed({ kind: 'ended', reason })
  return true
}

function changed(change: SessionChange) {
  known = storedSession()
  channel?.postMessage(change.kind)
  publish(change)
}

function publish(change: SessionChange) {
  for (const listener of [...listeners]) listener(change)
}

/**
 * Follows the other tabs: signing out in one ends this one too, signing in as somebody else starts it afresh (`reload`), and a
 * page that comes back out of the browser's cache looks again first. Call once at the start; returns how to stop.
 */
export function watchSession(reload: () => void = () => location.reload()): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const look = () => compare(reload)
  // What to compare with.
  readSession()
  const onMessage = ({ data }: MessageEvent) => {
    // Without a shared storage the tabs have no session in common; ending one ends all is the safe reading.
    if (data === 'ended' && isSessionPrivate()) endSession('elsewhere')
    else look()
  }
  // A browser may bring the message before the storage it tells of; the last item of each kind of change is looked at again.
  const { token, roles, user } = sessionItems
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || [token, roles, user].some((item) => item === key)) look()
  }
  channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('atelier.session') : undefined
  channel?.addEventListener('message', onMessage)
  window.addEventListener('storage', onStorage, { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), {
    signal,
  })
  return () => {
    channel?.close()
    channel = undefined
    stop.abort()
  }
}

/** Compares what this tab knows with what storage holds now. */
function compare(reload: () => void) {
  const before = readSession()
  const now = storedSession()
  if (JSON.stringify(before) === JSON.stringify(now)) return
  known = now
  if (!now) {
    lastEnd = wasRefused() ? 'refused' : 'elsewhere'
    publish({ kind: 'ended', reason: lastEnd })
  } else if (!before) {
    lastEnd = null
    publish({ kind: 'started' })
  } else if (before.userId !== now.userId) {
    publish({ kind: 'replaced' })
    reload()
  } else {
    publish({ kind: 'renewed' })
  }
}
