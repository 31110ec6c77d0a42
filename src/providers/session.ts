import { permissionMap, type Viewer } from '../core/access.ts'
import { keepsPage } from './pageInUse.ts'
import { storeRoleView } from './roleView.ts'
import {
  clearSessionItems,
  isSessionPrivate,
  noteRefused,
  refusedWith,
  type Session,
  type SessionUser,
  sessionItems,
  storedSession,
  storedToken,
  storePerson,
  storeToken,
} from './sessionItems.ts'

/** Why there is no session any more: asked for here, in another tab, or refused by the server with 401 or 403. */
export type EndReason = 'signed-out' | 'elsewhere' | 'refused'

/**
 * What happened. `replaced`: somebody else signed in; `renewed`: the same person with a new token or new rights. `paused`: the session
 * has ended, and its page is kept until the person signs in again (`resumed`), somebody else does (`replaced`), or nobody (`ended`).
 */
export type SessionChange =
  | { readonly kind: 'started' | 'renewed' | 'replaced' | 'paused' | 'resumed' }
  | { readonly kind: 'ended'; readonly reason: EndReason }

const listeners = new Set<(change: SessionChange) => void>()
let known: Session | null | undefined
let lastEnd: EndReason | null = null
let kept: Session | null = null
let startAfresh: (to?: string) => void = () => {}
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

/** The session that the server ended while somebody worked, whose page is kept until they have signed in again; else null. */
export const keptSession = (): Session | null => kept

/** Whose page is shown: the person who is signed in, or the one whose page is kept. The token in it is worth nothing then. */
export const shownSession = (): Session | null => readSession() ?? kept

/** Gives up the page that was kept: nobody goes on with it. */
export function leaveKeptPage(): void {
  if (!kept) return
  kept = null
  publish({ kind: 'ended', reason: 'refused' })
}

/** Who is asking, for all decisions about what to show; someone without any right when signed out. */
export function viewer(): Viewer {
  const session = shownSession()
  return session ? { type: session.type, permissions: session.roles } : nobody
}

const nobody: Viewer = Object.freeze({ type: 'CUSTOMER', permissions: permissionMap([]) })

/** Why the last session of this tab ended; null while signed in and before the first one. */
export const lastEndReason = (): EndReason | null => lastEnd

/** What the server said when it ended the last session; empty where it said nothing. */
export const lastEndWords = (): string => refusedWith() ?? ''

/** Stores what sign-in answered. The caller has made sure that this type of account may sign in. */
export function startSession(token: string, user: SessionUser, permissions: unknown): void {
  noteRefused(null)
  storePerson(user, permissionMap(permissions))
  storeToken(token)
  begin(user._id, changed)
}

/** Goes on with the page that was kept, where it is the same person's; nothing of it is left for somebody else. */
function begin(userId: string, tell: (change: SessionChange) => void) {
  const before = kept
  kept = null
  lastEnd = null
  const kind = before === null ? 'started' : before.userId === userId ? 'resumed' : 'replaced'
  tell({ kind })
  if (kind === 'replaced') startAfresh('/')
}

/** Puts in the person's data and permissions as they are now on the server. */
export function renewSession(user: SessionUser, permissions: unknown): void {
  const view = readSession()?.view
  // What a role shows in this tab is no business of the others.
  if (view) storeRoleView(view, permissions)
  else storePerson(user, permissionMap(permissions))
  changed({ kind: 'renewed' })
}

/**
 * Clears all session items and tells everyone, once. With `token` only that very session ends: a late refusal of an earlier
 * session must not end the next one. `words` are the server's. Returns whether there was a session to end.
 */
export function endSession(reason: EndReason, token?: string, words = ''): boolean {
  const current = storedToken()
  const person = readSession()
  if (current !== null && token !== undefined && token !== current) return false
  // Before the token goes, which the other tabs act on.
  if (current !== null) noteRefused(reason === 'refused' ? words : null)
  clearSessionItems()
  if (current === null) return false
  channel?.postMessage('ended')
  ended(reason, person)
  return true
}

/** Tells that there is no session any more; a page in use is kept where it was not its person who ended it. */
function ended(reason: EndReason, person: Session | null) {
  known = storedSession()
  lastEnd = reason
  kept = reason === 'refused' && keepsPage() ? person : null
  publish(kept ? { kind: 'paused' } : { kind: 'ended', reason })
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
export function watchSession(reload: (to?: string) => void = loadAgain): () => void {
  startAfresh = reload
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

const loadAgain = (to?: string) => (to === undefined ? location.reload() : location.replace(to))

/** Compares what this tab knows with what storage holds now. */
function compare(reload: (to?: string) => void) {
  const before = readSession()
  const now = storedSession()
  if (JSON.stringify(before) === JSON.stringify(now)) return
  known = now
  if (!now) {
    ended(refusedWith() === null ? 'elsewhere' : 'refused', before)
  } else if (!before) {
    begin(now.userId, publish)
  } else if (before.userId !== now.userId) {
    publish({ kind: 'replaced' })
    reload()
  } else {
    publish({ kind: 'renewed' })
  }
}
