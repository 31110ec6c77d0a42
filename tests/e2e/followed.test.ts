import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { notification } from '../../resources/messages/notification/notification.ts'
import { inTransaction } from '../../server/records/work.ts'
import { systemActor } from '../../server/systemActor.ts'
import { staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const opened = openProduct(startShop)
const { find, product } = opened
const staff = staffOf(opened)

/** The number that somebody reads in a name, once it is there. */
async function numberIn(name: () => Promise<string | null>): Promise<number> {
  const read = async () => Number(/\d+/.exec((await name()) ?? '')?.[0] ?? Number.NaN)
  await expect.poll(read).toBeGreaterThan(0)
  return read()
}

const menuCount = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: /^Products \d+ waiting/ })
    .textContent()
const bell = (page: Page) => page.getByRole('button', { name: /^Messages to you/ })

// How long it may take is proved by tests/providers/withinTwoSeconds.test.tsx, by the clock of the product; this is the way itself.
it('a row, the counts of views and menu, a figure of the first page and the bell follow a colleague, and nothing is opened anew or moves', async () => {
  const low = { status: 'active', stock: { gt: 0 }, lowVariants: { gt: 0 } }
  const { id, name, version } = await find('products', low)
  const { id: other } = await find('products', { status: 'draft' })
  const filter = JSON.stringify({ id: [id, other] })
  const list = await staff.comes('admin', `/app/pages/products?${new URLSearchParams({ filter })}`)
  const home = await staff.comes('admin', '/app/dashboards/default')
  const view = list.page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^Low stock/ })
  const tile = home.page
    .getByRole('region', { name: 'To do' })
    .getByRole('link', { name: /Low stock$/ })
    .first()
  const places = {
    view: () => view.textContent(),
    menuOfList: () => menuCount(list.page),
    menuOfHome: () => menuCount(home.page),
    tile: () => tile.textContent(),
  }
  const before = await Promise.all(Object.values(places).map(numberIn))
  await Promise.all([quiet(list.page), quiet(home.page)])
  const row = list.page.locator('main [data-row]').filter({ hasText: name })
  const stood = await row.boundingBox()
  for (const { page } of [list, home]) await page.evaluate(() => Object.assign(window, { stays: true }))

  const colleague = await product().signIn('catalogue')
  const answer = await colleague(`/products/${id}/transitions/archive`, { method: 'POST', body: { version } })
  expect(answer.status, `${name}: ${await answer.clone().text()}`).toBe(200)
  for (const [at, place] of Object.values(places).entries())
    await expect.poll(() => numberIn(place)).toBe((before[at] ?? 0) - 1)
  await row.getByText('Archived').waitFor()
  expect(await row.boundingBox()).toEqual(stood)

  const unread = async (page: Page) =>
    Number(/\d+/.exec((await bell(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await bell(home.page).waitFor()
  const [had, me] = [
    await unread(home.page),
    (await home.page.evaluate(() => localStorage.getItem('auth_id'))) ?? '',
  ]
  await inTransaction(product().context, { actor: systemActor, requestId: 'test' }, async ({ records }) => {
    const told = await records.create(notification, { subject: 'For you', channel: 'inApp', recipientId: me })
    await records.transition(notification, told.id, 'deliver', { sentAt: new Date().toISOString() })
  })
  for (const { page } of [list, home]) await expect.poll(() => unread(page)).toBe(had + 1)

  for (const { page } of [list, home]) expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  expect([...list.refused, ...home.refused]).toEqual([])
})
