import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts } from '../../demo/accounts.ts'
import { openProduct } from './support/openProduct.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open, product } = openProduct()

beforeAll(async () => {
  await createDemoAccounts(product().context.database, [
    { email: 'manager@atelier.test', name: 'Anand Pillai', type: 'SUB_ADMIN', roles: ['manager'] },
    { email: 'auditor@atelier.test', name: 'Ruth Mathew', type: 'SUB_ADMIN', roles: ['auditor'] },
  ])
})

const column = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true })
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true })
const titlesIn = (page: Page, title: string) => column(page, title).locator('[data-card] a').allTextContents()
/** Presses something and waits until the server has taken it. */
async function taken(page: Page, press: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((one) => ['PUT', 'POST'].includes(one.request().method()) && one.ok())
  await press()
  await answer
}

/** Something to wait for, and how to let it go on. */
function hold(): [held: Promise<void>, release: () => void] {
  const { promise, resolve } = Promise.withResolvers<void>()
  return [promise, resolve]
}

/** A project with two columns and these cards in the first one. */
async function board(name: string, ...titles: string[]): Promise<string> {
  const post = (path: string, body: object) => ask(path, { method: 'POST', body: { ...body } })
  const { id } = await post('/projects', { name, stage: 'active' })
  const first = await post('/board-columns', { title: 'To do', project: id })
  await post('/board-columns', { title: 'Done', project: id, finished: true })
  for (const title of titles) await post('/project-cards', { title, column: first.id })
  return `/app/apps/project/scrumboard?project=${id}`
}

describe('projects', () => {
  it('begin in a drawer, get their columns and cards, and are as far as their cards say', async () => {
    const page = await open('/app/apps/project/list')
    await page.getByRole('link', { name: 'New project' }).first().click()
    const drawer = page.getByRole('dialog', { name: 'New project' })
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await drawer.getByText('This is required.').first().waitFor()
    await drawer.getByLabel('Name').fill('Spring collection')
    await drawer.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Add the usual columns' }).click()
    await column(page, 'In progress').waitFor()
    for (const title of ['Sketches', 'Cloth']) {
      const add = column(page, 'To do').getByLabel('Title of the card')
      if (!(await add.isVisible()))
        await column(page, 'To do').getByRole('button', { name: 'Add card' }).click()
      await add.fill(title)
      await add.press('Enter')
      await card(page, title).waitFor()
    }
    await page.reload()
    // What lets a card be dragged comes after the page.
    await page.locator('[data-card][draggable="true"]', { hasText: 'Sketches' }).waitFor()
    await taken(page, () => card(page, 'Sketches').dragTo(column(page, 'Done').getByRole('heading')))
    await page.reload()
    await card(page, 'Sketches').waitFor()
    await expect.poll(() => titlesIn(page, 'Done')).toEqual(['Sketches'])
    await page.getByRole('link', { name: 'All projects' }).click()
    await page.getByText('1 of 2 cards done').waitFor()

    await page.getByRole('button', { name: 'Table' }).click()
    await page.getByRole('grid').waitFor()
    await page.reload()
    await page.getByRole('grid').waitFor()
    await page.getByRole('button', { name: 'Tiles' }).click()
    await page.getByRole('button', { name: 'Actions for Spring collection' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('1 of 2 cards done').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('1 of 2 cards done').waitFor()
  })

  it.each([375, 1440])(
    'have boards that stand where they will be before their cards come: at %i',
    async (width) => {
      const address = await board(`On its way ${width}`, 'One', 'Two')
      const page = await open('/app/apps/project/list', { viewport: { width, height: 812 } })
      let [held, release] = hold()
      await page.route(/operations\/board/, async (route) => {
        await held
        await route.continue()
      })
      const boxes = async (column: string, tile: string) => {
        // Until the projects are there another board is on its way in the same place.
        await page.locator('#board-project').waitFor()
        await page.locator(tile).first().waitFor()
        const all = [page.locator('#board-project'), page.locator(column).first(), page.locator(tile).first()]
        return Promise.all(all.map((one) => one.boundingBox()))
      }
      await page.goto(address)
      const before = await boxes('main [data-waiting-column]', 'main [data-waiting-card]')
      expect(await violationsOf(page)).toEqual([])
      release()
      const after = await boxes('main [data-column]', 'main [data-card]')
      const edges = (all: typeof before) => all.map((box) => box && [box.x, box.y, box.width])
      expect(edges(after)).toEqual(edges(before))
      // A second time, as many cards as there were.
      const drawn = await page.locator('main [data-column]').count()
      ;[held, release] = hold()
      await page.reload()
      await page.locator('main [data-waiting-card]').first().waitFor()
      const waiting = page.locator('main [data-waiting-column]')
      const counts = await waiting.evaluateAll((all) =>
        all.map((one) => one.querySelectorAll('[data-waiting-card]').length),
      )
      expect([counts.length, counts[0], Math.max(...counts.slice(1))]).toEqual([drawn, 2, 0])
      release()
      await page.locator('main [data-card]').first().waitFor()
    },
  )

  it('have boards on which everything that is dragged is also moved by the keyboard and by a menu, with a way back', async () => {
    const page = await open(await board('Keys', 'One', 'Two', 'Three'))
    await card(page, 'Three').focus()
    await page.keyboard.press('Space')
    await page.getByText('Three is lifted. It is card 3 of 3 in “To do”.').waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.getByText('Three would be card 1 of 3 in “To do”.').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await page.getByText('Three stays where it was.').waitFor({ state: 'attached' })
    await expect.poll(() => titlesIn(page, 'To do')).toEqual(['One', 'Two', 'Three'])
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    await taken(page, () => page.keyboard.press('Space'))
    await page.getByText('Three is now card 1 of 1 in “Done”.').waitFor({ state: 'attached' })
    await expect
      .poll(() => card(page, 'Three').evaluate((link) => link === document.activeElement))
      .toBe(true)
    await taken(page, () => page.getByRole('button', { name: 'Undo' }).click())
    await column(page, 'To do').locator('[data-card]').nth(2).waitFor()
    await page.reload()
    await card(page, 'Three').waitFor()
    await expect.poll(() => titlesIn(page, 'To do')).toEqual(['One', 'Two', 'Three'])

    await page.getByRole('button', { name: 'Actions for One' }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    await page.getByLabel('Column', { exact: true }).selectOption({ label: 'Done' })
    await taken(page, () => page.getByRole('button', { name: 'Move', exact: true }).click())
    await page.getByRole('button', { name: 'Actions for Done' }).click()
    await taken(page, () => page.getByRole('menuitem', { name: 'Move towards the start' }).click())
    await page.reload()
    await card(page, 'One').waitFor()
    await expect.poll(() => page.locator('[data-column] h3').allTextContents()).toEqual(['Done', 'To do'])
    await expect.poll(() => titlesIn(page, 'Done')).toEqual(['One'])
    // A column is taken by its head.
    const head = (title: string) => column(page, title).getByRole('heading', { name: title })
    await taken(page, () => head('Done').dragTo(column(page, 'To do'), { targetPosition: { x: 250, y: 20 } }))
    await expect.poll(() => page.locator('[data-column] h3').allTextContents()).toEqual(['To do', 'Done'])
    await page.reload()
    await card(page, 'One').waitFor()
    await expect.poll(() => page.locator('[data-column] h3').allTextContents()).toEqual(['To do', 'Done'])
    await expect.poll(() => titlesIn(page, 'Done')).toEqual(['One'])
  })

  it('have cards with an address of their own, which save field by field and keep what somebody else writes', async () => {
    const address = await board('Cards', 'Kurta', 'Scarf')
    const page = await open(address)
    await card(page, 'Kurta').click()
    const dialog = page.getByRole('dialog', { name: 'Card' })
    await dialog.getByLabel('Description').fill('Indigo, hand-dyed')
    const other = await open(page.url().replace(product().url, ''), { as: 'manager@atelier.test' })
    const theirs = other.getByRole('dialog', { name: 'Card' })
    await taken(other, () => theirs.getByRole('textbox', { name: 'Due' }).fill('2030-01-02'))
    await taken(page, () => dialog.getByLabel('Sampling').check())
    await dialog.getByText('All changes saved').waitFor()
    await dialog.getByLabel('Add a line').first().fill('Wash test')
    await taken(page, () => page.keyboard.press('Enter'))
    await taken(page, () => dialog.getByRole('checkbox', { name: 'Wash test' }).check())
    await dialog.getByLabel('Write a comment').fill('The dye is fast.')
    await taken(page, () => dialog.getByRole('button', { name: 'Comment', exact: true }).click())
    await dialog.getByRole('listitem').getByText('The dye is fast.').waitFor()

    // A comment that was not sent is not lost by Escape.
    await dialog.getByLabel('Write a comment').fill('And')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Keep writing' }).click()
    await dialog.getByLabel('Write a comment').fill('')
    // What was typed is saved on the way out.
    await dialog.getByLabel('Title').fill('Kurta, indigo')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => card(page, 'Kurta, indigo').evaluate((link) => link === document.activeElement))
      .toBe(true)
    await page.reload()
    await card(page, 'Kurta, indigo').click()
    await expect.poll(() => dialog.getByLabel('Description').inputValue()).toBe('Indigo, hand-dyed')
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Due' }).inputValue()).toBe('Jan 2, 2030')
    for (const label of ['Sampling', 'Wash test'])
      expect(await dialog.getByLabel(label).first().isChecked(), label).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByLabel('Label').selectOption({ label: 'Sampling' })
    await card(page, 'Scarf').waitFor({ state: 'detached' })
    await page.reload()
    await card(page, 'Kurta, indigo').waitFor()
    expect(await card(page, 'Scarf').count()).toBe(0)
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await card(page, 'Scarf').waitFor()
    expect(await violationsOf(page)).toEqual([])
  })

  it('take files that are dropped or pasted onto a card', async () => {
    const page = await open(await board('Files', 'Pattern'))
    await card(page, 'Pattern').click()
    const dialog = page.getByRole('dialog', { name: 'Card' })
    const zone = dialog.locator('[data-source="attachments"] h3 + *')
    const bring = (kind: 'drop' | 'paste', name: string) =>
      zone.evaluate(
        (place, { kind, name }) => {
          const data = new DataTransfer()
          data.items.add(new File(['front, back, sleeve'], name, { type: 'text/plain' }))
          const options = { bubbles: true, cancelable: true }
          place.dispatchEvent(
            kind === 'drop'
              ? new DragEvent(kind, { ...options, dataTransfer: data })
              : new ClipboardEvent(kind, { ...options, clipboardData: data }),
          )
        },
        { kind, name },
      )
    for (const [kind, name] of [
      ['drop', 'dropped.txt'],
      ['paste', 'pasted.txt'],
    ] as const) {
      await taken(page, () => bring(kind, name))
      await dialog.getByRole('button', { name, exact: true }).waitFor()
    }
    await expect
      .poll(async () => (await find('project-cards', { q: 'Pattern' })).attachments.length)
      .toBe(2)
      .catch(async (error) => {
        throw new Error(`${error.message} The card says: ${await dialog.innerText()}`)
      })
    await page.reload()
    for (const name of ['dropped.txt', 'pasted.txt'])
      await dialog.getByRole('button', { name, exact: true }).waitFor()
    // They are fetched, and taken out for good.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'dropped.txt', exact: true }).click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toBe('front, back, sleeve')
    await taken(page, () => dialog.getByRole('button', { name: 'Remove pasted.txt' }).click())
    await dialog.getByText('All changes saved').waitFor()
    await page.reload()
    await dialog.getByRole('button', { name: 'dropped.txt', exact: true }).waitFor()
    expect(await dialog.getByRole('button', { name: 'pasted.txt', exact: true }).count()).toBe(0)
  })

  it('take an attached picture for the cover of a card', async () => {
    const page = await open(await board('Covers', 'Poster'))
    await card(page, 'Poster').click()
    const dialog = page.getByRole('dialog', { name: 'Card' })
    const buffer = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const chooser = dialog.locator('[data-source="attachments"] input[type="file"]')
    await taken(page, () => chooser.setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer }))
    await dialog.getByRole('button', { name: 'poster.png', exact: true }).waitFor()
    await dialog.getByText('All changes saved').waitFor()
    await page.reload()
    await dialog.getByRole('button', { name: 'Use as cover: poster.png' }).click()
    await expect.poll(async () => (await find('project-cards', { q: 'Poster' })).pictures.length).toBe(1)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    const cover = page.locator('[data-card] img').first()
    await cover.waitFor()
    expect(await cover.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await card(page, 'Poster').click()
    // The attachment is still one.
    await dialog.getByRole('button', { name: 'poster.png', exact: true }).waitFor()
    // Without a cover it is kept.
    await taken(page, () => dialog.getByRole('button', { name: /^Remove picture 1/ }).click())
    await dialog.getByText('All changes saved').waitFor()
    await page.reload()
    await dialog.getByRole('button', { name: 'poster.png', exact: true }).waitFor()
    expect((await find('project-cards', { q: 'Poster' })).pictures).toEqual([])
  })

  it('scroll at their edges while something is dragged, and draw of a long column what is in sight', async () => {
    const titles = Array.from({ length: 120 }, (_, index) => `Piece ${index + 1}`)
    const address = await board('Long', ...titles)
    const project = new URLSearchParams(address.split('?')[1]).get('project')
    for (const title of ['Third', 'Fourth', 'Fifth'])
      await ask('/board-columns', { method: 'POST', body: { title, project } })
    const page = await open(address, { viewport: { width: 1000, height: 700 } })
    await card(page, 'Piece 1').waitFor()
    const isDrawn = (title: string) =>
      card(page, title).evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    expect([await isDrawn('Piece 1'), await isDrawn('Piece 120')]).toEqual([true, false])
    const list = column(page, 'To do').getByRole('list').first()
    const centre = async (title: string) => {
      const box = await card(page, title).boundingBox()
      if (!box) throw new Error(`${title} has no place. It was expected on the board.`)
      return { x: box.x + 40, y: box.y + box.height / 2 }
    }
    const start = await centre('Piece 1')
    const frame = (await list.boundingBox()) as { x: number; y: number; width: number; height: number }
    await page.waitForTimeout(500)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x, start.y + 20, { steps: 4 })
    const edge = { x: frame.x + 60, y: Math.min(frame.y + frame.height, 700) - 16 }
    await page.mouse.move(edge.x, edge.y, { steps: 6 })
    await expect
      .poll(
        async () => {
          await page.mouse.move(edge.x + Math.random() * 4, edge.y)
          return list.evaluate((box) => box.scrollTop)
        },
        { timeout: 20_000 },
      )
      .toBeGreaterThan(1500)
    await taken(page, () => page.mouse.up())
    await page.reload()
    await card(page, 'Piece 2').waitFor()
    const place = (await titlesIn(page, 'To do')).indexOf('Piece 1')
    expect(place).toBeGreaterThan(10)
    // Sideways, to a column that was out of sight.
    const strip = page.getByRole('region', { name: 'Columns' })
    const wide = (await strip.boundingBox()) as { x: number; y: number; width: number; height: number }
    const next = await centre('Piece 2')
    await page.waitForTimeout(500)
    await page.mouse.move(next.x, next.y)
    await page.mouse.down()
    await page.mouse.move(next.x + 20, next.y, { steps: 4 })
    await expect
      .poll(
        async () => {
          await page.mouse.move(wide.x + wide.width - 10 + Math.random() * 4, wide.y + 30)
          return (await column(page, 'Fifth').boundingBox())?.x ?? 9999
        },
        { timeout: 20_000 },
      )
      .toBeLessThan(700)
    await page.mouse.move(wide.x + wide.width - 200, wide.y + 30)
    const over = await column(page, 'Fifth').boundingBox()
    if (!over) throw new Error('The last column has no place. It was expected on the board.')
    await page.mouse.move(over.x + 30, over.y + 20, { steps: 4 })
    await taken(page, () => page.mouse.up())
    await page.reload()
    await card(page, 'Piece 3').waitFor()
    await expect.poll(() => titlesIn(page, 'Fifth')).toEqual(['Piece 2'])
  })

  it('show two people each other’s moves, before the board would be read again without being told', async () => {
    const address = await board('Together', 'One', 'Two')
    const page = await open(address)
    await card(page, 'Two').waitFor()
    const other = await open(address, { as: 'manager@atelier.test' })
    await card(other, 'Two').focus()
    for (const key of ['Space', 'ArrowRight']) await other.keyboard.press(key)
    await taken(other, () => other.keyboard.press('Space'))
    await column(page, 'Done').getByRole('link', { name: 'Two' }).waitFor({ timeout: 9000 })
    await card(page, 'One').focus()
    for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key)
    await taken(page, () => page.keyboard.press('Space'))
    await column(other, 'Done').getByRole('link', { name: 'One' }).waitFor({ timeout: 9000 })
    await Promise.all([page.reload(), other.reload()])
    for (const each of [page, other]) {
      await card(each, 'One').waitFor()
      await expect.poll(() => titlesIn(each, 'Done')).toEqual(['One', 'Two'])
    }
  })

  it('have nothing that the guidelines refuse, in the dark, mirrored and on a phone', async () => {
    const address = await board('Look', 'Mirror')
    const page = await open('/app/apps/project/list', {
      viewport: { width: 320, height: 640 },
      kept: { currentTheme: 'dark', direction: 'rtl' },
    })
    const look = async (name: string) => {
      expect(await violationsOf(page), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0)
    }
    await page.getByText('Look').first().waitFor()
    await look('tiles')
    await page.getByRole('button', { name: 'Table' }).click()
    await page.getByRole('grid').or(page.getByRole('main').getByRole('list')).first().waitFor()
    await look('table')
    await page.goto(address)
    await card(page, 'Mirror').waitFor()
    await look('board')
    await card(page, 'Mirror').click()
    await page.getByRole('dialog', { name: 'Card' }).getByLabel('Description').waitFor()
    await look('card')
  })

  it('open as what is said of them for whoever may not see boards, and so do their cards', async () => {
    const address = await board('Unboarded', 'Alone')
    const [project, card] = ['project', 'projectCard'].map((key) => ({ key, view: true }))
    const as = await addStaff(product(), 'unboarded', [project, card])
    const page = await open('/app/apps/project/list', { as })
    await page.getByRole('link', { name: 'Unboarded' }).click()
    await page.getByRole('heading', { level: 1, name: 'Unboarded' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(
      `/app/apps/project/list/${new URLSearchParams(address.split('?')[1]).get('project')}/show`,
    )
    const { id } = await find('project-cards', { title: 'Alone' })
    await page.goto(`/app/apps/project/cards/${id}/show`)
    await page.getByRole('heading', { level: 1, name: 'Alone' }).waitFor()
  })

  it('are read by whoever may do no more, without anything to press in vain', async () => {
    const page = await open(await board('Read', 'Only'), { as: 'auditor@atelier.test' })
    await card(page, 'Only').waitFor()
    for (const name of ['Add card', 'Add column', 'Actions for Only', 'Actions for To do'])
      expect(await page.getByRole('button', { name }).count(), name).toBe(0)
    await card(page, 'Only').focus()
    await page.keyboard.press('Space')
    await card(page, 'Only').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Card' })
    await dialog.getByText('Only').first().waitFor()
    expect(await dialog.getByRole('textbox').count()).toBe(0)
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
  })
})
