import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../../src/providers/httpClient.ts'
import { loadPublicSettings } from '../../src/providers/publicSettings.ts'
import { deviceToken, storedDeviceToken } from '../../src/push/deviceToken.ts'
import { onNotice } from '../../src/push/notices.ts'
import { onPushMessage } from '../../src/push/pushWorker.ts'
import { inEnglish } from '../providers/english.ts'

const firebase = { apiKey: 'k', projectId: 'p', messagingSenderId: '1', appId: 'a', vapidKey: 'v' }
const page = 'http://localhost:3000'
const server = setupServer(
  mock.get(`${page}/api/v1/home/getTxt/public`, () =>
    HttpResponse.json({ generalTxt: `${page}/settings/public.json` }),
  ),
)

async function configure(settings: object) {
  server.use(mock.get(`${page}/settings/public.json`, () => HttpResponse.json({ adminSettings: [settings] })))
  await loadPublicSettings(createHttpClient({ translate: inEnglish }))
}

/** A browser that can push, and a person who answers its question. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const requestPermission = vi.fn(async () => answer)
  vi.stubGlobal(
    'Notification',
    Object.assign(() => {}, { permission, requestPermission }),
  )
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('navigator', { serviceWorker: new EventTarget() })
  return requestPermission
}

const notices: string[] = []
let stop = () => {}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(async () => {
  await configure({ title: 'Atelier', firebase })
  localStorage.setItem('devicetoken', 'stored')
  notices.length = 0
  stop = onNotice((key) => notices.push(inEnglish(key)))
})
afterEach(() => {
  stop()
  server.resetHandlers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
})
afterAll(() => server.close())

describe('the device token', () => {
  it('is a new one where notifications are granted, and is stored', async () => {
    const ask = browser('default', 'granted')
    const source = vi.fn(async () => 'fresh')
    expect(await deviceToken(source)).toBe('fresh')
    expect(ask).toHaveBeenCalledTimes(1)
    expect(source).toHaveBeenCalledWith(firebase)
    expect(storedDeviceToken()).toBe('fresh')
    expect(notices).toEqual([])
  })

  it('is asked for within the click, before anything else happens', () => {
    const ask = browser('default', 'granted')
    void deviceToken(async () => 'fresh')
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('is not asked for again where the answer is known', async () => {
    const ask = browser('granted')
    expect(await deviceToken(async () => 'fresh')).toBe('fresh')
    expect(ask).not.toHaveBeenCalled()
  })

  it.each(['denied', 'default'] as const)(
    'is the stored one where the answer is %s, and the person is told',
    async (answer) => {
      browser('default', answer)
      expect(await deviceToken(async () => 'fresh')).toBe('stored')
      expect(notices).toEqual(['Notification permission not granted'])
    },
  )

  it('is the stored one where the push service fails, and the person is told', async () => {
    browser('granted')
    expect(await deviceToken(() => Promise.reject(new Error('quota')))).toBe('stored')
    expect(notices).toEqual(['Failed to retrieve FCM token'])
  })

  it('does not hold sign-in up where nobody answers', async () => {
    vi.useFakeTimers()
    browser('granted')
    const token = deviceToken(() => new Promise(() => {}))
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await token).toBe('stored')
    expect(notices).toEqual(['Failed to retrieve FCM token'])
  })

  it('is null where there never was one', async () => {
    localStorage.removeItem('devicetoken')
    browser('denied')
    expect(await deviceToken(async () => 'fresh')).toBeNull()
  })

  it('is not asked for where the shop sends no push messages', async () => {
    await configure({ title: 'Atelier' })
    const ask = browser('default', 'granted')
    expect(await deviceToken(async () => 'fresh')).toBe('stored')
    expect(ask).not.toHaveBeenCalled()
    expect(notices).toEqual([])
  })

  it('is not asked for in a browser that cannot push', async () => {
    expect(await deviceToken(async () => 'fresh')).toBe('stored')
    expect(notices).toEqual([])
  })
})

describe('what is told', () => {
  it('waits for a page that can show it, once', async () => {
    stop()
    browser('denied')
    await deviceToken(async () => 'fresh')
    await deviceToken(async () => 'fresh')
    const show = vi.fn()
    onNotice(show)()
    expect(show.mock.calls).toEqual([['session.push.denied']])
  })
})

describe('a message that arrives while the person works', () => {
  it('comes through the worker, and nothing else passes for one', () => {
    const worker = Object.assign(new EventTarget(), { startMessages: vi.fn() })
    vi.stubGlobal('navigator', { serviceWorker: worker })
    const heard = vi.fn()
    const stopHearing = onPushMessage(heard)
    const message = { title: 'New order', body: 'Order 1042', path: null }
    for (const data of [null, 'x', { type: 'other', message }, { type: 'atelier.push', message }]) {
      worker.dispatchEvent(new MessageEvent('message', { data }))
    }
    stopHearing()
    worker.dispatchEvent(new MessageEvent('message', { data: { type: 'atelier.push', message } }))
    expect(heard.mock.calls).toEqual([[message]])
  })
})
