import { expect, it } from 'vitest'
import { zendeskJson } from '../support/foreignTickets.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

const tickets = () =>
  ask<{ ticketNo: string; status: string }[]>('/contact-messages?sort=["ticketNo","ASC"]&range=[0,9]')

it('takes Zendesk’s JSON file of tickets as it is: their numbers stay, all of it can be undone', async () => {
  const page = await open('/app/pages/contact-us')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import records' })
  await dialog.getByText('The file of a former system').waitFor()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'tickets.json',
    mimeType: 'application/json',
    buffer: Buffer.from(zendeskJson),
  })
  await page.getByText('This is a file of Zendesk.').waitFor()
  const chosen = (column: string) => page.getByRole('combobox', { name: column, exact: true })
  await expect.poll(() => chosen('comments').inputValue()).toBe('thread')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('Would be made: 2. Would be changed: 0. Unchanged: 0.').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Store 2 records' }).click()
  await page.getByText('Made: 2. Changed: 0. Unchanged: 0.').waitFor()
  expect(await tickets()).toMatchObject([
    { ticketNo: 'Zendesk 35436', status: 'closed' },
    { ticketNo: 'Zendesk 35500', status: 'open' },
  ])
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(tickets).toEqual([])
})
