import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

it('one’s own bulk work of all areas stands on one page, with what was left out and the way back', async () => {
  const made = async (name: string) =>
    ask('/tags', { method: 'POST', body: { name, slug: name.toLowerCase().replaceAll(' ', '-') } })
  const tags = [await made('Desk one'), await made('Desk two')]
  await ask('/tags/bulk/delete', {
    method: 'POST',
    body: { items: tags.map(({ id, version }) => ({ id, version })) },
  })
  await made('Shelf one')
  const page = await open('/app/dashboards/default')
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('link', { name: 'Your bulk work' }).click()
  await page.waitForURL(({ pathname }) => pathname === '/app/pages/own-work')
  const line = page.getByRole('listitem').filter({ hasText: 'Deleted' })
  await line.getByText(/2 tags/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await line.getByRole('button', { name: 'Undo: Deleted, 2 tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2 tags will be put back as before.').waitFor()
  await dialog.getByRole('button', { name: 'Undo for 2 tags' }).click()
  await line.getByText(/^Undone by/).waitFor()
  expect(await line.getByRole('button').count()).toBe(0)
  expect((await ask(`/tags/${tags[0].id}`)).name).toBe('Desk one')

  // A job that waits for its person is gone on with from here.
  const filter = { name: 'Shelf one' }
  await ask('/tags/bulk/jobs', { method: 'POST', body: { action: 'delete', filter } })
  await page.reload()
  const job = page.getByRole('listitem').filter({ hasText: '1 tag' })
  await job.getByText(/waits for you/).waitFor()
  await job.getByRole('button', { name: 'Show: Deleted, 1 tag' }).click()
  await dialog.getByRole('button', { name: 'Do it for 1' }).click()
  await dialog.getByText('1 tag changed.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await job.getByRole('button', { name: 'Undo: Deleted, 1 tag' }).waitFor()

  // Nobody sees what others did.
  const other = await open('/app/pages/own-work', { as: 'support@atelier.test' })
  await other.getByText('You have not changed, imported, exported or sent anything in bulk').waitFor()
})

it('a file that was exported is told of there, and downloaded again by whoever made it alone', async () => {
  await ask('/tags', { method: 'POST', body: { name: 'Filed', slug: 'filed' } })
  const page = await open(`/app/pages/tag?${new URLSearchParams({ filter: JSON.stringify({ q: 'Filed' }) })}`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export' }).click(),
  ])
  await page.goto('/app/pages/own-work')
  const line = page.getByRole('region', { name: 'Exported files' }).getByRole('listitem').first()
  await line.getByText(/^1 line, /).waitFor()
  await line.getByText(/can be downloaded again until/).waitFor()
  expect(await violationsOf(page)).toEqual([])
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    line.getByRole('button', { name: 'Download again: Tags' }).click(),
  ])
  expect(again.suggestedFilename()).toMatch(/^tags-.*\.csv$/)
  expect(await readFile(await again.path(), 'utf8')).toBe(await readFile(await first.path(), 'utf8'))
})
