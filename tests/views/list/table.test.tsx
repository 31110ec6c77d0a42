import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderList, rowIds } from './renderList.tsx'
import { brand, order, product, registry, someShop } from './someShop.ts'

describe('the table of a list', () => {
  it('asks only for the fields of its columns, what names a record, and what decides about it', async () => {
    const { asked } = renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    const [first] = asked('getList', 'pages/product')
    expect(first?.params.meta.fields).toEqual(['name', 'brand', 'price', 'margin', 'updatedAt', 'slug'])
    expect(first?.params).toMatchObject({
      pagination: { page: 1, perPage: 25 },
      sort: { field: 'updatedAt', order: 'DESC' },
    })
  })

  it('asks for the status and the fields of access conditions, which decide what may be done', async () => {
    const { asked } = renderList({ registry, resource: order, shop: someShop({ orders: 2 }) })
    await screen.findByText('O-1000')
    expect(asked('getList', 'pages/order')[0]?.params.meta.fields).toContain('status')
  })

  it('names the records that a page refers to with one request for each area', async () => {
    const { asked } = renderList({ registry, resource: product, shop: someShop({ products: 25 }) })
    expect((await screen.findAllByText('Nicobar')).length).toBeGreaterThan(5)
    const lookups = asked('getMany', 'pages/brand')
    expect(lookups).toHaveLength(1)
    expect(lookups[0]?.params).toMatchObject({ meta: { lookup: true } })
    expect(lookups[0]?.params.ids).toHaveLength(3)
  })

  it('shows which records are seen of how many', async () => {
    renderList({
      registry,
      resource: product,
      shop: someShop({ products: 1234 }),
      search: 'page=3&perPage=100',
    })
    expect(await screen.findByText('201–300 of 1,234')).toBeTruthy()
  })

  it('says so where the server only estimates the total', async () => {
    renderList({
      registry,
      resource: product,
      shop: someShop({ products: 60 }),
      options: { totalKind: 'estimate' },
    })
    expect(await screen.findByText('1–25 of about 60')).toBeTruthy()
  })

  it('says "more than" where it has reached the end of an estimate', async () => {
    renderList({
      registry,
      resource: product,
      shop: someShop({ products: 10 }),
      options: { totalKind: 'estimate' },
    })
    expect(await screen.findByText('1–10 of more than 10')).toBeTruthy()
  })

  it('tells what all that a filter finds come to, and asks for no sum of everything', async () => {
    const options = { sum: 1_234_500 }
    const shop = someShop({ orders: 30 })
    const whole = renderList({ registry, resource: order, shop, options })
    await screen.findByText('O-1000')
    expect(whole.asked('getList', 'pages/order')[0]?.params.meta.sum).toBeUndefined()
    whole.unmount()
    const search = new URLSearchParams({ filter: '{"status":"paid"}' }).toString()
    renderList({ registry, resource: order, shop, options, search })
    expect(await screen.findByText('All together: ₹12,345.00')).toBeTruthy()
  })

  it('goes to the page that is typed, and never beyond the last one', async () => {
    const { person, address } = renderList({ registry, resource: product, shop: someShop({ products: 100 }) })
    const box = await screen.findByRole('textbox', { name: 'Page' })
    await person.clear(box)
    await person.type(box, '99{Enter}')
    expect(await screen.findByText('76–100 of 100')).toBeTruthy()
    expect(address().get('page')).toBe('4')
  })

  it('orders by the column whose name is pressed, and says how to a screen reader', async () => {
    const { person, asked } = renderList({ registry, resource: product, shop: someShop({ products: 5 }) })
    await screen.findByText('Shirt 0001')
    await person.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe(
        'descending',
      ),
    )
    expect(asked('getList').at(-1)?.params.sort).toEqual({ field: 'price', order: 'DESC' })
    await person.click(screen.getByRole('button', { name: 'Price' }))
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('ascending'),
    )
  })

  it('offers no order by a column that cannot be ordered by', async () => {
    renderList({ registry, resource: product, shop: someShop() })
    await screen.findByText('Shirt 0001')
    expect(screen.queryByRole('button', { name: 'Brand' })).toBeNull()
  })

  it('keeps the rows that are there, marked as busy, while others are on their way', async () => {
    let answer = () => {}
    const options: { until?: Promise<void> } = {}
    const { person } = renderList({ registry, resource: product, shop: someShop({ products: 60 }), options })
    await screen.findByText('Shirt 0001')
    options.until = new Promise((resolve) => {
      answer = resolve
    })
    await person.click(screen.getByRole('button', { name: 'Next page' }))
    const table = screen.getByRole('grid')
    await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('true'))
    expect(screen.getByText('Shirt 0001')).toBeTruthy()
    answer()
    expect(await screen.findByText('Shirt 0026')).toBeTruthy()
    expect(table.getAttribute('aria-busy')).toBe('false')
  })

  it('shows its own shape with the names of the columns before the first rows are there', async () => {
    renderList({ registry, resource: product, shop: someShop(), options: { delay: 50 } })
    const waiting = screen.getByRole('status', { name: 'Loading…' })
    expect(within(waiting).getByText('Margin')).toBeTruthy()
    await screen.findByText('Shirt 0001')
  })

  it('builds only the rows in view of a long page', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000)
    renderList({ registry, resource: product, shop: someShop({ products: 500 }), search: 'perPage=500' })
    await screen.findByText('Shirt 0001')
    await waitFor(() => expect(rowIds().length).toBeGreaterThan(10))
    expect(rowIds().length).toBeLessThan(40)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('501')
  })

  it('says which of all rows each one is', async () => {
    renderList({ registry, resource: product, shop: someShop({ products: 30 }), search: 'page=2' })
    await screen.findByText('Shirt 0026')
    const rows = screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))
    expect(rows).toEqual(['1', '27', '28', '29', '30', '31'])
  })

  it('leads from a reference to the record it names', async () => {
    renderList({ registry, resource: product, shop: someShop({ products: 1 }) })
    const link = await screen.findByRole('link', { name: 'Anokhi' })
    expect(link.getAttribute('href')).toMatch(/^\/app\/pages\/brand\/[\da-f-]{36}\/show$/)
  })

  it('gives a record its picture and title in one column', async () => {
    renderList({ registry, resource: brand, shop: someShop() })
    expect((await screen.findAllByRole('rowheader')).map((cell) => cell.textContent)).toEqual([
      'Anokhi',
      'Nicobar',
      'Péro',
    ])
  })
})
