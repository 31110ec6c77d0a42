// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { earlyPosition } from '../../src/providers/earlyRead.ts'
import { isHearing, type LiveChange, onChanges, watchHearing } from '../../src/providers/live/liveChanges.ts'
import { endSession, startSession } from '../../src/providers/session.ts'

vi.mock('../../src/providers/earlyRead.ts', { spy: true })

/** What the server was asked, and how it answers: by a stream that the test writes, or a status. */
interface Asked {
  readonly headers: Headers
  say(text: string): void
  end(): void
}

const asked: Asked[] = []
let status = 200
let stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  signIn()
  status = 200
  asked.length = 0
  vi.stubGlobal(
    'fetch',
    async (_url: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
      const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>()
      const writer = writable.getWriter()
      signal.addEventListener('abort', () => void writer.abort(signal.reason).catch(() => {}))
      const say = (text: string) => void writer.write(new TextEncoder().encode(text)).catch(() => {})
      asked.push({ headers, say, end: () => void writer.close() })
      return new Response(status === 200 ? readable : null, { status })
    },
  )
})
afterEach(() => {
  for (const stop of stops) stop()
  stops = []
  vi.useRealTimers()
  vi.unstubAllGlobals()
  endSession('signed-out')
})

const signIn = () =>
  startSession('a-token', { _id: 'somebody', type: 'ADMIN', username: 'admin', name: 'Admin' }, [])

const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

function listen(resource: string) {
  const heard: (readonly LiveChange[] | null)[] = []
  stops.push(onChanges(resource, (changes) => heard.push(changes)))
  return heard
}

const change = (resource: string, id: string) => ({ resource, id, kind: 'update' })

it('tells each area its own changes, over one connection, and goes on where that broke', async () => {
  const [tags, orders] = [listen('tag'), listen('order')]
  await settle()
  expect(asked).toHaveLength(1)
  expect(asked[0]?.headers.get('Authorization')).toBe('Bearer a-token')
  expect(asked[0]?.headers.has('Last-Event-ID')).toBe(false)
  asked[0]?.say('id: 5:5:\nevent: ready\ndata: \n\n')
  await settle()
  expect([tags, orders, isHearing()]).toEqual([[null], [null], true])
  // In two pieces, as a network delivers it.
  const text = `id: 7:7:\nevent: changes\ndata: ${JSON.stringify([change('tag', 'a'), change('brand', 'b')])}\n\n`
  asked[0]?.say(text.slice(0, 30))
  asked[0]?.say(text.slice(30))
  await settle()
  expect([tags.at(-1), orders]).toEqual([[change('tag', 'a')], [null]])
  asked[0]?.say('id: 9:9:\n\n')
  await settle()
  asked[0]?.end()
  await settle()
  expect(isHearing()).toBe(false)
  await settle(2000)
  expect(asked[1]?.headers.get('Last-Event-ID')).toBe('9:9:')
})

it('begins where the document was read, and has nothing read again', async () => {
  vi.mocked(earlyPosition).mockReturnValue('3:3:')
  const tags = listen('tag')
  await settle()
  expect(asked[0]?.headers.get('Last-Event-ID')).toBe('3:3:')
  asked[0]?.say('id: 5:5:\n\n')
  await settle()
  expect([tags, isHearing()]).toEqual([[], true])
  vi.mocked(earlyPosition).mockReturnValue(undefined)
})

it('gives up a connection without a sign of life', async () => {
  listen('tag')
  await settle()
  asked[0]?.say('id: 5:5:\nevent: ready\ndata: \n\n')
  await settle(41_000)
  await settle(3000)
  expect(asked).toHaveLength(2)
})

it('asks no more where the server has no stream', async () => {
  status = 404
  listen('tag')
  await settle(120_000)
  expect([asked.length, isHearing()]).toEqual([1, false])
})

it('comes back more and more slowly to a server in trouble', async () => {
  status = 503
  listen('tag')
  await settle(60_000)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThan(9)
})

it('lets go of the connection with the last who wants to hear', async () => {
  const stop = onChanges('tag', () => {})
  await settle()
  stop()
  await settle(60_000)
  expect(asked).toHaveLength(1)
})

it('waits for somebody to sign in', async () => {
  endSession('signed-out')
  listen('tag')
  await settle(60_000)
  expect(asked).toHaveLength(0)
  signIn()
  await settle()
  expect(asked).toHaveLength(1)
})

describe('the tabs of a browser', () => {
  const name = 'changes somebody'
  let other: BroadcastChannel
  /** What the other tab is told. */
  let told: unknown[]

  beforeEach(() => {
    // As a browser gives a lock: to one after the other.
    let last: Promise<unknown> = Promise.resolve()
    const request = (_name: string, { signal }: { signal?: AbortSignal }, run: () => Promise<unknown>) => {
      const mine = last.then(() => (signal?.aborted ? undefined : run()))
      last = mine.catch(() => undefined)
      return mine
    }
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
    told = []
    other = new BroadcastChannel(name)
    other.addEventListener('message', ({ data }) => told.push(data))
    stops.push(
      () => other.close(),
      () => Reflect.deleteProperty(navigator, 'locks'),
    )
  })

  const lock = (run: () => Promise<unknown>) => navigator.locks.request(name, {}, run)

  it('hear by the connection of one, which tells them also whether it hears', async () => {
    listen('tag')
    await settle()
    other.postMessage({ kind: 'who' })
    await expect.poll(() => told).toEqual([{ kind: 'who' }, { kind: 'live', isLive: false }])
    told.length = 0
    const changes = [change('order', 'a')]
    asked[0]?.say(`id: 7:7:\nevent: changes\ndata: ${JSON.stringify(changes)}\n\n`)
    await expect
      .poll(() => told)
      .toEqual([
        { kind: 'live', isLive: true },
        { kind: 'changes', changes, position: '7:7:' },
      ])
    told.length = 0
    other.postMessage({ kind: 'who' })
    await expect.poll(() => told).toEqual([{ kind: 'live', isLive: true }])
  })

  it('go on where that one stopped as soon as it is closed', async () => {
    let close: () => void = () => {}
    void lock(() => new Promise<void>((resolve) => (close = resolve)))
    const tags = listen('tag')
    const watched: boolean[] = []
    stops.push(watchHearing(() => watched.push(isHearing())))
    other.postMessage({ kind: 'who' })
    other.postMessage({ kind: 'live', isLive: true })
    other.postMessage({ kind: 'changes', changes: [change('tag', 'a')], position: '7:7:' })
    await expect.poll(() => tags).toEqual([[change('tag', 'a')]])
    expect([watched, asked.length]).toEqual([[true], 0])
    close()
    await settle()
    expect(asked[0]?.headers.get('Last-Event-ID')).toBe('7:7:')
    // Whoever does not have the connection does not answer for it.
    asked[0]?.say('id: 9:9:\n\n')
    await settle()
    asked[0]?.end()
    await expect.poll(() => told).toEqual([{ kind: 'who' }, { kind: 'live', isLive: false }])
  })

  it('leave the connection to each other with the last who wants to hear, also where nobody is signed in', async () => {
    endSession('signed-out')
    const stop = onChanges('tag', () => {})
    await settle()
    const next = vi.fn(async () => undefined)
    void lock(next)
    await settle()
    expect(next).not.toHaveBeenCalled()
    stop()
    await settle()
    expect(next).toHaveBeenCalledTimes(1)
  })
})
