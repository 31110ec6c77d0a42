import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Pager } from '../../../src/views/list/Pager.tsx'
import { ResourceList } from '../../../src/views/list/ResourceList.tsx'
import { loadViews } from '../../../src/views/loadViews.ts'
import { defineViews } from '../../../src/views/overrides.ts'
import { renderList } from './renderList.tsx'
import { order, product, registry, someShop } from './someShop.ts'

const Nothing = () => null

/** Under a name of its own, because the views of a name are loaded once. */
const wares = { ...product, name: 'wares' }

describe('views that an area brings along', () => {
  it('know the names and the types of their descriptor', () => {
    defineViews(order, {
      cells: { total: ({ value, record }) => `${value + 1} ${record.status === 'paid'}` },
      sections: { timeline: () => null },
    })
    // @ts-expect-error `totl` is not a field of an order
    defineViews(order, { cells: { totl: () => null } })
    // @ts-expect-error `total` is a number
    defineViews(order, { cells: { total: ({ value }) => value.toUpperCase() } })
    // @ts-expect-error `nobody` is not a field of an order
    defineViews(order, { inputs: { nobody: { Input: Nothing } } })
    expect(defineViews(order, {})).toMatchObject({
      resource: 'order',
      cells: {},
      inputs: {},
      sections: {},
      actions: {},
    })
  })

  it('are found by the name of their file, and loaded once', async () => {
    const views = defineViews(order, {})
    const load = vi.fn(async () => views)
    const files = {
      rediscount: vi.fn(),
      discount: load,
    }
    expect(await loadViews('discount', files)).toBe(views)
    expect(await loadViews('discount', files)).toBe(views)
    expect(load).toHaveBeenCalledTimes(1)
    expect(loadViews('nobody', files)).toBeUndefined()
  })

  it('replace the cell of one column', async () => {
    const views = defineViews(product, { cells: { price: ({ value }) => <b>{value / 100} rupees</b> } })
    await loadViews('wares', { wares: async () => views })
    renderList({ registry, resource: wares, shop: someShop({ products: 1 }) })
    expect(await screen.findByText('10 rupees')).toBeTruthy()
  })

  it('may put other parts into the list, which keep its state', async () => {
    const page = (
      <ResourceList resource={product}>
        <p>A board</p>
        <Pager />
      </ResourceList>
    )
    renderList({ registry, resource: product, shop: someShop({ products: 30 }), page })
    expect(await screen.findByText('1–25 of 30')).toBeTruthy()
    expect(screen.getByText('A board')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })
})
