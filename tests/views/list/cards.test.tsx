import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderList } from './renderList.tsx'
import { order, product, registry, someShop } from './someShop.ts'

const narrow = { registry, width: 375 }

describe('a list in a narrow window', () => {
  it('shows rows of two lines in place of a table: what it is, how much, of whom', async () => {
    renderList({ ...narrow, resource: product, shop: someShop({ products: 2 }) })
    const rows = within(await screen.findByRole('list', { name: 'Products' })).getAllByRole('listitem')
    expect(rows).toHaveLength(2)
    const row = within(rows[0] as HTMLElement)
    expect(row.getByRole('link', { name: 'Shirt 0001' })).toBeTruthy()
    expect(await row.findByText('Anokhi')).toBeTruthy()
    expect(row.getByText('₹10.00')).toBeTruthy()
    expect(screen.queryByRole('grid')).toBeNull()
  })

  it('offers the same actions', async () => {
    const list = renderList({ ...narrow, resource: order, shop: someShop({ products: 1, orders: 2 }) })
    await list.person.click(await screen.findByRole('button', { name: 'Actions for O-1000' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open',
      'Quick look',
      'Edit',
      'Pay',
      'Duplicate',
      'Cancel',
    ])
    await list.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await list.person.click(screen.getByRole('checkbox', { name: 'Select O-1000' }))
    await list.person.click(await screen.findByRole('button', { name: 'More actions' }))
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Pay',
      'Edit fields…',
      'Export selected',
      'Cancel',
    ])
  })

  it('has what is to be done next with a record in its row, where there is something', async () => {
    const shop = someShop({ products: 1, orders: 2 })
    const list = renderList({ ...narrow, resource: order, shop })
    await list.person.click(await screen.findByRole('button', { name: 'Pay: O-1000' }))
    await waitFor(() =>
      expect(list.asked('bulkTransition').at(-1)?.params).toMatchObject({ name: 'pay', dryRun: false }),
    )
  })

  it('reaches every card with the Tab key', async () => {
    renderList({ ...narrow, resource: product, shop: someShop({ products: 1 }) })
    expect((await screen.findByRole('checkbox', { name: 'Select Shirt 0001' })).tabIndex).toBe(0)
    expect(screen.getByRole('link', { name: 'Shirt 0001' }).tabIndex).toBe(0)
  })

  it('is ordered by a choice, for there are no names of columns to press', async () => {
    const { person, asked } = renderList({ ...narrow, resource: product, shop: someShop({ products: 3 }) })
    await screen.findByText('Shirt 0001')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'price DESC')
    await waitFor(() =>
      expect(asked('getList').at(-1)?.params.sort).toEqual({ field: 'price', order: 'DESC' }),
    )
  })
})
