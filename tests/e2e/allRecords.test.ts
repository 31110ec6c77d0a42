import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const { api, ask, open } = openProduct()

/** More than a request may change. */
const many = 1_040

beforeAll(async () => {
  const lines = Array.from({ length: many }, (_, at) => `House ${at},house-${at},${at}`)
  const answer = await api('/brands/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `name,slug,position\n${lines.join('\n')}`,
  })
  expect(answer.status).toBe(200)
}, 120_000)

const positions = async () => {
  const range = (from: number) =>
    `/brands?range=[${from},${from + 499}]&sort=["name","ASC"]&fields=["position"]`
  const pages = await Promise.all([0, 500, 1000].map((from) => ask<{ position: number }[]>(range(from))))
  return pages.flat().reduce((sum, { position }) => sum + position, 0)
}

it('all records that a list finds are changed, more than a request takes: looked at first, with those that are left out', async () => {
  const before = await positions()
  const page = await open('/app/pages/brand')
  await page
    .getByRole('row', { name: /House 0/ })
    .getByRole('checkbox')
    .click({ force: true })
  const bar = page.getByRole('region', { name: 'Selected records' })
  await bar.getByRole('button', { name: 'Change all 1,040…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('All 1,040 brands that the list finds').waitFor()
  await dialog.getByRole('combobox', { name: 'Field to change' }).selectOption('Position')
  await dialog.getByRole('combobox', { name: 'How' }).selectOption('Decrease by')
  await dialog.getByRole('textbox', { name: /^Position/ }).fill('10')
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Check' }).click()
  // Whoever closes it finds it again.
  await dialog.getByText(/of 1,040 brands checked/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  // Its end is told where its person is, with the way to all that they did in bulk.
  const told = page.getByText('Position, 1,040 brands: waits for you')
  await told.waitFor({ timeout: 60_000 })
  expect(await violationsOf(page)).toEqual([])
  await told.getByRole('link', { name: 'Your bulk work' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app/pages/own-work')
  await page.goBack()
  await page.getByRole('button', { name: 'Recent bulk changes' }).click()
  await dialog.getByRole('button', { name: 'Show' }).click()
  await dialog.getByText('1,030 brands will change, 10 are skipped:').waitFor({ timeout: 60_000 })
  await expect.poll(() => positions()).toBe(before)
  expect(await violationsOf(page, 'dialog')).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save what is left out (CSV)' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect([lines.length, lines[1]?.startsWith('House 0,')]).toEqual([11, true])
  await dialog.getByRole('button', { name: 'Do it for 1,030' }).click()
  await dialog.getByText('1,030 brands changed, 10 left out:').waitFor({ timeout: 60_000 })
  await quiet(page)
  await expect.poll(() => positions()).toBe(before - 10_300)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Recent bulk changes' }).click()
  await dialog.getByRole('button', { name: 'Undo: Position, 1,030 brands' }).click()
  await dialog.getByText('1,030 brands will be put back as before.').waitFor({ timeout: 60_000 })
}, 240_000)
