import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderList } from './renderList.tsx'
import { brand, order, product, registry, someShop } from './someShop.ts'

const menuOf = async ({ person }: ReturnType<typeof renderList>, title: string) => {
  await person.click(await screen.findByRole('button', { name: `Actions for ${title}` }))
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
}

describe('what a list offers to whom', () => {
  it('names the missing right, and asks for no record, where somebody may not see the area', async () => {
    const { calls } = renderList({
      registry,
      resource: brand,
      shop: someShop(),
      permissions: [{ key: 'brand', edit: true }],
    })
    expect(await screen.findByText('The right “See” of “Brands” is missing.')).toBeTruthy()
    expect(calls).toEqual([])
  })

  it('offers nobody what they may not do', async () => {
    const list = renderList({
      registry,
      resource: brand,
      shop: someShop(),
      permissions: [{ key: 'brand', view: true }],
    })
    expect(await menuOf(list, 'Anokhi')).toEqual(['Open', 'Quick look'])
    expect(screen.queryByText('New brand')).toBeNull()
    expect(screen.queryByText('Export')).toBeNull()
    expect(screen.queryByRole('checkbox', { hidden: true })).toBeNull()
  })

  it('opens a record to read, for those who may not change it too', async () => {
    renderList({ registry, resource: brand, shop: someShop(), permissions: [{ key: 'brand', view: true }] })
    expect((await screen.findByRole('link', { name: 'Anokhi' })).getAttribute('href')).toMatch(/\/show$/)
  })

  it('offers the transitions that the state of a record and the rights of a person allow', async () => {
    const permissions = [{ key: 'order', view: true, edit: true, cancel: true, ship: true }]
    const list = renderList({
      registry,
      resource: order,
      shop: someShop({ products: 1, orders: 5 }),
      permissions,
    })
    expect(await menuOf(list, 'O-1000')).toEqual(['Open', 'Quick look', 'Edit', 'Cancel'])
    await list.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await menuOf(list, 'O-1001')).toEqual(['Open', 'Quick look', 'Edit', 'Ship', 'Cancel'])
    await list.person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    expect(await menuOf(list, 'O-1003')).toEqual(['Open', 'Quick look'])
  })

  it('never offers what the descriptor closes to everybody', async () => {
    const list = renderList({ registry, resource: order, shop: someShop({ products: 1, orders: 1 }) })
    expect(await menuOf(list, 'O-1000')).not.toContain('Delete…')
  })

  it('neither shows nor asks for a field that somebody may not read', async () => {
    const permissions = [{ key: 'product', view: true }]
    const list = renderList({ registry, resource: product, shop: someShop(), permissions })
    list.store.setItem('columns', { 'pages/product': ['cost', 'price'] })
    await screen.findByText('Shirt 0001')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Margin' })).toBeNull())
    expect(screen.queryByRole('columnheader', { name: 'Cost' })).toBeNull()
    expect(list.asked('getList').flatMap(({ params }) => params.meta.fields)).not.toContain('cost')
    await list.person.click(screen.getByRole('button', { name: 'Columns and density' }))
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.queryByRole('checkbox', { name: 'Cost' })).toBeNull()
  })

  it('asks for no names of an area that somebody may neither see nor refer to', async () => {
    const permissions = [{ key: 'product', view: true }]
    const list = renderList({ registry, resource: product, shop: someShop({ products: 1 }), permissions })
    await screen.findByText('Shirt 0001')
    expect(list.asked('getMany')).toEqual([])
    expect(screen.queryByRole('link', { name: 'Anokhi' })).toBeNull()
  })

  it('names records of another area without a link for those who may only refer to them', async () => {
    const permissions = [{ key: 'product', view: true, edit: true }]
    renderList({ registry, resource: product, shop: someShop({ products: 1 }), permissions })
    expect(await screen.findByText('Anokhi')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Anokhi' })).toBeNull()
  })

  it('fills in the form of a copy with everything but what must stay its own', async () => {
    const list = renderList({ registry, resource: product, shop: someShop({ products: 1 }) })
    await menuOf(list, 'Shirt 0001')
    await list.person.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    await waitFor(() => expect(list.place.pathname).toBe('/app/pages/product/create'))
    expect(list.place.state).toMatchObject({ record: { name: 'Shirt 0001', price: 1000 } })
    expect(list.place.state).not.toHaveProperty('record.slug')
    expect(list.place.state).not.toHaveProperty('record.id')
  })
})
