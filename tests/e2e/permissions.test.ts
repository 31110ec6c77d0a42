import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { permissionMap, type Resource, type Viewer } from '../../src/core/index.ts'
import { filtersOf } from '../../src/derive/filters.ts'
import { targetOf } from '../../src/derive/relations.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { addStaff } from './support/shop.ts'
import { areas, type Flags, type StaffMap, seenAlong, situationOf, staffMaps } from './support/staffMaps.ts'
import { type Landing, menuLinks, type StaffWalk, startStaffWalk } from './support/staffWalk.ts'
import { onePage } from './support/walk.ts'
import { walksDone } from './support/walksDone.ts'

const { product, browser, ask } = openProduct(startShop)
/** A record of each area, by the area's name; none where the demo shop has none. */
const records = new Map<string, string>()
/** What the menu offers to somebody without any permission: walked once, as those pages are the same for all. */
let openToAll: readonly string[] = []
const walks = walksDone()
const walked = new Set<string>()

/** Whether a situation is met for the first time. */
function isNew(situation: string): boolean {
  const known = walked.size
  return walked.add(situation).size > known
}

beforeAll(async () => {
  for (const { name, endpoint } of areas) {
    const [first] = await ask<{ id: string }[]>(`/${endpoint}?range=[0,0]`)
    if (first) records.set(name, first.id)
  }
})
describe('a walk over everything that somebody may and may not see asks for nothing that is refused', () => {
  it.each(staffMaps.map((staff, index) => ({ ...staff, index })))(
    'with $name',
    async ({ index, ...staff }) => {
      const email = await addStaff(product(), `walker-${index}`, staff.permissions)
      const walk = await startStaffWalk(browser(), product(), email)
      await walkMenu(walk, staff)
      await walkPalette(walk)
      for (const area of areas) {
        const isFirst = isNew(situationOf(area, staff))
        if (isFirst || !staff.isPreset) await walkArea(walk, area, staff)
      }
      expect(walk.refused).toEqual([])
      await walk.close()
    },
    600_000,
  )
})

/** The menu lists exactly the areas that may be seen, but for those that are reached from the list of one that may be seen; its other entries are opened, those open to everybody once. */
async function walkMenu(walk: StaffWalk, { name, may }: StaffMap): Promise<void> {
  const links = await menuLinks(walk.page)
  const listed = areas
    .filter(({ menu }) => menu !== undefined)
    .map((area) => [area.name, `/app/${area.path}`])
  expect(listed.flatMap(([area = '', link = '']) => (links.includes(link) ? [area] : []))).toEqual(
    areas.flatMap(({ name: area, menu, below }) => {
      const isSeen = (each: string | undefined) => each !== undefined && may(each).includes('view')
      return menu !== undefined && isSeen(area) && !isSeen(below) ? [area] : []
    }),
  )
  const ofAreas = new Set(listed.map(([, link]) => link))
  for (const link of links.filter((each) => !ofAreas.has(each) && !openToAll.includes(each))) {
    await walk.go(link)
    expect({ link, closed: await walk.isClosed() }).toEqual({ link, closed: false })
  }
  if (name === 'nothing') openToAll = links
}

/** Every area that may be seen is searched by the palette. */
async function walkPalette({ page, rest, go, closeAll }: StaffWalk): Promise<void> {
  await go('/app/dashboards/default')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('co')
  // The search waits until nothing more is typed.
  await page.waitForTimeout(250)
  await rest()
  await closeAll()
}

/**
 * List, record, form and new form of an area: open where the flags say so, and with all that can be opened in them. What would show this
 * person exactly what it has shown another is not gone through again.
 */
async function walkArea(walk: StaffWalk, area: Resource, staff: StaffMap): Promise<void> {
  const flags: Flags = staff.may(area.name)
  const { page, go, pressEach } = walk
  const id = records.get(area.name)
  const list = `/app/${area.path}`
  const isSeen = flags.includes('view')
  const hasForm = area.access.create !== false
  const mayCreate = flags.includes('create') && hasForm
  const mayEdit = flags.includes('edit') && !mayCreate
  const along = isSeen ? seenAlong(area, staff) : ''
  const part = async (address: string, isOpen: readonly boolean[], run: () => Promise<void>) => {
    const expected = `${isOpen} ${along}`
    if (await walks.hasAlike(address, expected, walk)) return
    await run()
    walks.add(address, expected, walk, await walk.trace())
  }
  const visit = async (address: string, isOpen: boolean, landing: Landing = address) => {
    await go(address, landing)
    // A busy machine shows the page before it a moment longer.
    const seen = async () => ({ address, open: !(await walk.isClosed()) })
    await expect.poll(seen).toEqual({ address, open: isOpen })
    return isOpen
  }

  await walk.forget()
  if (onePage.includes(area.name)) {
    for (const address of [list, ...(mayCreate ? [`${list}/create`] : []), ...(id ? [`${list}/${id}`] : [])])
      await part(
        address,
        [isSeen],
        async () => void (await visit(address, isSeen, isSeen ? /^\/app\/apps\// : address)),
      )
    return
  }
  await part(list, [isSeen], async () => {
    if (await visit(list, isSeen)) await walkList(walk, area, staff)
  })
  await part(`${list}/create`, [isSeen, mayCreate], async () => {
    // Without a form for new records the address leads to the list.
    if (!hasForm) await visit(`${list}/create`, isSeen, isSeen ? list : undefined)
    else if (await visit(`${list}/create`, mayCreate)) await walkForm(walk, area, staff)
  })
  if (id === undefined) return
  if (isSeen)
    await part(`${list}/${id}/show`, [], async () => {
      await visit(`${list}/${id}/show`, true)
      await pressEach(page.locator('main').getByRole('tab'))
    })
  await part(`${list}/${id}`, [isSeen, mayEdit], async () => {
    if ((await visit(`${list}/${id}`, isSeen)) && mayEdit) await walkForm(walk, area, staff)
  })
}

/** Opens the menu of a row and the editors of filters. */
async function walkList(walk: StaffWalk, area: Resource, staff: StaffMap): Promise<void> {
  const menu = walk.page
    .locator('main')
    .getByRole('button', { name: /^Actions for / })
    .first()
  if ((await menu.count()) > 0) {
    await menu.click()
    await walk.page.getByRole('menu').waitFor()
    await walk.closeAll()
  }
  await walkFilters(walk, area, staff)
}

/**
 * Opens the editor of a filter for each area whose records are asked for, and in it the list of those to choose from; what somebody else
 * was offered in the same way is not opened again.
 */
async function walkFilters(
  { page, rest, closeAll }: StaffWalk,
  area: Resource,
  { permissions }: StaffMap,
): Promise<void> {
  const filter = page.locator('main').getByRole('button', { name: 'Filter', exact: true })
  if ((await filter.count()) === 0) return
  const viewer: Viewer = { type: 'SUB_ADMIN', permissions: permissionMap(permissions) }
  const targets = filtersOf(area, viewer, resources).map(({ field }) => targetOf(area, field))
  if (!isNew(`filters of ${area.name}: ${targets.join()}`)) return
  const dialog = page.getByRole('dialog')
  const fields = dialog.getByRole('listitem').getByRole('button')
  for (const [index, target] of targets.entries()) {
    if (target === undefined || targets.indexOf(target) < index) continue
    await filter.click()
    await fields.nth(index).click()
    await dialog.locator('[role="combobox"]').first().click()
    await rest()
    await closeAll()
  }
}

/**
 * Opens every tab of a form, and every list of records to choose from in it; what was offered there before to somebody who sees as much of
 * what is chosen from is not opened again.
 */
async function walkForm({ page, press, rest }: StaffWalk, area: Resource, staff: StaffMap): Promise<void> {
  const main = page.locator('main')
  const tabs = main.getByRole('tab')
  const boxes = main.locator('[role="combobox"]:enabled:visible')
  for (let index = 0; index < Math.max(1, await tabs.count()); index++) {
    if ((await tabs.count()) > index) await pressTab(tabs, index)
    await rest()
    for (let at = 0; at < (await boxes.count()); at++) {
      const name = (await boxes.nth(at).getAttribute('name')) ?? ''
      const offered = `${name} of ${area.name}: ${seenToChoose(area, name, staff)}`
      if (isNew(offered)) await press(boxes.nth(at))
    }
  }
}

/** What somebody sees of the records that a field points to: those themselves, and what they point to in turn. */
function seenToChoose(area: Resource, name: string, staff: StaffMap): string {
  const field = area.fields[name]
  const target = areas.find((each) => each.name === (field && targetOf(area, field)))
  return target ? `${staff.may(target.name)} ${seenAlong(target, staff)}` : seenAlong(area, staff)
}

/** A busy machine shows the page before it a moment longer: its tabs may go while they are pressed. */
async function pressTab(tabs: Locator, index: number): Promise<void> {
  try {
    await tabs.nth(index).click({ timeout: 5_000 })
  } catch (error) {
    if ((await tabs.count()) > index) throw error
  }
}
