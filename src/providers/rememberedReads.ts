import { onSessionChange, readSession } from './session.ts'

/** What a list asked for when it was last shown at an address; the newest first, of one person. */
export interface RememberedReads {
  readonly person: string
  readonly reads: readonly (readonly [address: string, url: string])[]
}

const itemName = 'atelier.reads'
const most = 20

/** A record's page begins with the record: what else is asked for there, such as its neighbours, has time. */
const listAddress = /^\/app\/[^/]+\/[^/]+$/

/** Remembers what the list at this address asks for: a read whose answer says which part of how many it is. */
export function rememberRead({ method, url }: Request, answer: Response): void {
  const { userId: person, view } = readSession() ?? {}
  if (method !== 'GET' || person === undefined || view || !answer.headers.has('Content-Range')) return
  if (!listAddress.test(location.pathname) || /\/(lookup|history)\?/.test(url)) return
  const address = location.pathname + location.search
  const before = rememberedReads(person).reads.filter(([other]) => other !== address)
  write({ person, reads: [[address, url] as const, ...before].slice(0, most) })
}

/** What is remembered of this person. */
export function rememberedReads(person: string): RememberedReads {
  try {
    const kept = JSON.parse(localStorage.getItem(itemName) ?? 'null') as RememberedReads | null
    if (kept?.person === person && Array.isArray(kept.reads)) return kept
  } catch {
    // What cannot be read was not remembered.
  }
  return { person, reads: [] }
}

/** Forgets it all when the session ends, and what is under way for it. Call once at the start. */
export function clearReadsWithSession(): void {
  onSessionChange(({ kind }) => (kind === 'ended' || kind === 'paused') && clear())
}

function write(kept: RememberedReads): void {
  try {
    localStorage.setItem(itemName, JSON.stringify(kept))
  } catch {
    // The next visit is a little slower.
  }
}

function clear(): void {
  window.earlyRead = undefined
  try {
    localStorage.removeItem(itemName)
  } catch {
    // Nothing can be in a storage that refuses us.
  }
}
