import type { Store } from 'ra-core'
import { afterFirstPage } from '../../providers/firstPage.ts'
import type { HttpClient } from '../../providers/httpTypes.ts'
import { authToken, readSession } from '../../providers/session.ts'
import { isThemeValue, type KeptThemeState, keptKeys } from './themeState.ts'

/** What the server alone changes: another window of this browser hears of it too, and nobody tells it back. */
const ofServer = 'roleDashboards'

/** What goes along with an account beside the theme state: the height of rows, the columns of lists, single-key shortcuts, push messages in front, start page, pinned pages, dashboards, those of one’s roles, the plan of the demonstration, what the calendar shows beside events. */
const further: Readonly<Record<string, (value: unknown) => boolean>> = {
  density: (value) => value === 'comfortable' || value === 'compact',
  columns: isObject,
  shortcuts: (value) => typeof value === 'boolean',
  pushInFront: (value) => typeof value === 'boolean',
  startPage: (value) => typeof value === 'string',
  pinned: Array.isArray,
  dashboards: isObject,
  dashboardVisit: isObject,
  [ofServer]: isObject,
  demoPlan: isObject,
  calendarLayers: Array.isArray,
}

/** What exactly it may hold is the dashboards' own matter, which read it with care. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const keys: readonly string[] = [...keptKeys, ...Object.keys(further)]
const isValue = (key: string, value: unknown) =>
  further[key]?.(value) ?? isThemeValue(key as keyof KeptThemeState, value)

/** Milliseconds without a further change before the account is told. */
const pause = 400

/**
 * Keeps the preferences of the signed-in person on the account as well (`auth/preferences`): what the account knows comes into this
 * browser, what the person changes goes to the account. Until sign-in, and for good behind a server that has no such route, the
 * browser alone keeps them; nothing is ever said about it. Returns how to stop.
 */
export function followPreferences(http: HttpClient, store: Store): () => void {
  const token = authToken()
  const told = new Map<string, unknown>()
  const changed = new Map<string, unknown>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = token !== null

  const call = (init: RequestInit) =>
    // A refusal here must not end a session: other servers may not know the route and say so in their own way.
    http.json(`${http.apiUrl}/auth/preferences`, {
      ...init,
      anonymous: true,
      headers: { Authorization: `Bearer ${token}` },
    })
  const stop = () => {
    isKept = false
    clearTimeout(timer)
    for (const end of ends) end()
  }
  const tell = () => {
    clearTimeout(timer)
    // Whoever looks as a role changes nothing, their own account neither.
    if (!isKept || changed.size === 0 || readSession()?.view) return
    const body = JSON.stringify(Object.fromEntries(changed))
    for (const [key, value] of changed) told.set(key, value)
    changed.clear()
    call({ method: 'PUT', body, keepalive: true }).catch(() => undefined)
  }
  const note = (key: string) => (value: unknown) => {
    if (!isKept || !isValue(key, value) || told.get(key) === value) return
    changed.set(key, value)
    clearTimeout(timer)
    timer = setTimeout(tell, pause)
  }
  const ends = keys.filter((key) => key !== ofServer).map((key) => store.subscribe(key, note(key)))
  window.addEventListener('pagehide', tell)
  ends.push(() => window.removeEventListener('pagehide', tell))

  const ask = () =>
    void call({}).then(({ json }) => {
      if (!isKept || typeof json !== 'object' || json === null) return
      for (const key of keys) {
        const value: unknown = Object.hasOwn(json, key) ? json[key] : undefined
        // What the person has changed in the meantime is newer.
        if (!isValue(key, value) || changed.has(key)) continue
        told.set(key, value)
        if (store.getItem(key) !== value) store.setItem(key, value)
      }
    }, stop)
  if (isKept) afterFirstPage(ask)
  else stop()
  return stop
}
