import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { setPublicSettings } from '../../support/publicSettings.ts'
import { renderList } from './renderList.tsx'
import { order, product, registry, someShop } from './someShop.ts'

const products = (count: number) => ({ registry, resource: product, shop: someShop({ products: count }) })

afterEach(() => setPublicSettings())

describe('how a list begins', () => {
  const density = () => document.querySelector('table')?.dataset.density

  it('is what the shop says, for who has chosen nothing', async () => {
    await setPublicSettings({ pageSize: '50', density: 'comfortable' })
    const { asked, address } = renderList(products(60))
    expect(await screen.findByText('1–50 of 60')).toBeTruthy()
    expect(asked('getList')[0]?.params.pagination).toEqual({ page: 1, perPage: 50 })
    expect([address().get('perPage'), density()]).toEqual(['50', 'comfortable'])
  })

  it('is what the person chose, or the address says, where they did', async () => {
    await setPublicSettings({ pageSize: '100', density: 'compact' })
    const { person } = renderList({ ...products(60), search: 'perPage=25' })
    await screen.findByText('1–25 of 60')
    await person.click(screen.getByRole('button', { name: 'Columns and density' }))
    await person.click(await screen.findByRole('radio', { name: 'Comfortable' }))
    await waitFor(() => expect(density()).toBe('comfortable'))
  })

  it('is as delivered where the shop says nothing that a list knows', async () => {
    await setPublicSettings({ pageSize: '7', density: 'tight' })
    renderList(products(60))
    await screen.findByText('1–25 of 60')
    expect(density()).toBe('compact')
  })
})

describe('the state of a list in the address', () => {
  it('reads filter, order, page and size from the address', async () => {
    const search = new URLSearchParams({
      filter: '{"kind":"digital"}',
      sort: 'price',
      order: 'ASC',
      page: '2',
      perPage: '50',
    })
    const { asked } = renderList({ ...products(200), search: search.toString() })
    expect(await screen.findByText('51–100 of 100')).toBeTruthy()
    expect(asked('getList')[0]?.params).toMatchObject({
      filter: { kind: 'digital' },
      sort: { field: 'price', order: 'ASC' },
      pagination: { page: 2, perPage: 50 },
    })
  })

  it('goes back to the state before', async () => {
    const { person, navigate, address } = renderList(products(60))
    await screen.findByText('1–25 of 60')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('26–50 of 60')
    expect(address().get('page')).toBe('2')
    await navigate(-1)
    expect(await screen.findByText('1–25 of 60')).toBeTruthy()
  })

  it('leaves alone what the address says beside it', async () => {
    const { person, address } = renderList({ ...products(60), search: 'tab=list&page=1' })
    await screen.findByText('1–25 of 60')
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('26–50 of 60')
    expect([address().get('tab'), address().get('page')]).toEqual(['list', '2'])
  })

  it('starts from the first page when the size of a page changes', async () => {
    const { person } = renderList({ ...products(60), search: 'page=2' })
    await screen.findByText('26–50 of 60')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Rows' }), '50')
    expect(await screen.findByText('1–50 of 60')).toBeTruthy()
  })

  it('comes back to the last state when the list is opened again', async () => {
    const first = renderList(products(60))
    await screen.findByText('1–25 of 60')
    await first.person.click(screen.getByRole('button', { name: 'Next page' }))
    await screen.findByText('26–50 of 60')
    first.unmount()
    renderList({ ...products(60), store: first.store })
    expect(await screen.findByText('26–50 of 60')).toBeTruthy()
  })

  it('searches a moment after typing, without filling the history', async () => {
    const { asked, address, navigate } = renderList(products(30))
    await screen.findByText('Shirt 0001')
    // Without a pause between the keys, however busy the machine: each pause could be the moment of quiet.
    const person = userEvent.setup({ delay: null })
    await person.type(screen.getByRole('searchbox'), '0007')
    expect(await screen.findByText('1–1 of 1')).toBeTruthy()
    expect(asked('getList').filter(({ params }) => params.filter.q !== undefined)).toHaveLength(1)
    expect(JSON.parse(address().get('filter') ?? '')).toEqual({ q: '0007' })
    const all = { initialSelectionStart: 0, initialSelectionEnd: 4 }
    await person.type(screen.getByRole('searchbox'), '0008', all)
    await waitFor(() => expect(JSON.parse(address().get('filter') ?? '')).toEqual({ q: '0008' }))
    await navigate(-1)
    expect(await screen.findByText('1–25 of 30')).toBeTruthy()
  })

  it('opens the record whose code was typed exactly', async () => {
    const { person, place } = renderList({
      registry,
      resource: order,
      shop: someShop({ products: 1, orders: 5 }),
    })
    await screen.findByText('O-1000')
    await person.type(screen.getByRole('searchbox'), 'o-1003')
    expect(await screen.findByText('Enter opens “O-1003”')).toBeTruthy()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(place.pathname).toMatch(/^\/app\/pages\/order\/[\da-f-]{36}/))
  })

  it('opens it also while the search for it is still under way', async () => {
    const { person, place, asked } = renderList({
      registry,
      resource: order,
      shop: someShop({ products: 1, orders: 5 }),
      options: { delay: ({ params }) => (params.filter?.q === undefined ? 0 : 60_000) },
    })
    await screen.findByText('O-1000')
    await person.type(screen.getByRole('searchbox'), 'o-1003')
    await waitFor(() => expect(asked('getList').at(-1)?.params.filter.q).toBe('o-1003'))
    expect(screen.getByText('Enter opens “O-1003”')).toBeTruthy()
    await person.keyboard('{Enter}')
    await waitFor(() => expect(place.pathname).toMatch(/^\/app\/pages\/order\/[\da-f-]{36}/))
  })

  it('shows a built-in view with its count, and narrows the list to it', async () => {
    const { person, asked, address } = renderList(products(20))
    await person.click(await screen.findByRole('link', { name: 'Digital 10' }))
    expect(await screen.findByText('1–10 of 10')).toBeTruthy()
    expect(address().get('view')).toBe('digital')
    expect(asked('getList').at(-1)?.params.filter).toEqual({ all: [{ kind: 'digital' }] })
    expect(screen.getByRole('link', { name: /^Digital/ }).getAttribute('aria-current')).toBe('page')
  })

  it('narrows a view further without replacing what it asks of the same field', async () => {
    const search = new URLSearchParams({ view: 'digital', filter: '{"kind":["physical","digital"]}' })
    const { asked } = renderList({ ...products(20), search: search.toString() })
    expect(await screen.findByText('1–10 of 10')).toBeTruthy()
    expect(asked('getList')[0]?.params.filter).toEqual({
      kind: ['physical', 'digital'],
      all: [{ kind: 'digital' }],
    })
  })

  it('takes no notice of a view that does not exist', async () => {
    renderList({ ...products(5), search: 'view=toString' })
    expect(await screen.findByText('1–5 of 5')).toBeTruthy()
  })
})
