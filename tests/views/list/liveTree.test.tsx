import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { category } from '../../../resources/catalogue/category/category.ts'
import { resources as registry } from '../../../resources/index.ts'
import { type OnChanges, onChanges } from '../../../src/providers/live/liveChanges.ts'
import { idOf, recordsOf } from './fakeProvider.ts'
import { renderList, rowOf, withoutViews } from './renderList.tsx'

vi.mock('../../../src/providers/live/liveChanges.ts', { spy: true })

await withoutViews(category)

let tell: OnChanges
beforeEach(() => {
  vi.mocked(onChanges).mockImplementation((resource, onChange) => {
    if (resource === category.name) tell = onChange
    return () => undefined
  })
})
afterEach(() => vi.restoreAllMocks())

/** Women (Dresses), Men; Women is open. */
async function openTree() {
  const names = ['Women', 'Dresses', 'Men']
  const shop = {
    category: recordsOf(category, names.length, (index) => ({
      name: names[index],
      slug: `c-${index}`,
      position: index,
      parent: index === 1 ? idOf('category', 0) : null,
    })),
  }
  const list = renderList({ registry, resource: category, shop })
  await screen.findByText('Women')
  await waitFor(() => expect(rowOf('Women').getAttribute('aria-expanded')).toBe('false'))
  rowOf('Women').focus()
  await list.person.keyboard('{ArrowRight}')
  await screen.findByText('Dresses')
  return { ...list, shop }
}

it('says nothing of a tree that is what it was, shows a new name in its place, and announces what came or went alone', async () => {
  const { shop, asked } = await openTree()
  const isAnnounced = () => screen.queryByText('This list has changed – show') !== null
  const reads = () => asked('getList').length
  const dresses = shop.category[1] as (typeof shop.category)[number]

  const before = reads()
  tell(null)
  await waitFor(() => expect(reads()).toBeGreaterThan(before), { timeout: 5_000 })
  shop.category[1] = { ...dresses, name: 'Gowns' }
  tell([{ resource: category.name, id: dresses.id, kind: 'update' }])
  await screen.findByText('Gowns', {}, { timeout: 5_000 })
  expect(isAnnounced()).toBe(false)

  const { id, parent } = dresses
  shop.category.push({ ...dresses, id: id.replace(/.$/, 'f'), name: 'Tops', slug: 'tops', parent })
  tell([{ resource: category.name, id: id.replace(/.$/, 'f'), kind: 'create' }])
  await waitFor(() => expect(isAnnounced()).toBe(true), { timeout: 5_000 })
  expect(screen.queryByText('Tops')).toBeNull()
})
