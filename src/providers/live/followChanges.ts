import { createHttpClient } from '../httpClient.ts'
import { authToken, onSessionChange } from '../session.ts'
import { readEvents, type ServerEvent } from './readEvents.ts'

/** Milliseconds without a sign of life after which a connection is given up; the server sends one every 15 seconds. */
const silence = 40_000

/** Milliseconds until the next attempt after `failures` in a row; spread, so that not all browsers come back at once. */
const pauseAfter = (failures: number) => Math.min(30_000, 500 * 2 ** failures) * (0.75 + Math.random() / 2)

interface Following {
  readonly signal: AbortSignal
  /** The position to go on from. */
  readonly from: string | undefined
  onEvent(event: ServerEvent): void
  /** Whether changes are heard of at this moment. */
  onLive(isLive: boolean): void
}

/**
 * Follows the changes of the server until the signal, over connections that are opened anew where they break and go on where they stopped.
 * Resolves earlier where the server offers no such stream.
 */
export async function followChanges({ signal, from, onEvent, onLive }: Following): Promise<void> {
  const http = createHttpClient({ translate: (key) => key })
  const url = `${http.apiUrl}/changes`
  let position = from
  let failures = 0
  while (!signal.aborted) {
    const token = authToken()
    if (token === null) {
      await sessionChange(signal)
      continue
    }
    const broken = new AbortController()
    let watchdog = setTimeout(() => broken.abort(), silence)
    try {
      const headers = http.headers(url, { headers: { Accept: 'text/event-stream' } })
      if (position !== undefined) headers.set('Last-Event-ID', position)
      const answer = await fetch(url, { headers, signal: AbortSignal.any([signal, broken.signal]) })
      if (answer.status === 404 || answer.status === 405 || answer.status === 501) return
      if (!answer.ok || !answer.body) throw http.refusal(answer.status, await answer.text(), token)
      for await (const event of readEvents(answer.body)) {
        clearTimeout(watchdog)
        watchdog = setTimeout(() => broken.abort(), silence)
        failures = 0
        position = event.id ?? position
        onLive(true)
        if (event.event !== '') onEvent(event)
      }
    } catch {
      // Whatever was in the way: the session that ended is seen above, all else may be over at the next attempt.
      failures++
    } finally {
      clearTimeout(watchdog)
      onLive(false)
    }
    await pause(pauseAfter(failures), signal)
  }
}

/** Waits for somebody to sign in. */
function sessionChange(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = onSessionChange(() => {
      stop()
      resolve()
    })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

/** Waits, and no longer than until the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    // Of its own signal: however late the time is over, it lets go of the window that it waited in.
    const waiting = new AbortController()
    const over = () => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    window.addEventListener('online', over, { signal: waiting.signal })
    signal.addEventListener('abort', over, { signal: waiting.signal })
  })
}
