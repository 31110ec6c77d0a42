import { useSyncExternalStore } from 'react'
import { defined } from '../core/defined.ts'
import { type Locale, locales } from '../core/locale.ts'
import { isTimeZone, looksLikeTimeZone } from '../fields/dateTime/shopTimeZone.ts'
import type { HttpClient } from './httpTypes.ts'

/** What the public settings file may say about the shop's back office; everything else in it is ignored. */
export interface PublicSettings {
  readonly title: string
  /** An absolute http(s) address. */
  readonly logo: string | null
  /** Where customers find the shop, without a slash at its end; null where nobody said so. */
  readonly store: string | null
  /** Whose clock the shop goes by; absent where nothing is said. */
  readonly timeZone?: string
  /** The languages that staff are offered, the usual one first; absent where nothing is said. */
  readonly locales?: readonly Locale[]
  /** With what the sales dashboard opens, the first day of the week, how digits are grouped, how lists begin; absent where they are as delivered. */
  readonly period?: string
  readonly comparison?: string
  readonly firstDay?: string
  readonly grouping?: string
  readonly pageSize?: string
  readonly density?: string
  /** The shop's own colour, and addresses of its pictures: the logo on what is dark, in the tab, beside the sign-in form; absent as delivered. */
  readonly accent?: string
  readonly logoDark?: string
  readonly icon?: string
  readonly signInPicture?: string
  /** What asks the push service for a device token; null where the shop sends no push messages. */
  readonly firebase: FirebaseSettings | null
}

/** The public web configuration of the push service. */
export interface FirebaseSettings {
  readonly apiKey: string
  readonly projectId: string
  readonly messagingSenderId: string
  readonly appId: string
  readonly vapidKey: string
}

const builtIn: PublicSettings = Object.freeze({ title: 'Atelier', logo: null, store: null, firebase: null })
const copyName = 'atelier.settings'
const mostBytes = 256 * 1024
const fileTimeout = 10_000

let current: PublicSettings | undefined
const listeners = new Set<() => void>()

/** The settings as they are known now: those of the file, its last good copy, or the built-in ones. Never waits. */
export function readPublicSettings(): PublicSettings {
  current ??= lastCopy() ?? builtIn
  return current
}

/** The public settings; the component follows when the file arrives. */
export const usePublicSettings = (): PublicSettings =>
  useSyncExternalStore(onPublicSettings, readPublicSettings, readPublicSettings)

/** Tells whenever the file has been read. Returns how to stop. */
export function onPublicSettings(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Asks the API where the settings file is and reads it (specification, section 7). Never rejects: a failure is only logged, and the
 * last good copy stays.
 */
export async function loadPublicSettings(http: HttpClient): Promise<void> {
  try {
    const { json } = await http.json(`${http.apiUrl}/home/getTxt/public`)
    const link = allowedLink(json?.generalTxt, http.apiUrl)
    const file = JSON.parse(await readFile(link)) as { adminSettings?: unknown } | null
    const first = Array.isArray(file?.adminSettings) ? file.adminSettings[0] : undefined
    if (typeof first !== 'object' || first === null)
      throw new Error('The settings file has no entry in adminSettings.')
    const settings = publicSettingsOf(first, link)
    // Whoever holds the push configuration can send messages in the shop's name, and the store is opened from here; another origin
    // may only name the shop.
    current = ours(http.apiUrl).includes(link.origin)
      ? settings
      : Object.freeze({ ...settings, store: null, firebase: null })
    keepCopy(current)
    for (const listener of listeners) listener()
  } catch (error) {
    if (import.meta.env.DEV) console.warn('The public settings could not be read.', error)
  }
}

/** Takes what is understood out of an entry of the file, into a fresh object; `base` is the address of the file. */
function publicSettingsOf(entry: object, base: string | URL, isZone = isTimeZone): PublicSettings {
  const { title, logo, store, firebase, locales: given, timeZone } = entry as Record<string, unknown>
  const offered = Array.isArray(given) ? given.filter((each) => locales.includes(each)) : []
  const words = ['period', 'comparison', 'firstDay', 'grouping', 'pageSize', 'density', 'accent'].flatMap(
    (name) => wordOf(entry, name),
  )
  const pictures = ['logoDark', 'icon', 'signInPicture'].flatMap((name) => {
    const picture = pictureOf((entry as Record<string, unknown>)[name], base)
    return picture === null ? [] : [[name, picture] as const]
  })
  return Object.freeze(
    defined<PublicSettings>({
      title: titleOf(title) ?? builtIn.title,
      logo: pictureOf(logo, base),
      store: storeOf(store),
      firebase: firebaseOf(firebase),
      timeZone: isZone(timeZone) ? timeZone : undefined,
      locales: offered.length > 0 ? offered : undefined,
      ...(Object.fromEntries([...words, ...pictures]) as object),
    }),
  )
}

/** A setting that is one of some words, or a colour; whoever obeys it knows which. */
function wordOf(entry: object, name: string): [string, string][] {
  const value: unknown = Object.hasOwn(entry, name) ? (entry as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' && /^#?\w{1,20}$/.test(value) ? [[name, value]] : []
}

function titleOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return (
    value
      .replace(/[\p{C}\s]+/gu, ' ')
      .trim()
      .slice(0, 80) || undefined
  )
}

function pictureOf(value: unknown, base: string | URL): string | null {
  if (typeof value !== 'string' || value === '' || value.length > 2048) return null
  try {
    const url = new URL(value, base)
    return isSecure(url) && !url.username && !url.password ? url.href : null
  } catch {
    return null
  }
}

function storeOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2048) return null
  try {
    const { protocol, origin, pathname, username, password } = new URL(value)
    const isWeb = (protocol === 'https:' || protocol === 'http:') && !username && !password
    return isWeb ? `${origin}${pathname.replace(/\/+$/, '')}` : null
  } catch {
    return null
  }
}

function firebaseOf(value: unknown): FirebaseSettings | null {
  if (typeof value !== 'object' || value === null) return null
  const parts = ['apiKey', 'projectId', 'messagingSenderId', 'appId', 'vapidKey'].map((name) => {
    const part: unknown = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
    return typeof part === 'string' && /^[\w:.-]{1,300}$/.test(part) ? ([name, part] as const) : undefined
  })
  return parts.includes(undefined)
    ? null
    : (Object.fromEntries(parts as [string, string][]) as unknown as FirebaseSettings)
}

/** Plain http is only as good as the page itself: on its own origin. */
const isSecure = (url: URL) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && url.origin === location.origin)

/** The file may lie beside the page, beside the API, or on an origin named in the setting `VITE_SETTINGS_ORIGINS`. */
function allowedLink(value: unknown, apiUrl: string): URL {
  if (typeof value !== 'string' || value === '' || value.length > 2048)
    throw new Error('generalTxt is not a link.')
  const url = new URL(value, apiUrl)
  const named = (import.meta.env.VITE_SETTINGS_ORIGINS ?? '').split(/[\s,]+/)
  if (ours(apiUrl).includes(url.origin) || (url.protocol === 'https:' && named.includes(url.origin)))
    return url
  throw new Error(
    `The settings file may not come from ${url.origin}. Name its origin in VITE_SETTINGS_ORIGINS.`,
  )
}

const ours = (apiUrl: string) => [location.origin, new URL(apiUrl).origin]

async function readFile(link: URL): Promise<string> {
  const signal = AbortSignal.timeout(fileTimeout)
  const answer = await fetch(link, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    signal,
  })
  if (!answer.ok || !answer.body) throw new Error(`The settings file answered ${answer.status}.`)
  const parts: Uint8Array[] = []
  let bytes = 0
  for (const reader = answer.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > mostBytes) {
      await reader.cancel()
      throw new Error(`The settings file is larger than ${mostBytes} bytes.`)
    }
    parts.push(value)
  }
  // TextDecoder drops a byte order mark.
  return new TextDecoder().decode(await new Blob(parts as BlobPart[]).arrayBuffer())
}

function lastCopy(): PublicSettings | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(copyName) ?? 'null')
    if (typeof copy !== 'object' || copy === null) return undefined
    // Its zone is looked at when a moment is shown (`shopTimeZone`): Intl would hold up the first paint.
    return publicSettingsOf(copy, location.origin, looksLikeTimeZone)
  } catch {
    return undefined
  }
}

function keepCopy(settings: PublicSettings): void {
  try {
    localStorage.setItem(copyName, JSON.stringify(settings))
  } catch {
    // Without a copy the built-in settings serve until the file arrives.
  }
}
