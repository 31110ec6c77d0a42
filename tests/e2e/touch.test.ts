import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'

const { open, ask } = openProduct()

/** A telephone that is held upright. */
const telephone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

it('a day of the month is tapped for a new event', async () => {
  const page = await open('/app/apps/calendar?view=month', telephone)
  const day = page.locator('td[data-cell]').nth(10)
  await day.waitFor()
  const date = await day.getAttribute('data-cell')
  await day.tap({ position: { x: 24, y: 80 } })
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('new')).toBe(date)
})

it('the menu is opened by a tap, and closed by one beside it', async () => {
  const page = await open('/app/pages/tag', telephone)
  const menu = page.getByRole('navigation', { name: 'Main navigation' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('header').getByRole('button').first().tap()
  await menu.waitFor()
  await page.touchscreen.tap(365, 500)
  await menu.waitFor({ state: 'detached' })
})

it('a card goes to another column without being dragged', async () => {
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: { ...body } })
  const project = await post('/projects', { name: 'Window', stage: 'active' })
  const [first, second] = [
    await post('/board-columns', { title: 'To do', project: project.id }),
    await post('/board-columns', { title: 'Done', project: project.id, finished: true }),
  ]
  const { id } = await post('/project-cards', { title: 'Measure it', column: first.id })
  const page = await open(`/app/apps/project/scrumboard?project=${project.id}`, telephone)
  await page.getByRole('button', { name: 'Actions for Measure it' }).tap()
  await page.getByRole('menuitem', { name: 'Move to…' }).tap()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption(second.id)
  await dialog.getByRole('button', { name: 'Move', exact: true }).tap()
  await expect.poll(async () => (await ask(`/project-cards/${id}`)).column).toBe(second.id)
})
