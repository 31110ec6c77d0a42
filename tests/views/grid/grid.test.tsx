import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { idOf } from '../list/fakeProvider.ts'
import { renderList } from '../list/renderList.tsx'
import { order, product, registry, someShop } from '../list/someShop.ts'

beforeEach(() => localStorage.clear())

type Options = Partial<Parameters<typeof renderList>[0]>

const variant = (number: number) => ({
  id: idOf('variant', number),
  sku: `S-${number}`,
  price: number * 100,
  stock: 1,
})

async function open(grid = 'records', { products = 3, ...options }: Options & { products?: number } = {}) {
  const shop = someShop({ products })
  shop.product?.forEach((each, index) => {
    each.variants = [variant(2 * index + 1), variant(2 * index + 2)]
  })
  const view = renderList({
    registry,
    resource: product,
    shop,
    search: new URLSearchParams({ grid, columns: 'brand,kind,price,margin' }).toString(),
    ...options,
  })
  const sheet = await screen.findByRole('grid', { name: grid === 'records' ? 'Products' : 'Variants' })
  const record = (index: number) => shop.product?.find(({ id }) => id === idOf('product', index)) as any
  const save = () => view.person.click(screen.getByRole('button', { name: 'Save' }))
  return { ...view, sheet, record, save, shop }
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[role=gridcell][data-row="${row - 1}"][data-column="${column - 1}"]`,
  ) as HTMLElement
const isWrong = (row: number, column: number) => cell(row, column).hasAttribute('aria-invalid')
const textAt = (row: number, column: number) => cell(row, column).textContent

async function go({ person }: Pick<Awaited<ReturnType<typeof open>>, 'person'>, row: number, column: number) {
  await person.pointer({ keys: '[MouseLeft]', target: cell(row, column) })
  await waitFor(() => expect(document.activeElement).toBe(cell(row, column)))
}

const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })
const copied = (type: 'copy' | 'cut') => {
  let text = ''
  fireEvent[type](document.activeElement as Element, {
    clipboardData: { setData: (_: string, data: string) => (text = data) },
  })
  return text
}

/** For calls that are refused: ra-core writes what the data provider rejects with to the console. */
const isRefused = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

// The columns: name, brand, kind, price, margin.
describe('a list as a spreadsheet', () => {
  it('is chosen in the panel of the display, stands in the address, and leads back', async () => {
    const { person, address } = renderList({ registry, resource: product, shop: someShop() })
    await person.click(await screen.findByRole('button', { name: 'Columns and density' }))
    await person.click(await screen.findByRole('checkbox', { name: 'Edit as a spreadsheet' }))
    await screen.findByText(/Type, paste from a spreadsheet/)
    expect(address().get('grid')).toBe('records')
    await person.click(screen.getByRole('button', { name: 'Back to the table' }))
    await waitFor(() => expect(address().get('grid')).toBeNull())
    await screen.findByRole('columnheader', { name: 'Price' })
  })

  it('is not offered to who may change nothing, and an address with it shows the table', async () => {
    const { person, address } = renderList({
      registry,
      resource: product,
      shop: someShop(),
      search: 'grid=records',
      permissions: [{ key: 'product', view: true }],
    })
    await waitFor(() => expect(address().get('grid')).toBeNull())
    await screen.findByRole('link', { name: 'Shirt 0001' })
    await person.click(screen.getByRole('button', { name: 'Columns and density' }))
    await screen.findByRole('dialog', { name: 'Columns and density' })
    expect(screen.queryByRole('checkbox', { name: 'Edit as a spreadsheet' })).toBeNull()
  })

  it('takes what is typed, saves the changed field over its version, and shows what the server made of it', async () => {
    const view = await open()
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 4)))
    expect(cell(1, 4).dataset.mark).toBe('changed')
    await screen.findByText('One cell changed')
    await view.save()
    await waitFor(() => expect(view.record(0).price).toBe(2500))
    expect(view.asked('update')[0]?.params).toMatchObject({
      id: idOf('product', 0),
      data: { price: 2500 },
      meta: { version: 1 },
    })
    expect(Object.keys(view.asked('update')[0]?.params.data)).toEqual(['price'])
    await waitFor(() => expect(screen.queryByText('One cell changed')).toBeNull())
    expect(cell(1, 4).dataset.mark).toBeUndefined()
  })

  it('saves with Ctrl+S, each record by itself', async () => {
    const view = await open()
    await go(view, 1, 4)
    paste('11\n12\n13')
    await screen.findByText('3 cells changed')
    await view.person.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(view.asked('update')).toHaveLength(3))
    await screen.findByText('grid.saved')
    expect([0, 1, 2].map((index) => view.record(index).price)).toEqual([1100, 1200, 1300])
  })

  it('moves, selects, clears, cuts, fills, and takes all of it back', async () => {
    const view = await open()
    const { person } = view
    await go(view, 1, 4)
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect([1, 2, 3].map((row) => textAt(row, 4))).toEqual(['₹10', '₹10', '₹10'].map(() => textAt(1, 4)))
    await person.keyboard('{Control>}z{/Control}')
    expect(textAt(2, 4)).not.toBe(textAt(1, 4))
    await person.keyboard('{Control>}y{/Control}')
    expect(textAt(2, 4)).toBe(textAt(1, 4))
    await person.keyboard('{Control>}{Shift>}z{/Shift}z{/Control}')
    expect(screen.queryByText(/changed$/)).toBeNull()
    await go(view, 2, 4)
    expect(copied('copy')).toBe('20.00')
    expect(copied('cut')).toBe('20.00')
    expect(textAt(2, 4)).not.toContain('20')
    await person.keyboard('{Control>}z{/Control}{Home}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 1)))
    await person.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(cell(3, 5)))
    await person.keyboard('{Control>}{Home}a{/Control}')
    expect(document.querySelectorAll('[role=gridcell][aria-selected=true]')).toHaveLength(15)
  })

  it('is filled by drawing its handle', async () => {
    const view = await open()
    await go(view, 1, 4)
    const handle = cell(1, 4).querySelector('[data-fill]') as HTMLElement
    fireEvent.mouseDown(handle, { button: 0 })
    fireEvent.mouseOver(cell(3, 4), { buttons: 1 })
    fireEvent.mouseUp(window)
    await screen.findByText('2 cells changed')
    expect(textAt(3, 4)).toBe(textAt(1, 4))
  })

  it('pastes what a spreadsheet copied: texts as the values of their kind, titles as the records that are called so', async () => {
    const view = await open()
    await go(view, 1, 2)
    paste('péro\tDigital\t1,250.50\t7\r\nNobody\tPhysical\tcheap\t7\r\n')
    await waitFor(() => expect(textAt(1, 2)).toBe('Péro'))
    expect(textAt(1, 3)).toBe('Digital')
    // What is computed is passed over; what cannot be read stays as it was pasted, and is marked.
    expect(isWrong(2, 2)).toBe(true)
    expect(textAt(2, 2)).toContain('Nobody')
    expect(isWrong(2, 4)).toBe(true)
    await view.save()
    await waitFor(() =>
      expect(view.record(0)).toMatchObject({ brand: idOf('brand', 2), kind: 'digital', price: 125_050 }),
    )
    // The one that is wrong is held back, and led to.
    expect(view.asked('update')).toHaveLength(1)
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 2)))
  })

  it('what was copied in it comes back as it was', async () => {
    const view = await open()
    await go(view, 1, 2)
    const text = copied('copy')
    expect(text).toBe('Anokhi')
    await view.person.keyboard('{ArrowDown}')
    paste(text)
    await view.save()
    await waitFor(() => expect(view.record(1).brand).toBe(idOf('brand', 0)))
    expect(view.asked('lookup')).toHaveLength(0)
  })

  it('marks what the server refuses at its cell until that is changed', async () => {
    isRefused()
    const fail = (call: { method: string }) =>
      call.method === 'update'
        ? new HttpError('Not like that.', 422, { errors: { price: 'Below cost.' } })
        : undefined
    const view = await open('records', { options: { fail } })
    await go(view, 1, 4)
    await view.person.keyboard('1{Enter}')
    await view.save()
    await waitFor(() => expect(isWrong(1, 4)).toBe(true))
    expect(textAt(1, 4)).toContain('Below cost.')
    // It is led to.
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 4)))
    await view.person.keyboard('9{Enter}')
    expect(isWrong(1, 4)).toBe(false)
  })

  it('brings together what somebody else saved: other fields by themselves, the same cell by choice', async () => {
    isRefused()
    const view = await open()
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    Object.assign(view.record(0), { version: 2, kind: 'digital' })
    await view.person.keyboard('26{Enter}')
    Object.assign(view.record(1), { version: 2, price: 7700 })
    await view.save()
    await waitFor(() => expect(view.record(0)).toMatchObject({ price: 2500, kind: 'digital', version: 3 }))
    await waitFor(() => expect(cell(2, 4).dataset.mark).toBe('clash'))
    expect(view.record(1).price).toBe(7700)
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 4)))
    await view.person.click(screen.getByRole('button', { name: 'Keep mine' }))
    expect(cell(2, 4).dataset.mark).toBe('changed')
    await view.save()
    await waitFor(() => expect(view.record(1)).toMatchObject({ price: 2600, version: 3 }))
  })

  it('keeps what is not saved over a reload, in its cells', async () => {
    const view = await open()
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    view.unmount()
    const again = await open()
    expect(cell(1, 4).dataset.mark).toBe('changed')
    await screen.findByText(/from last time/)
    await again.save()
    await waitFor(() => expect(again.record(0).price).toBe(2500))
  })

  it('what was kept meets what was saved since', async () => {
    const view = await open()
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    view.unmount()
    const shop = someShop()
    Object.assign(shop.product?.[0] as object, { version: 5, price: 4400 })
    renderList({ registry, resource: product, shop, search: 'grid=records&columns=brand,kind,price' })
    await waitFor(() => expect(cell(1, 4)?.dataset.mark).toBe('clash'))
  })

  it('leaves alone what a role may not write and what a record closes', async () => {
    const shop = someShop({ products: 1, orders: 4 })
    const { person } = renderList({
      registry,
      resource: order,
      shop,
      search: 'grid=records&columns=status,shipping,trackingNumber,total',
      permissions: [{ key: 'order', view: true, edit: true }],
    })
    await screen.findByRole('grid', { name: 'Orders' })
    // Draft, paid, shipped, delivered: the last two may not be edited.
    const closed = (row: number, column: number) => cell(row, column).getAttribute('aria-readonly') === 'true'
    expect([1, 2, 3, 4].map((row) => closed(row, 4))).toEqual([false, false, true, true])
    expect([2, 5].map((column) => closed(1, column))).toEqual([true, true])
    await go({ person }, 4, 4)
    await person.keyboard('X{Enter}{Delete}')
    paste('X')
    expect(screen.queryByText(/changed$/)).toBeNull()
    await screen.findByText('Cannot be changed here')
  })

  it('has the owned rows of all records in one sheet, and sends each record its rows', async () => {
    const view = await open('variants')
    expect(within(view.sheet).getAllByRole('row')).toHaveLength(7)
    expect([1, 2, 3].map((row) => textAt(row, 2))).toEqual(['S-1', 'S-2', 'S-3'])
    await go(view, 2, 3)
    paste('5.50\n6.50')
    await screen.findByText('2 cells changed')
    await view.save()
    await waitFor(() => expect(view.asked('update')).toHaveLength(2))
    await waitFor(() => expect(view.record(1).variants[0].price).toBe(650))
    expect(view.record(0).variants).toEqual([variant(1), { ...variant(2), price: 550 }])
    // A code twice in one record is found before anything is sent; a fill leaves codes alone.
    await go(view, 1, 2)
    await view.person.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}')
    expect(textAt(2, 2)).toBe('S-2')
    paste('S-2')
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid]').length).toBeGreaterThan(0))
  })

  it('goes from sheet to sheet with what is not saved in either', async () => {
    const view = await open()
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    await view.person.click(screen.getByRole('button', { name: 'Variants' }))
    await screen.findByRole('grid', { name: 'Variants' })
    await go(view, 1, 3)
    await view.person.keyboard('3{Enter}')
    await screen.findByText('2 cells changed')
    await view.save()
    await waitFor(() => expect(view.record(0).price).toBe(2500))
    expect(view.record(0).variants[0].price).toBe(300)
  })

  it('asks before unsaved cells are left behind, and lets pages and sheets change', async () => {
    const view = await open('records', { products: 30 })
    await go(view, 1, 4)
    await view.person.keyboard('25{Enter}')
    const next = new URLSearchParams({ ...Object.fromEntries(view.address()), page: '2' })
    await view.navigate(`/app/${product.path}?${next}`)
    await waitFor(() => expect(textAt(1, 1)).toContain('Shirt 0026'))
    // What is not saved comes along below the page.
    expect(textAt(6, 1)).toContain('Shirt 0001')
    screen.getByText('One cell changed')
    await view.person.click(screen.getByRole('button', { name: 'Variants' }))
    await screen.findByRole('grid', { name: 'Variants' })
    await view.person.click(screen.getByRole('link', { name: 'New product' }))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    within(question).getByText('Shirt 0001')
    await view.person.click(within(question).getByRole('button', { name: 'Stay here' }))
    expect(view.place.pathname).toBe(`/app/${product.path}`)
    await view.person.click(screen.getByRole('button', { name: 'Back to the table' }))
    const again = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await view.person.click(within(again).getByRole('button', { name: 'Leave without saving' }))
    await screen.findByRole('link', { name: 'Shirt 0026' })
    expect(
      localStorage.getItem(Object.keys(localStorage).find((key) => key.includes('.grid')) ?? ''),
    ).toBeNull()
  })
})
