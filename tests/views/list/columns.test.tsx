import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderList } from './renderList.tsx'
import { product, registry, someShop } from './someShop.ts'

const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter(Boolean)

async function openPanel(person: ReturnType<typeof renderList>['person']) {
  await person.click(await screen.findByRole('button', { name: 'Columns and density' }))
  return within(await screen.findByRole('dialog', { name: 'Columns and density' }))
}

describe('the columns of a list', () => {
  it('are those of the descriptor, the title first', async () => {
    renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    expect(headers()).toEqual(['Name', 'Brand', 'Price', 'Margin', 'Updated', 'Actions'])
  })

  it('are hidden, added and moved, and stay so', async () => {
    const { person, store, unmount, asked } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const panel = await openPanel(person)
    await person.click(panel.getByRole('checkbox', { name: 'Margin' }))
    await person.click(panel.getByRole('checkbox', { name: 'Kind' }))
    await person.click(panel.getByRole('button', { name: 'Move Kind up' }))
    await waitFor(() =>
      expect(asked('getList').at(-1)?.params.meta.fields).toEqual([
        'name',
        'brand',
        'price',
        'kind',
        'updatedAt',
        'slug',
      ]),
    )
    unmount()
    renderList({ registry, resource: product, shop: someShop(), store })
    await screen.findByText('Shirt 0001')
    expect(headers()).toEqual(['Name', 'Brand', 'Price', 'Kind', 'Updated', 'Actions'])
  })

  it('leave the keyboard where it was, and Escape closes their panel', async () => {
    const { person } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const panel = await openPanel(person)
    const box = () => panel.getByRole<HTMLInputElement>('checkbox', { name: 'Kind' })
    await person.click(box())
    expect(box().checked).toBe(true)
    expect(document.activeElement).toBe(box())
    const up = () => panel.getByRole<HTMLButtonElement>('button', { name: 'Move Kind up' })
    const down = () => panel.getByRole<HTMLButtonElement>('button', { name: 'Move Kind down' })
    await person.click(up())
    await person.click(down())
    expect(down().disabled).toBe(true)
    expect(document.activeElement).toBe(up())
    await person.click(panel.getByRole('button', { name: 'Reset columns' }))
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true)
    await person.click(box())
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('come back as the descriptor has them when they are reset', async () => {
    const { person } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const panel = await openPanel(person)
    expect(panel.getByRole<HTMLButtonElement>('button', { name: 'Reset columns' }).disabled).toBe(true)
    await person.click(panel.getByRole('checkbox', { name: 'Margin' }))
    await waitFor(() =>
      expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Margin' }).checked).toBe(false),
    )
    await person.click(panel.getByRole('button', { name: 'Reset columns' }))
    await waitFor(() =>
      expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Margin' }).checked).toBe(true),
    )
  })

  it('cannot lose the first one', async () => {
    const { person } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const panel = await openPanel(person)
    expect(panel.getByRole<HTMLInputElement>('checkbox', { name: 'Name' }).disabled).toBe(true)
  })

  it('take no notice of stored names that are no fields any more', async () => {
    const first = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    first.store.setItem('columns', { 'pages/product': ['gone', 'price', 'price'] })
    await waitFor(() => expect(headers()).toEqual(['Name', 'Price', 'Actions']))
  })

  it('are exported as they are seen, with the filter and the order', async () => {
    const search = new URLSearchParams({
      filter: '{"kind":"digital"}',
      sort: 'price',
      order: 'ASC',
      view: 'premium',
    }).toString()
    const { person, asked, store } = renderList({
      registry,
      resource: product,
      shop: someShop({ products: 120 }),
      search,
    })
    store.setItem('columns', { 'pages/product': ['price', 'kind'] })
    const params = {
      filter: { kind: 'digital', all: [{ price: { gte: 100_000 } }] },
      sort: { field: 'price', order: 'ASC' },
      fields: ['name', 'price', 'kind'],
    }
    const open = async () => {
      await person.click(await screen.findByRole('button', { name: 'Export' }))
      return within(await screen.findByRole('dialog', { name: 'Export as a file' }))
    }
    const first = await open()
    await person.click(first.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked('exportCsv').map((call) => call.params)).toEqual([params])
    // The kind of file that somebody chose is theirs the next time.
    const second = await open()
    await person.selectOptions(second.getByRole('combobox', { name: 'Kind of file' }), 'Excel (.xlsx)')
    await person.click(second.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(asked('exportWorkbook').map((call) => call.params)).toEqual([params]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const third = await open()
    expect(third.getByRole('combobox', { name: 'Kind of file' })).toHaveProperty('value', 'xlsx')
    // Other columns for the file alone; the list keeps its own.
    await person.click(third.getByText('Columns: 3'))
    const inFile = within(third.getByRole('listbox', { name: 'In the file' }))
    await person.dblClick(inFile.getByText('Kind'))
    await person.click(inFile.getByText('Price'))
    await person.click(third.getByRole('button', { name: 'Move up' }))
    await person.click(third.getByRole('button', { name: 'Export' }))
    await waitFor(() =>
      expect(asked('exportWorkbook').at(-1)?.params).toMatchObject({ fields: ['price', 'name'] }),
    )
  })

  it('stand closer where somebody wants to see more of them', async () => {
    const { person } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const panel = await openPanel(person)
    await person.click(panel.getByRole('radio', { name: 'Compact' }))
    await waitFor(() => expect(document.querySelector('table')?.dataset.density).toBe('compact'))
  })
})
