import { expect, it } from 'vitest'
import { sessionItems } from '../../src/providers/sessionItems.ts'
import { openPage } from './support/browser.ts'
import { openProduct } from './support/openProduct.ts'
import { nobody } from './support/shop.ts'

const { browser, product, session } = openProduct()

/** Opens the page behind which nothing of the product stands: what is there, the test has put there. */
async function opened(storageState = nobody, more: { cold?: boolean } = {}) {
  const watched = await openPage(browser(), product().url, { storageState, ...more })
  await watched.page.goto('/robots.txt')
  return watched
}

const leftIn = (page: Awaited<ReturnType<typeof opened>>['page']) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    clipboard: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
    isOnline: navigator.onLine,
    width: innerWidth,
  }))

it('whoever comes next finds nothing of the one before, whom a browser remembered in every way it has', async () => {
  const untouched = await opened(nobody, { cold: true })
  const nothing = await leftIn(untouched.page)
  await untouched.close()

  const before = await opened(await session())
  expect((await leftIn(before.page)).local).toContain(sessionItems.token)
  await before.page.setViewportSize({ width: 400, height: 700 })
  // Workers are let in by pages alone that have code.
  await before.page.goto('/auth/login')
  await before.context.grantPermissions(['clipboard-read'])
  await before.page.evaluate(async () => {
    sessionStorage.setItem('some', 'thing')
    // biome-ignore lint/suspicious/noDocumentCookie: the oldest way in which something is kept.
    document.cookie = 'some=thing; path=/'
    await (await caches.open('some')).put('/some', new Response('thing'))
    await navigator.serviceWorker.register('/push-worker.js')
    await new Promise((done) => {
      indexedDB.open('some').onsuccess = done
    })
  })
  expect(await leftIn(before.page)).toMatchObject({ databases: 1, caches: ['some'], workers: 1 })
  // The product's own page would complain that it is cut off.
  await before.page.goto('/robots.txt')
  before.context.on('page', (page) => void page.close())
  await before.context.route('**/robots.txt', (route) => route.abort())
  await before.context.setOffline(true)
  await before.close()

  const next = await opened()
  expect(next.context).toBe(before.context)
  expect(await leftIn(next.page)).toEqual(nothing)
  await next.close()
})

it('two who are there at once, and whoever comes after a clock was set, do not share anything', async () => {
  const [one, other] = [await opened(await session()), await opened()]
  expect(other.context).not.toBe(one.context)
  expect((await leftIn(other.page)).local).toEqual([])
  await one.page.clock.install()
  await one.close()
  const next = await opened()
  expect(next.context).not.toBe(one.context)
  for (const { close } of [other, next]) await close()
})
