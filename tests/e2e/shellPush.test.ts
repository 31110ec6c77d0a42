import { sql } from 'kysely'
import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { launch } from './support/browser.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { signIn } from './support/shop.ts'

/**
 * Push messages from end to end in Chromium: the real server, the real Firebase SDK and the real service worker. Only what is
 * Google's is played: the two hosts that give a token, and the browser's own subscription, which needs them as well.
 */
const firebase = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_PROJECT_ID: 'atelier-test',
  FIREBASE_MESSAGING_SENDER_ID: '1234567890',
  FIREBASE_APP_ID: '1:1234567890:web:abc',
  FIREBASE_VAPID_KEY:
    'BDOU99-h67HcA6JeFXHbSNMu7e2yNNu3RzoMj8TM4W88jITfq7ZmPvIM1Iv-4_l2LxQcYwhqby2xGpWwzjfAnG4',
}

const { product, browser, openOutside } = openProduct(
  () => startProduct({ environment: firebase }),
  undefined,
  () => launch(),
)
afterAll(() => browser()?.close())

interface Google {
  /** What the browser answers when it is asked for notifications. */
  permission?: 'granted' | 'denied'
  /** What the messaging service answers with. */
  status?: number
}

/** Opens the sign-in page in a browser whose messaging service is ours. */
async function open({ permission = 'granted', status = 200 }: Google = {}): Promise<Page> {
  const page = await openOutside('/health', {
    permissions: permission === 'granted' ? ['notifications'] : [],
    allow: [/^foreign host: https:\/\/(firebaseinstallations|fcmregistrations)\.googleapis\.com\//],
  })
  await play(page.context(), status)
  await page.addInitScript(subscribeWithoutGoogle)
  await page.goto('/auth/login')
  // Permission is asked only where the settings say that there are push messages.
  await page.waitForFunction(() => localStorage.getItem('atelier.settings')?.includes('"vapidKey"'))
  return page
}

async function play(context: BrowserContext, status: number) {
  const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
  const json = (body: object, code = 200) => ({ status: code, headers, json: body })
  const authToken = { token: 'installation-token', expiresIn: '604800s' }
  await context.route('https://firebaseinstallations.googleapis.com/**', (route) =>
    route.fulfill(
      json({
        name: 'projects/1/installations/1',
        fid: 'cabcdefghijklmnopqrstu',
        refreshToken: 'r',
        authToken,
      }),
    ),
  )
  await context.route('https://fcmregistrations.googleapis.com/**', (route) =>
    route.fulfill(
      json(status === 200 ? { token: 'token-of-this-browser' } : { error: { message: 'no' } }, status),
    ),
  )
}

function subscribeWithoutGoogle() {
  const key = new Uint8Array(65).fill(4)
  const subscription = {
    endpoint: 'https://push.test/1',
    getKey: () => key.buffer,
    unsubscribe: async () => true,
    toJSON: () => ({}),
  }
  PushManager.prototype.subscribe = async () => subscription as unknown as PushSubscription
  PushManager.prototype.getSubscription = async () => null
}

/** Hands a message to the service worker as the browser does when one arrives. */
async function deliver(page: Page, data: unknown) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registration = new Promise<string>((found) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(
        ({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(product().url),
      )
      if (ours) found(ours.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registration
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: product().url,
    registrationId,
    data: text,
  })
  await session.detach()
}

const deviceTokens = async () =>
  (
    await sql<{
      device_token: string | null
    }>`SELECT device_token FROM _sessions ORDER BY created_at DESC, id DESC LIMIT 1`.execute(
      product().context.database.db,
    )
  ).rows.map((row) => row.device_token)

const orders = 'orders@atelier.test'
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('devicetoken'))

describe('signing in', () => {
  it('sends the token of the messaging service along and keeps it', async () => {
    const page = await open()
    await signIn(page, orders)
    expect(await stored(page)).toBe('token-of-this-browser')
    expect(await deviceTokens()).toEqual(['token-of-this-browser'])
  })

  it('goes on with the stored token where notifications are not granted, and says so', async () => {
    const page = await open({ permission: 'denied' })
    await page.evaluate(() => localStorage.setItem('devicetoken', 'of-an-earlier-time'))
    await signIn(page, orders)
    await page.getByText('Notification permission not granted').waitFor()
    expect(await deviceTokens()).toEqual(['of-an-earlier-time'])
  })

  it('goes on without a token where the messaging service fails, and says so', async () => {
    const page = await open({ status: 500 })
    await signIn(page, orders)
    await page.getByText('Failed to retrieve FCM token').waitFor()
    expect(await deviceTokens()).toEqual([null])
  })
})

describe('a message', () => {
  const message = {
    notification: { title: 'Order <b>AT-1042</b>', body: 'Paid by\n UPI' },
    data: { path: '/app/pages/orders-list/1042' },
  }

  it('is shown in the page that is in front, as text', async () => {
    const page = await open()
    await signIn(page, orders)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await deliver(page, message)
    const shown = page.getByRole('region', { name: 'Messages' })
    await shown.getByText('Order <b>AT-1042</b>').waitFor()
    await shown.getByText('Paid by UPI').waitFor()
  })

  it('is left to the background by those who do not want it in front', async () => {
    const page = await open()
    await signIn(page, orders)
    await page.goto('/app/pages/setting/notification')
    await page.getByText('Push messages reach this browser.').waitFor()
    await page.getByRole('switch', { name: 'Show messages while I work' }).uncheck({ force: true })
    await deliver(page, message)
    await page.waitForTimeout(500)
    expect(await page.getByText('Order <b>AT-1042</b>').count()).toBe(0)
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/auth/preferences'),
    )
    await page.getByRole('switch', { name: 'Show messages while I work' }).check({ force: true })
    await kept
  })

  it('is shown by the system while no page is in front, and leads to the page it names', async () => {
    const page = await open()
    await signIn(page, orders)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const [worker] = page.context().serviceWorkers()
    if (!worker)
      throw new Error('There is no service worker. Expected push-worker.js. Look at its registration.')
    const origin = product().url
    await page.goto('about:blank')
    await page.goto(`${origin}/robots.txt`)
    // A page of the origin that is not the product's stays out of it. What was shown is counted when the browser says so:
    // to ask for the notifications while one is on its way makes Chromium forget that one.
    await worker.evaluate(() => {
      const scope = self as unknown as {
        clients: { matchAll: () => Promise<unknown[]>; openWindow: unknown }
        registration: ServiceWorkerRegistration
      }
      scope.clients.matchAll = async () => []
      scope.clients.openWindow = async (path: string) => Object.assign(self, { opened: path })
      const show = scope.registration.showNotification.bind(scope.registration)
      scope.registration.showNotification = async (title, options) => {
        await show(title, options)
        Object.assign(self, { shown: true })
      }
    })
    for (const [sent, opened] of [
      [message, '/app/pages/orders-list/1042'],
      [{ ...message, data: { path: 'https://evil.test/app' } }, '/'],
      ['not even JSON', '/'],
    ] as const) {
      await deliver(page, sent)
      const shown = await worker.evaluate(async () => {
        const at = self as unknown as {
          registration: ServiceWorkerRegistration
          shown?: boolean
          opened?: string | undefined
        }
        /** Asks until there is an answer; the browser shows, leads and closes in its own time. */
        const until = async <T>(ask: () => T | Promise<T>): Promise<T> => {
          const end = Date.now() + 10_000
          for (let answer = await ask(); ; answer = await ask()) {
            if (answer || Date.now() > end) return answer
            await new Promise((done) => setTimeout(done, 20))
          }
        }
        if (!(await until(() => at.shown))) return { opened: 'nothing was shown' }
        at.shown = false
        const notification = await until(async () => (await at.registration.getNotifications())[0])
        if (!notification) return { opened: 'what was shown is gone' }
        const { title, body } = notification
        const Click = (self as unknown as { NotificationEvent: new (type: string, init: object) => Event })
          .NotificationEvent
        at.opened = undefined
        self.dispatchEvent(new Click('notificationclick', { notification }))
        const opened = await until(() => at.opened)
        // The next round must not find this one again.
        await until(async () => (await at.registration.getNotifications()).length === 0)
        return { title, body, opened }
      })
      expect(shown.opened).toBe(opened)
      if (sent === message)
        expect(shown).toMatchObject({ title: 'Order <b>AT-1042</b>', body: 'Paid by UPI' })
    }
  })
})
