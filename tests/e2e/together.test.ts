import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const opened = openProduct(startProduct)
const { ask } = opened
const staff = staffOf(opened)

const brand = (name: string, more = {}) => ask('/brands', { method: 'POST', body: { name, ...more } })
const bar = (page: Page, text: RegExp) => page.getByRole('button', { name: text })

describe('two people at work', () => {
  it('a list follows: what is shown changes in place, what is new waits until one asks for it', async () => {
    const shown = await brand('Alpha')
    const { page, refused } = await staff.comes('admin', '/app/pages/brand')
    const rows = page.locator('main [data-row]')
    await page.getByText('Alpha', { exact: true }).waitFor()
    const clerk = await opened.product().signIn('catalogue')
    await clerk(`/brands/${shown.id}`, { method: 'PUT', body: { version: 1, name: 'Alpha and sons' } })
    await page.getByText('Alpha and sons').waitFor()
    expect(await bar(page, /changed|new/).count()).toBe(0)
    const before = await rows.count()
    await clerk('/brands', { method: 'POST', body: { name: 'Beta' } })
    await clerk('/brands', { method: 'POST', body: { name: 'Gamma' } })
    await bar(page, /2 new/).waitFor()
    await expect.poll(() => rows.count()).toBe(before)
    await bar(page, /2 new/).click()
    await page.getByText('Gamma', { exact: true }).waitFor()
    expect(await bar(page, /new/).count()).toBe(0)
    expect(refused).toEqual([])
  })

  it('a list that is opened again is read once, and what came while it was opened comes in all the same', async () => {
    const { id } = await brand('Read once')
    const { page, refused } = await staff.comes('admin', '/app/pages/brand')
    await page.getByText('Read once', { exact: true }).waitFor()
    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/brands\?/.test(request.url())) reads.push(request.url())
    })
    await page.reload()
    await page.getByText('Read once', { exact: true }).waitFor()
    await quiet(page)
    await ask(`/brands/${id}`, { method: 'PUT', body: { version: 1, name: 'Read twice' } })
    await page.getByText('Read twice', { exact: true }).waitFor()
    // When it was opened, and when it was told of the change.
    expect(reads).toHaveLength(2)
    expect(refused).toEqual([])
  })

  it('each sees who else is at a record, and what the other changed while something was typed', async () => {
    const { id } = await brand('Shared house')
    const admin = await staff.comes('admin', `/app/pages/brand/${id}`)
    const clerk = await staff.comes('catalogue', `/app/pages/brand/${id}/show`)
    await admin.page.getByText('Camille Laurent is looking at this').first().waitFor({ state: 'attached' })
    await clerk.page.getByText('Asha Rao is editing this').first().waitFor({ state: 'attached' })
    await admin.page.getByRole('textbox', { name: /^Name/ }).first().fill('Typed here')
    const other = await opened.product().signIn('catalogue')
    await other(`/brands/${id}`, { method: 'PUT', body: { version: 1, active: false } })
    await admin.page.getByText(/Camille Laurent changed: /).waitFor()
    await expect
      .poll(() => admin.page.getByRole('textbox', { name: /^Name/ }).first().inputValue())
      .toBe('Typed here')
    await clerk.page.getByRole('link', { name: 'Brands' }).first().click()
    const gone = admin.page.getByText('Camille Laurent is looking at this')
    await expect.poll(() => gone.count(), { timeout: 40_000 }).toBe(0)
    expect([...admin.refused, ...clerk.refused]).toEqual([])
  })

  it('a version is restored field by field, and a deletion from the bin', async () => {
    const made = await brand('First name', { description: 'First words' })
    const path = `/brands/${made.id}`
    await ask(path, { method: 'PUT', body: { version: 1, name: 'Second name' } })
    const { page, refused } = await staff.comes('catalogue', `/app/pages/brand/${made.id}/show?tab=history`)
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Restore: Name' }).waitFor()
    await dialog.getByRole('button', { name: /^Restore \d|^Restore one/ }).click()
    await page.getByText('Version 1 restored').waitFor()
    expect((await ask(path)).name).toBe('First name')
    await page.getByText('restored an earlier version').waitFor()
    await page.reload()
    await page.getByText('restored an earlier version').waitFor()
    // What the page still reads of a record that is gone meanwhile is rightly refused.
    await quiet(page)

    await ask(`${path}?version=3`, { method: 'DELETE' })
    await page.goto(`${opened.product().url}/app/pages/bin`)
    await page.getByRole('heading', { name: 'First name' }).waitFor()
    await page.getByText('Deleted by Asha Rao').waitFor()
    await page.getByRole('button', { name: 'Restore “First name”' }).click()
    await page.getByText('1 record restored').waitFor()
    expect((await ask(path)).name).toBe('First name')
    await page.reload()
    await page.getByText('Nothing was deleted in the last 30 days.').waitFor()
    expect(refused).toEqual([])
  })

  it('the log tells what both did, by who and kind, and keeps its filters in the address', async () => {
    const { page, refused } = await staff.comes('admin', '/app/pages/log')
    await page
      .getByRole('button', { name: /^Show (one|\d+) fields?/ })
      .first()
      .waitFor()
    await page.getByLabel('Who (part of the name)').fill('Camille')
    await page.getByLabel('Area').selectOption('brand')
    await page.waitForURL(/who=Camille/)
    const entries = page.locator('main ol > li')
    await expect.poll(() => entries.filter({ hasText: 'Asha Rao' }).count()).toBe(0)
    await entries.filter({ hasText: 'restored an earlier version' }).first().waitFor()
    await page.reload()
    await entries.filter({ hasText: 'restored an earlier version' }).first().waitFor()
    await entries.getByRole('button', { name: /^Show/ }).first().click()
    await page.getByText('became').first().waitFor({ state: 'attached' })
    expect(refused).toEqual([])
  })
})
