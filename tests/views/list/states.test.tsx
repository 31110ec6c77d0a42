import { screen, within } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderList } from './renderList.tsx'
import { brand, product, registry, someShop } from './someShop.ts'

const nothing = { brand: [], product: [], order: [] }

describe('a list without rows', () => {
  it('offers to create the first record where there is none yet', async () => {
    renderList({ registry, resource: brand, shop: structuredClone(nothing) })
    expect(await screen.findByRole('heading', { name: 'No brands yet' })).toBeTruthy()
    const links = screen.getAllByRole('link', { name: 'New brand' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/app/pages/brand/create',
      '/app/pages/brand/create',
    ])
  })

  it('does not offer it to those who may not create', async () => {
    renderList({
      registry,
      resource: brand,
      shop: structuredClone(nothing),
      permissions: [{ key: 'brand', view: true }],
    })
    expect(await screen.findByRole('heading', { name: 'No brands yet' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'New brand' })).toBeNull()
  })

  it('says that nothing matches, and leads back to everything', async () => {
    const search = new URLSearchParams({ filter: '{"q":"nothing has this"}' }).toString()
    const { person } = renderList({ registry, resource: product, shop: someShop(), search })
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Show all products' }))
    expect(await screen.findByText('Shirt 0001')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('speaks of no search where a view is empty and nobody asked for more', async () => {
    const search = new URLSearchParams({ view: 'premium' }).toString()
    renderList({ registry, resource: product, shop: { ...someShop(), product: [] }, search })
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeTruthy()
    expect(screen.queryByText('No record meets the search and filters.')).toBeNull()
    expect(screen.getByRole('button', { name: 'Show all products' })).toBeTruthy()
  })
})

describe('a list that fails', () => {
  // ra-core writes every failed call there while the product is being developed.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

  const failing = () =>
    new HttpError('Something went wrong!: The database cannot answer.', 503, { requestId: 'req-7f3a' })

  it('says why, names the request, and tries again', async () => {
    const options: { fail?: () => Error | undefined } = { fail: failing }
    const { person } = renderList({ registry, resource: brand, shop: someShop(), options })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Something went wrong!: The database cannot answer.')).toBeTruthy()
    expect(alert.getByText('req-7f3a')).toBeTruthy()
    options.fail = () => undefined
    await person.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Anokhi')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('offers to start afresh where the address asks for something that does not exist', async () => {
    const options = {
      fail: ({ method, params }: { method: string; params: any }) =>
        method === 'getList' && params.sort.field === 'gone'
          ? new HttpError('Unknown sort.', 400, {})
          : undefined,
    }
    const { person } = renderList({
      registry,
      resource: brand,
      shop: someShop(),
      options,
      search: 'sort=gone&order=ASC',
    })
    await person.click(await screen.findByRole('button', { name: 'Reset search, filters and order' }))
    expect(await screen.findByText('Anokhi')).toBeTruthy()
  })

  it('keeps the rows that are there when another page cannot be loaded', async () => {
    const options: { fail?: () => Error | undefined } = {}
    const { person } = renderList({ registry, resource: product, shop: someShop({ products: 30 }), options })
    await screen.findByText('Shirt 0001')
    options.fail = failing
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
