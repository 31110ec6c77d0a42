import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open } = openProduct(startShop)

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Card' })
async function taken(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((one) => ['PUT', 'POST'].includes(one.request().method()) && one.ok())
  await press()
  await answer
}

/** A project with the columns To do and Done and these cards. */
async function board(name: string, cards: readonly object[]): Promise<{ project: string; address: string }> {
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: { ...body } })
  const { id } = await post('/projects', { name, stage: 'active' })
  const first = await post('/board-columns', { title: 'To do', project: id })
  await post('/board-columns', { title: 'Done', project: id, finished: true })
  for (const each of cards) await post('/project-cards', { column: first.id, ...each })
  return { project: id, address: `/app/apps/project/scrumboard?project=${id}` }
}

describe('a card', () => {
  it('leads to the products and orders that it is about, and has comments that only their authors change', async () => {
    const order = await find('orders', {})
    const { address } = await board('Links', [{ title: 'Reshoot' }, { title: 'Lookbook' }])
    const page = await open(address)
    await card(page, 'Reshoot').click()
    const dialog = dialogOf(page)
    await taken(page, async () => {
      await dialog.getByRole('combobox', { name: 'Orders' }).fill(order.number)
      await dialog.getByRole('option', { name: new RegExp(order.number) }).click()
      await page.keyboard.press('Escape')
      await dialog.getByLabel('Title').focus()
    })
    await dialog.getByText('All changes saved').waitFor()
    await dialog.getByLabel('Write a comment').fill('The sleeve is cut.')
    await taken(page, () => page.keyboard.press('Control+Enter'))
    const said = (text: string) => dialog.getByRole('listitem').filter({ hasText: text })
    await said('The sleeve is cut.').getByRole('button', { name: 'Edit' }).click()
    await dialog.getByLabel('Edit').fill('The sleeve is cropped.')
    await taken(page, () => dialog.getByRole('button', { name: 'Save' }).click())
    await said('The sleeve is cropped.').getByText('(edited)').waitFor()
    await page.reload()
    await said('The sleeve is cropped.').waitFor()
    await dialog.getByText(order.number).first().waitFor()

    const other = await open(new URL(page.url()).pathname + new URL(page.url()).search, {
      as: 'support@atelier.test',
    })
    const theirs = dialogOf(other).getByRole('listitem').filter({ hasText: 'The sleeve is cropped.' })
    await theirs.waitFor()
    expect(await theirs.getByRole('button', { name: 'Delete' }).count()).toBe(0)

    await said('The sleeve is cropped.').getByRole('button', { name: 'Delete' }).click()
    await said('The sleeve is cropped.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await said('The sleeve is cropped.').waitFor()

    // From the order it is a press to the card, also for a colleague who packs.
    const desk = await open(`/app/pages/orders-list/${order.id}`, { as: 'orders@atelier.test' })
    await desk.getByRole('button', { name: 'More actions' }).click()
    await desk.getByRole('menuitem', { name: 'Cards on boards' }).click()
    const about = desk.getByRole('dialog', { name: 'Cards about this' })
    await about.getByText('Links').waitFor()
    expect(await violationsOf(desk)).toEqual([])
    await about.getByRole('link', { name: 'Reshoot' }).click()
    await dialogOf(desk).getByText(order.number).first().waitFor()
  })

  it('has a checklist that is ordered by its menu, and is archived with a way back', async () => {
    const { address } = await board('Lists', [{ title: 'Shoot' }])
    const page = await open(address)
    await card(page, 'Shoot').click()
    const dialog = dialogOf(page)
    for (const line of ['Book', 'Light']) {
      await dialog.getByLabel('Add a line').first().fill(line)
      await taken(page, () => page.keyboard.press('Enter'))
    }
    await dialog.getByRole('button', { name: 'Actions for the line “Light”' }).click()
    await taken(page, () => page.getByRole('menuitem', { name: 'Move up' }).click())
    await dialog.getByText('All changes saved').waitFor()
    // The search of the board finds what its lines say.
    await page.goto(new URL(`${address}&q=light`, page.url()).href)
    await page.getByText('1 card').first().waitFor()
    await card(page, 'Shoot').click()
    await dialog.getByLabel('Add a line').first().waitFor()
    const lines = async () =>
      (await find('project-cards', { title: 'Shoot' })).checklist.map((one: any) => one.text)
    await expect.poll(lines).toEqual(['Light', 'Book'])
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await dialog.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByRole('button', { name: 'Put back on the board' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await card(page, 'Shoot').waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('button', { name: 'Archived cards (1)' }).click()
    const archive = page.getByRole('dialog', { name: 'Archived cards' })
    await archive.getByRole('searchbox').fill('nothing like it')
    await archive.getByText('No archived card contains this.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await archive.getByRole('searchbox').fill('book')
    await archive.getByRole('button', { name: /Put back/ }).click()
    await archive.getByText('No archived card contains this.').waitFor()
    await page.keyboard.press('Escape')
    await card(page, 'Shoot').waitFor()
  })
})

describe('a board', () => {
  it('has columns that are added, renamed to any name, limited, moved, and deleted with a way back', async () => {
    const { address } = await board('Columns', [{ title: 'One' }, { title: 'Two' }])
    const page = await open(address)
    const menu = async (title: string, item: string) => {
      await page
        .getByRole('button', { name: `Actions for ${title}` })
        .first()
        .click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await page.getByRole('button', { name: 'Add column' }).click()
    await page.getByLabel('Title of the column').fill('Waiting')
    await page.getByLabel('Title of the column').press('Enter')
    await column(page, 'Waiting').waitFor()
    await menu('To do', 'Rename and set limit')
    const settings = page.getByRole('dialog', { name: 'Column “To do”' })
    // A name that another column has is refused where it stands, and destroys neither.
    await settings.getByLabel('Title').fill('Waiting')
    await settings
      .getByLabel(/most|limit/i)
      .first()
      .fill('2')
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => settings.getByLabel('Title').getAttribute('aria-invalid')).toBe('true')
    await settings.getByLabel('Title').fill('Next')
    await settings.getByRole('button', { name: 'Save' }).click()
    await settings.waitFor({ state: 'detached' })
    await column(page, 'Next').waitFor()
    await page.reload()
    await card(page, 'One').waitFor()
    await column(page, 'Next').getByText('This column is full.').waitFor()
    const titles = () => page.locator('main [data-column]').getByRole('heading').allTextContents()
    await expect.poll(titles).toEqual(['Next', 'Done', 'Waiting'])
    await taken(page, () => menu('Waiting', 'Move towards the start'))
    await expect.poll(titles).toEqual(['Next', 'Waiting', 'Done'])
    await page.reload()
    await card(page, 'One').waitFor()
    expect(await titles()).toEqual(['Next', 'Waiting', 'Done'])
    await menu('Next', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await card(page, 'One').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await card(page, 'One').waitFor()
    await page.reload()
    await card(page, 'Two').waitFor()
  })

  it('shows the cards of a member, and those that are late or due soon, as its address says', async () => {
    const today = dayIn(new Date())
    const vikram = (await find('subadmins', { q: 'Vikram' })).id
    const { address } = await board('Filters', [
      { title: 'Late', dueDate: dayAfter(today, -2) },
      { title: 'Soon', dueDate: dayAfter(today, 3), members: [vikram] },
      { title: 'Some day' },
    ])
    const page = await open(address)
    await card(page, 'Late').waitFor()
    const shown = () => page.locator('[data-card] a').allTextContents()
    await page.getByLabel('Due').selectOption({ label: 'Overdue' })
    await expect.poll(shown).toEqual(['Late'])
    await page
      .getByText(/^Overdue since/)
      .first()
      .waitFor({ state: 'attached' })
    await page.getByLabel('Due').selectOption({ label: 'Without a date' })
    await expect.poll(shown).toEqual(['Some day'])
    await page.reload()
    await card(page, 'Some day').waitFor()
    expect(await shown()).toEqual(['Some day'])
    await page.getByLabel('Due').selectOption({ label: 'Any time' })
    await page.getByLabel('Member', { exact: true }).selectOption({ label: 'Vikram Shetty' })
    await expect.poll(shown).toEqual(['Soon'])
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await page.getByRole('searchbox').fill('late')
    await expect.poll(shown).toEqual(['Late'])
  })

  it('has on a phone one column a screen', async () => {
    const { address } = await board('Phone', [{ title: 'Small' }])
    const page = await open(address, { viewport: { width: 375, height: 740 } })
    await card(page, 'Small').waitFor()
    const left = async () => (await column(page, 'Done').boundingBox())?.x ?? 0
    expect(await left()).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'Actions for Small' }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByLabel('Column', { exact: true }).selectOption({ label: 'Done' })
    await taken(page, () => page.getByRole('button', { name: 'Move', exact: true }).click())
    await page.reload()
    await column(page, 'Done').getByRole('link', { name: 'Small' }).waitFor()
  })
})

describe('a project', () => {
  it('is changed in its drawer, and found by stage and words', async () => {
    const { project, address } = await board('Monsoon', [])
    const page = await open(address)
    await page.getByRole('link', { name: 'Edit project' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('Name').fill('Monsoon shoot')
    await drawer.getByLabel('Stage').selectOption({ label: 'Paused' })
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await drawer.waitFor({ state: 'detached' })
    // Whoever came from the board is led back to it.
    await expect.poll(() => page.url()).toContain(address)
    await page.getByRole('link', { name: 'Edit project' }).waitFor()
    expect(await ask(`/projects/${project}`)).toMatchObject({ name: 'Monsoon shoot', stage: 'paused' })
    const filter = encodeURIComponent(JSON.stringify({ stage: 'paused' }))
    await page.goto(new URL(`/app/apps/project/list?filter=${filter}`, page.url()).href)
    await page.getByRole('link', { name: 'Monsoon shoot' }).waitFor()
    await page.getByRole('searchbox').first().fill('nothing of the kind')
    await page.getByRole('link', { name: 'Monsoon shoot' }).waitFor({ state: 'detached' })
  })

  it('takes files, several at once, and keeps those that stay when one is taken out', async () => {
    const { project, address } = await board('Lookbook', [])
    const page = await open(address)
    const edit = page.getByRole('link', { name: 'Edit project' })
    const drawer = page.getByRole('dialog')
    const stored = async () => (await ask(`/projects/${project}`)).attachments
    const save = async () => {
      await drawer.getByRole('button', { name: 'Save', exact: true }).click()
      await drawer.waitFor({ state: 'detached' })
    }
    await edit.click()
    const named = ['brief.txt', 'budget.txt', 'call sheet.txt']
    const files = named.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(name) }))
    await drawer.locator('[data-source="attachments"] input[type="file"]').setInputFiles(files)
    for (const name of named) await drawer.getByRole('button', { name, exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await save()
    const all: { id: string; file: { name: string } }[] = await stored()
    expect(all.map(({ file }) => file.name)).toEqual(named)
    await page.reload()
    await edit.click()
    await drawer.getByRole('button', { name: 'Remove budget.txt' }).click()
    await save()
    expect(await stored()).toEqual([all[0], all[2]])
  })

  it('is deleted with its columns and cards, and comes back with them', async () => {
    const { project, address } = await board('Given up', [{ title: 'Last card' }])
    const page = await open('/app/apps/project/list?q=Given')
    const tile = page.getByRole('link', { name: 'Given up' })
    await page.getByRole('button', { name: 'Actions for Given up' }).click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await tile.waitFor({ state: 'detached' })
    const cards = () => ask('/project-cards?filter={"q":"Last card"}')
    expect(await cards()).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await tile.waitFor()
    expect((await ask(`/projects/${project}`)).name).toBe('Given up')
    await page.goto(new URL(address, page.url()).href)
    await card(page, 'Last card').waitFor()
  })
})
