import { currentLocale } from './locale.ts'
import { onSessionChange, readSession } from './session.ts'

/** What a list asked for when it was last shown at an address; the newest first, of one person. */
interface Remembered {
  readonly person: string
  readonly reads: readonly (readonly [address: string, url: string])[]
}

interface EarlyRead {
  readonly url: string
  readonly token: string
  readonly locale: string
  readonly answer: Promise<Response>
}

const itemName = 'atelier.reads'
const most = 20
const timeout = 20_000

let early: EarlyRead | undefined

/**
 * Sends the request that the list at this address made the last time, together with the code of the page instead of after it. Whoever
 * makes the very same request finds it under way (`takeEarlyRead`); a page that asks for something else has lost one read.
 */
export function startEarlyRead(): void {
  onSessionChange(({ kind }) => (kind === 'ended' || kind === 'paused') && forget())
  const session = readSession()
  if (!session || session.view) return
  const url = readAt(location)
  if (url === undefined || !isOfApi(url)) return
  const locale = currentLocale()
  const headers = {
    Accept: 'application/json',
    'Accept-Language': locale,
    Authorization: `Bearer ${session.token}`,
  }
  const answer = fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  // Whoever takes it hears of the failure; where nobody does, nobody needs to.
  answer.catch(() => undefined)
  early = { url, token: session.token, locale, answer }
  setTimeout(() => {
    early = undefined
  }, timeout)
}

/** The answer to this very request where it is under way already; once. */
export function takeEarlyRead({ method, url, headers }: Request): Promise<Response> | undefined {
  const taken = early
  const isSame =
    taken !== undefined &&
    method === 'GET' &&
    url === taken.url &&
    headers.get('Authorization') === `Bearer ${taken.token}` &&
    headers.get('Accept') === 'application/json' &&
    headers.get('Accept-Language') === taken.locale
  if (!isSame) return undefined
  early = undefined
  // An early failure is no reason to fail: the request is then made as if there had been none.
  return taken.answer
}

/** Remembers what the list at this address asks for: a read whose answer says which part of how many it is. */
export function rememberRead({ method, url }: Request, answer: Response): void {
  const { userId: person, view } = readSession() ?? {}
  if (method !== 'GET' || person === undefined || view || !answer.headers.has('Content-Range')) return
  if (!location.pathname.startsWith('/app/') || /\/(lookup|history)\?/.test(url)) return
  const address = here()
  const before = remembered().reads.filter(([other]) => other !== address)
  write({ person, reads: [[address, url] as const, ...before].slice(0, most) })
}

/** A list that is opened without parameters is shown as it was left, so it asks for what was asked for last. */
function readAt({ pathname, search }: Location): string | undefined {
  const isIt = search
    ? (address: string) => address === pathname + search
    : (address: string) => address.split('?')[0] === pathname
  return remembered().reads.find(([address]) => isIt(address))?.[1]
}

/** What is stored is not trusted with the token: it goes to the API alone. */
function isOfApi(url: string): boolean {
  const base = new URL(`${import.meta.env.VITE_API_URL || '/api/v1'}/`.replace(/\/+$/, '/'), location.href)
  return URL.canParse(url) && new URL(url).href.startsWith(base.href)
}

const here = () => location.pathname + location.search

function remembered(): Remembered {
  const person = readSession()?.userId ?? ''
  try {
    const kept = JSON.parse(localStorage.getItem(itemName) ?? 'null') as Remembered | null
    if (kept?.person === person && Array.isArray(kept.reads)) return kept
  } catch {
    // What cannot be read was not remembered.
  }
  return { person, reads: [] }
}

function write(kept: Remembered): void {
  try {
    localStorage.setItem(itemName, JSON.stringify(kept))
  } catch {
    // The next visit is a little slower.
  }
}

function forget(): void {
  early = undefined
  try {
    localStorage.removeItem(itemName)
  } catch {
    // Nothing can be in a storage that refuses us.
  }
}
