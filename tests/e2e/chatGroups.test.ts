import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ensureStaffRecords } from '../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open, product } = openProduct(startShop)
const vikram = 'orders@atelier.test'

const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' })
const box = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })

async function begin(page: Page, people: readonly string[], name?: string): Promise<void> {
  await page.getByRole('button', { name: 'New conversation' }).click()
  const dialog = page.getByRole('dialog', { name: 'New conversation' })
  for (const person of people) {
    await dialog.getByRole('combobox', { name: 'With whom' }).fill(person)
    await dialog.getByRole('option', { name: new RegExp(person) }).click()
  }
  if (name) await dialog.getByLabel(/Name of the group/).fill(name)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await dialog.waitFor({ state: 'detached' })
}

it('a number of an order leads to it and says how far it is, to whoever may see orders', async () => {
  const order = await find('orders', { status: 'confirmed' })
  const hers = await open('/app/apps/chat')
  await begin(hers, ['Vikram', 'Naoko'], 'Packing')
  await hers.waitForURL(/\/apps\/chat\/./)
  const path = new URL(hers.url()).pathname
  await box(hers).fill(`Where is #${order.number.toLowerCase()}? And #AT-999999?`)
  await box(hers).press('Enter')
  const log = hers.getByRole('log', { name: 'Messages of Packing' })
  await log.getByText('Today', { exact: true }).waitFor()
  const his = await open(path, { as: vikram })
  const link = his.getByRole('log').getByRole('link', { name: `#${order.number}`, exact: false })
  await link.waitFor()
  await his.getByRole('log').getByText('Confirmed').waitFor()
  expect(await his.getByRole('log').getByRole('link').count()).toBe(1)
  expect(await violationsOf(his)).toEqual([])
  await his.reload()
  await link.click()
  await his.waitForURL(`**/orders-list/${order.id}**`)
  await his.getByRole('main').getByText(order.number).first().waitFor()
  await his.goBack()
  await link.waitFor()

  // Whoever may see no orders reads the words alone.
  const as = await addStaff(product(), 'talker', [
    { key: 'conversation', view: true, create: true, edit: true },
    { key: 'chatMessage', view: true, create: true },
  ])
  await ensureStaffRecords(product().context)
  const talker = (await find('subadmins', { email: as })).id
  const id = path.split('/').at(-1)
  await ask(`/conversations/${id}/operations/addPeople`, {
    method: 'POST',
    body: { people: [talker] },
  })
  const theirs = await open(path, { as })
  await theirs
    .getByRole('log')
    .getByText(/And #AT-999999/)
    .waitFor()
  expect(await theirs.getByRole('log').getByRole('link').count()).toBe(0)
})

it('with one person there is one conversation, which goes on; the newest stands on top and says when', async () => {
  const page = await open('/app/apps/chat')
  await begin(page, ['Vikram'])
  await page.waitForURL(/\/apps\/chat\/./)
  const address = page.url()
  await box(page).fill('Once')
  await box(page).press('Enter')
  await page.getByRole('log').getByText('Once').waitFor()
  const lines = list(page).getByRole('link')
  await expect.poll(() => lines.first().textContent()).toContain('Once')
  await expect.poll(() => lines.first().locator('time').textContent()).toMatch(/\d:\d\d/)
  const count = await lines.count()
  await begin(page, ['Vikram'])
  await page.getByRole('log').getByText('Once').waitFor()
  expect(page.url()).toBe(address)
  expect(await lines.count()).toBe(count)
  await lines.filter({ hasText: 'Packing' }).click()
  // Until it is opened the box is that of the conversation before it.
  await page.getByRole('log', { name: 'Messages of Packing' }).waitFor()
  await box(page).fill('Twice')
  await box(page).press('Enter')
  await expect.poll(() => lines.first().textContent()).toContain('Twice')
  await page.reload()
  await expect.poll(() => lines.first().textContent()).toContain('Twice')
  await page.goBack()
  await page.waitForURL(address)
})

it('a group goes on without whoever leaves it, after a question', async () => {
  const [hers, his] = [await open('/app/apps/chat'), await open('/app/apps/chat', { as: vikram })]
  await list(his)
    .getByRole('link', { name: /Packing/ })
    .click()
  await his.getByRole('button', { name: 'More about this conversation' }).click()
  await his.getByRole('menuitem', { name: 'Leave' }).click()
  const question = his.getByRole('dialog', { name: /^Leave/ })
  await question.getByText('The others go on.').waitFor()
  await question.getByRole('button', { name: 'Leave' }).click()
  await his.waitForURL('**/app/apps/chat')
  // A press too early is taken back, and then it is meant.
  await his.getByRole('button', { name: 'Undo' }).click()
  await his.getByRole('log').getByText('Twice').waitFor()
  await his.getByRole('button', { name: 'More about this conversation' }).click()
  await his.getByRole('menuitem', { name: 'Leave' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await his.waitForURL('**/app/apps/chat')
  await list(his)
    .getByRole('link', { name: /Packing/ })
    .waitFor({ state: 'detached' })
  await his.reload()
  await list(his).getByRole('link', { name: /Asha/ }).waitFor()
  expect(
    await list(his)
      .getByRole('link', { name: /Packing/ })
      .count(),
  ).toBe(0)
  await list(hers)
    .getByRole('link', { name: /Packing/ })
    .click()
  await hers.getByRole('log').getByText('Twice').waitFor()
})
