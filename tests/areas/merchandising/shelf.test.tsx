import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CategoryShelf } from '../../../resources/catalogue/productCategory/screens/CategoryShelf.tsx'
import { renderMerchandising } from './renderMerchandising.tsx'

const category = '01932b1c-7a80-7000-8000-000000000001'

const item = (name: string, more: object = {}) => ({
  id: `pair ${name}`,
  version: 3,
  position: 100,
  isPrimary: false,
  pinned: false,
  pinnedUntil: null,
  source: 'manual',
  ...more,
  product: {
    id: `product ${name}`,
    name,
    styleCode: `ST-${name}`,
    status: 'active',
    picture: null,
    priceFrom: 129_900,
    mrp: 199_900,
    discount: 35,
    stock: 4,
  },
})

function shelf({
  sort = 'manual',
  permissions,
}: {
  sort?: string
  permissions?: Record<string, unknown>[]
} = {}) {
  return renderMerchandising(<CategoryShelf />, {
    search: `?tab=shelf&category=${category}`,
    ...(permissions ? { permissions } : {}),
    answers: {
      'operations/shelf': {
        total: 3,
        items: [item('Amber'), item('Birch', { isPrimary: true }), item('Cedar', { pinned: true })],
      },
      'operations/move': { position: 1, version: 4 },
      'operations/unassign': { removed: 1 },
    },
    provider: {
      getOne: async () => ({ data: { id: category, version: 1, name: 'Dresses', defaultSort: sort } }),
      getMany: async () => ({ data: [{ id: category, title: 'Dresses' }] }),
      update: async (_: string, { id, data }: any) => ({ data: { id, ...data } }),
    },
  })
}

describe('the pictures of a category', () => {
  it('move by Alt and the arrows, and the new place is said', async () => {
    const { person, sent } = shelf()
    const place = await screen.findByRole('button', { name: 'Birch: place 2. Move' })
    place.focus()
    await person.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await waitFor(() => expect(sent('move')).toEqual([{ to: 3, version: 3 }]))
    await screen.findByText('Birch is now at place 3.')
  })

  it('move to a number that is asked for, and to no other', async () => {
    const { person, sent } = shelf()
    await person.click(await screen.findByRole('button', { name: 'Amber: place 1. Move' }))
    const dialog = await screen.findByRole('dialog', { name: 'Move Amber', hidden: true })
    const box = within(dialog).getByRole('textbox', { hidden: true })
    await person.clear(box)
    await person.type(box, '9')
    expect(within(dialog).getByText('Enter a number from 1 to 3.')).toBeTruthy()
    await person.clear(box)
    await person.type(box, '3{Enter}')
    await waitFor(() => expect(sent('move')).toEqual([{ to: 3, version: 3 }]))
  })

  it('say what is primary and pinned, and stay where a rule orders them', async () => {
    shelf({ sort: 'newest' })
    const birch = (await screen.findByText('Birch')).closest('li') as HTMLElement
    expect(within(birch).getByText('Primary')).toBeTruthy()
    expect(
      within((await screen.findByText('Cedar')).closest('li') as HTMLElement).getByText('Pinned'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /place 2/ })).toBeNull()
    expect(screen.getByText(/ordered by a rule/)).toBeTruthy()
  })

  it('are taken out together where they are selected', async () => {
    const { person, sent } = shelf()
    await person.click(await screen.findByRole('checkbox', { name: 'Select Amber' }))
    await person.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
    const bar = screen.getByRole('region', { name: 'With the selected products' })
    await person.click(within(bar).getByRole('button', { name: 'Take out of the category' }))
    await waitFor(() =>
      expect(sent('unassign')).toEqual([{ products: ['product Amber', 'product Cedar'], category }]),
    )
  })

  it('cannot be moved or taken out by whoever may only look', async () => {
    const view = { view: true }
    shelf({
      permissions: [
        { key: 'productCategory', ...view },
        { key: 'category', ...view },
      ],
    })
    await screen.findByText('Amber')
    expect(screen.queryByRole('button', { name: /place 1/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Add products' })).toBeNull()
  })
})
