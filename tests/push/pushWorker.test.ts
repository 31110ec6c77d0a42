import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hostileTargets } from '../providers/hostileTargets.ts'

const source = readFileSync('public/push-worker.js', 'utf8')
const origin = 'https://shop.example'

interface Page {
  visibilityState: string
  postMessage: ReturnType<typeof vi.fn>
  focus: ReturnType<typeof vi.fn>
  navigate: ReturnType<typeof vi.fn>
}

const listeners = new Map<string, (event: unknown) => void>()
let pages: Page[] = []
const showNotification = vi.fn()
const openWindow = vi.fn()

/** The worker as the browser runs it, in a world of its own. */
beforeEach(() => {
  listeners.clear()
  pages = []
  showNotification.mockClear()
  openWindow.mockClear()
  const self = {
    location: new URL(`${origin}/push-worker.js`),
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    clients: { matchAll: async () => pages, openWindow, claim: vi.fn() },
    registration: { showNotification },
    skipWaiting: vi.fn(),
  }
  runInContext(source, createContext({ self, URL }))
})

const page = (visibilityState: string): Page => ({
  visibilityState,
  postMessage: vi.fn(),
  focus: vi.fn(),
  navigate: vi.fn(),
})

async function happen(type: string, event: object) {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
}

const receive = (message: unknown) => happen('push', { data: { json: () => message } })
const click = (path: unknown) =>
  happen('notificationclick', { notification: { close: vi.fn(), data: { path } } })

describe('a push message', () => {
  const message = {
    notification: { title: 'New order', body: 'Order 1042' },
    data: { path: '/app/pages/orders-list' },
  }

  it('is shown with its title and body', async () => {
    await receive(message)
    expect(showNotification).toHaveBeenCalledWith(
      'New order',
      expect.objectContaining({ body: 'Order 1042', data: { path: '/app/pages/orders-list' } }),
    )
  })

  it('is handed to the page that is in front instead', async () => {
    pages = [page('hidden'), page('visible')]
    await receive(message)
    expect(showNotification).not.toHaveBeenCalled()
    expect(pages[0]?.postMessage).not.toHaveBeenCalled()
    expect(pages[1]?.postMessage).toHaveBeenCalledWith({
      type: 'atelier.push',
      message: { title: 'New order', body: 'Order 1042', path: '/app/pages/orders-list' },
    })
  })

  it('is plain text of bounded length', async () => {
    await receive({ notification: { title: `<b>x</b>\n${'t'.repeat(200)}`, body: 'b'.repeat(1000) } })
    const [title, { body }] = showNotification.mock.calls[0] as [string, { body: string }]
    expect(title).toBe(`<b>x</b> ${'t'.repeat(71)}`)
    expect(body).toHaveLength(240)
  })

  it.each([[undefined], [null], [{}], [{ notification: { title: 7, body: {} } }], [{ notification: null }]])(
    'without words still has a title: %j',
    async (sent) => {
      await receive(sent)
      expect(showNotification).toHaveBeenCalledWith('Atelier', expect.objectContaining({ body: '' }))
    },
  )

  it('that cannot be read still has a title', async () => {
    await happen('push', {
      data: {
        json: () => {
          throw new SyntaxError('x')
        },
      },
    })
    expect(showNotification).toHaveBeenCalledWith('Atelier', expect.objectContaining({ body: '' }))
  })
})

describe('a click on a notification', () => {
  it('leads an open page there', async () => {
    pages = [page('hidden')]
    await click('/app/pages/brand?page=2#x')
    expect(pages[0]?.focus).toHaveBeenCalled()
    expect(pages[0]?.navigate).toHaveBeenCalledWith('/app/pages/brand?page=2#x')
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('opens a page where there is none, or where it cannot be led', async () => {
    await click('/app')
    expect(openWindow).toHaveBeenLastCalledWith('/app')
    pages = [page('hidden')]
    pages[0]?.navigate.mockRejectedValue(new TypeError('not controlled'))
    await click('/app/faq')
    expect(openWindow).toHaveBeenLastCalledWith('/app/faq')
  })

  it.each([...hostileTargets, '/login', '/api/v1/auth/logout', '/appendix', '/app/../evil'])(
    'never leads out of the application: %s',
    async (path) => {
      await click(path)
      expect(openWindow.mock.calls).toEqual([['/']])
    },
  )
})
