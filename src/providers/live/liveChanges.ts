import { earlyPosition } from '../earlyRead.ts'
import { shownSession } from '../session.ts'
import { isSessionPrivate } from '../sessionItems.ts'
import { followChanges } from './followChanges.ts'

/** A record that was changed, as the stream tells it. */
export interface LiveChange {
  /** The name of its area. */
  readonly resource: string
  readonly id: string
  readonly kind: 'create' | 'update' | 'delete'
}

/** Called with the changes of an area; with null where any of its records may have changed. */
export type OnChanges = (changes: readonly LiveChange[] | null) => void

/** What the tab with the connection tells the others, and what these ask it. */
type Message =
  | {
      readonly kind: 'changes'
      readonly changes: readonly LiveChange[] | null
      readonly position?: string | undefined
    }
  | { readonly kind: 'live'; readonly isLive: boolean }
  | { readonly kind: 'who' }

const subscribers = new Map<string, Set<OnChanges>>()
const watchers = new Set<() => void>()
let isLive = false
let position: string | undefined
let running: AbortController | undefined

/** Whether changes are heard of at this moment; where not, whoever wants to be up to date has to ask. */
export const isHearing = (): boolean => isLive

/** Calls back when `isHearing` changes; returns how to stop. */
export function watchHearing(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Hears of the changes in an area as long as it is wanted; one connection serves all tabs of a browser. Returns how to stop. */
export function onChanges(resource: string, onChange: OnChanges): () => void {
  const those = subscribers.get(resource) ?? new Set()
  subscribers.set(resource, those.add(onChange))
  running ??= begin()
  return () => {
    those.delete(onChange)
    if (those.size === 0) subscribers.delete(resource)
    if (subscribers.size > 0) return
    running?.abort()
    running = undefined
    // Without a connection nobody knows what comes next; who begins anew reads anew.
    position = undefined
    setLive(false)
  }
}

function begin(): AbortController {
  const stop = new AbortController()
  const { signal } = stop
  const name = `changes ${shownSession()?.userId ?? ''}`
  // A browser has few connections to a server to give; tabs that have no session in common have none in common either.
  const isShared = 'locks' in navigator && !isSessionPrivate()
  const channel = isShared ? new BroadcastChannel(name) : undefined
  let isLeading = false
  const send = (message: Message) => channel?.postMessage(message)
  signal.addEventListener('abort', () => channel?.close())
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'who') {
      if (isLeading) send({ kind: 'live', isLive })
    } else if (data.kind === 'live') setLive(data.isLive)
    else hear(data.changes, data.position)
  })
  send({ kind: 'who' })
  const lead = async () => {
    isLeading = true
    await followChanges({
      signal,
      // What was read with the document need not be read again.
      from: position ?? earlyPosition(),
      onEvent({ event, data, id }) {
        const changes = changesIn(event, data)
        hear(changes, id)
        send({ kind: 'changes', changes, position: id })
      },
      onLive(now) {
        if (now === isLive || signal.aborted) return
        setLive(now)
        send({ kind: 'live', isLive: now })
      },
    })
  }
  const led = isShared ? navigator.locks.request(name, { signal }, lead) : lead()
  void led.catch(() => undefined)
  return stop
}

/** The changes that a message tells of: null where any record may have changed. That people came or went at a record is a change of `presenceArea`. */
function changesIn(event: string, data: string): LiveChange[] | null {
  if (event === 'changes') return JSON.parse(data) as LiveChange[]
  if (event !== 'presence') return null
  const places = JSON.parse(data) as readonly { resource: string; id: string }[]
  return places.map(({ resource, id }) => ({
    resource: presenceArea,
    id: `${resource} ${id}`,
    kind: 'update',
  }))
}

/** Under which name `onChanges` tells of people who come to the records at which one is, or leave them; the id is that of the place. */
export const presenceArea = '@presence'

function hear(changes: readonly LiveChange[] | null, after: string | undefined): void {
  position = after ?? position
  for (const [resource, those] of [...subscribers]) {
    const theirs = changes?.filter((change) => change.resource === resource) ?? null
    if (theirs === null || theirs.length > 0) for (const onChange of [...those]) onChange(theirs)
  }
}

function setLive(now: boolean): void {
  if (now === isLive) return
  isLive = now
  for (const watcher of [...watchers]) watcher()
}
