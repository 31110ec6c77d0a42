import { fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import SalesDashboard from '../../resources/insight/dashboard/screens/sales/SalesDashboard.tsx'
import { fetchTexts } from '../../resources/insight/dashboard/screens/texts.ts'
import type { FigureName } from '../../resources/shared/summaries/rules/figures.ts'
import { setWidth, showFrame, signInAs } from '../shell/support/showFrame.tsx'
import { setPublicSettings } from '../support/publicSettings.ts'

const request = vi.fn()
const getList = vi.fn()
/** What waits in conversations, for which the frame asks once there is time, is nothing. */
const show = async (query = '') =>
  showFrame(`/app/dashboards/sales${query}`, {
    page: (
      <Suspense>
        <SalesDashboard />
      </Suspense>
    ),
    dataProvider: { request, getList } as never,
  })
const main = () => within(screen.getByRole('main'))
const some = (values: Partial<Record<FigureName, number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, before: Number.isInteger(value) ? Math.trunc(value / 2) : value / 2 },
    ]),
  )
const period = { from: '2026-03-01', to: '2026-03-31' }
const answers: Record<string, object> = {
  // The menu counts what waits, once there is time.
  queues: {},
  sales: {
    headline: {
      figures: some({ net: 80_667, ordered: 525_000, orders: 3, averageOrder: 175_000, units: 6 }),
    },
    waterfall: {
      figures: some({
        gross: 550_000,
        productDiscount: 20_000,
        orderDiscount: 10_000,
        charges: 5_000,
        ordered: 525_000,
        cancelled: 150_000,
        returned: 90_000,
        undelivered: 200_000,
        tax: 4_333,
        net: 80_667,
      }),
    },
    trend: { step: 'day', points: [{ start: '2026-03-01', ordered: 50_000, orders: 1 }], before: null },
    customers: { figures: some({ newOrders: 1, newTotal: 175_000 }) },
    states: {
      rows: [
        {
          key: 'Karnataka',
          name: 'Karnataka',
          code: 'IN-KA',
          figures: some({ ordered: 225_000, orders: 2 }),
        },
      ],
      others: 0,
    },
    coupons: { rows: [], others: 0, figures: {} },
  },
  goods: {
    products: {
      rows: [
        {
          key: 'a0000000-0000-4000-8000-000000000000',
          name: '=Kurta, "fine"',
          figures: some({ sold: 4, soldValue: 370_000 }),
        },
      ],
      others: 2,
    },
    brands: { rows: [], others: 0 },
    categories: { rows: [], others: 0 },
    sizes: { sizes: ['S', 'M'], rows: [{ key: 'k', name: 'Kurtas', cells: [2, 0] }] },
  },
  conversion: {
    carts: { figures: some({ carts: 4, checkouts: 3, converted: 2, conversion: 0.5, recovered: 1 }) },
    payments: {
      rows: [{ key: 'upi', figures: some({ payments: 5, paid: 2, failed: 2, paymentSuccess: 0.5 }) }],
      others: 0,
      figures: some({ paymentSuccess: 0.5 }),
    },
    parcels: {
      figures: some({ delivered: 2, returnRate: 0.5, rtoRate: 0.25 }),
      weeks: [{ start: '2026-03-02', figures: { returnRate: 0.5, rtoRate: null } }],
    },
  },
}
const recentOrders = [
  {
    id: 'a',
    number: 'AT-3',
    contactName: 'Zoya Khan',
    placedAt: '2026-04-01T10:00:00.000Z',
    status: 'placed',
    paymentStatus: 'unpaid',
    total: 90_000,
  },
  {
    id: 'b',
    number: 'AT-2',
    contactName: 'Émile Roux',
    placedAt: '2026-04-01T09:00:00.000Z',
    status: 'processing',
    paymentStatus: 'paid',
    total: 1_250_000,
  },
  {
    id: 'c',
    number: 'AT-1',
    contactName: 'Asha Rao',
    placedAt: '2026-03-31T09:00:00.000Z',
    status: 'completed',
    paymentStatus: 'paid',
    total: 129_900,
  },
]
const groupOf = (path: string) => /^figures\/(\w+)/.exec(path)?.[1] ?? ''
const asked = () => request.mock.calls.map(([path]) => String(path))

beforeEach(async () => {
  await fetchTexts('en')
  localStorage.clear()
  setWidth(1440)
  signInAs()
  request.mockReset()
  getList.mockReset()
  getList.mockImplementation(async () => ({ data: recentOrders, total: recentOrders.length }))
  request.mockImplementation(async (path: string) => ({
    data: {
      group: groupOf(path),
      at: '2026-04-02T06:30:00.000Z',
      period,
      before: { from: '2026-01-29', to: '2026-02-28' },
      // The menu counts what waits, too, once there is time.
      tiles: answers[groupOf(path)] ?? {},
    },
  }))
})

describe('the recent orders', () => {
  const tile = async () => within(await main().findByRole('article', { name: 'Recent orders' }))
  const numbers = async () =>
    (await (await tile()).findAllByRole('rowheader')).map(({ textContent }) => textContent)

  it('are sorted by the values of each column, up and down, which the address keeps; each leads to its order', async () => {
    const { router } = await show()
    expect(await numbers()).toEqual(['AT-3', 'AT-2', 'AT-1'])
    const table = await tile()
    expect(table.getByRole('link', { name: 'AT-2' }).getAttribute('href')).toBe('/app/pages/orders-list/b')
    const press = (name: string) => fireEvent.click(table.getByRole('button', { name }))
    press('Total')
    await expect.poll(numbers).toEqual(['AT-2', 'AT-1', 'AT-3'])
    expect(router.state.location.search).toBe('?recent=-total')
    press('Total')
    await expect.poll(numbers).toEqual(['AT-3', 'AT-1', 'AT-2'])
    expect(table.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('ascending')
    press('Customer')
    await expect.poll(numbers).toEqual(['AT-1', 'AT-2', 'AT-3'])
  })

  it('begin as the address says', async () => {
    await show('?recent=contactName')
    await expect.poll(numbers).toEqual(['AT-1', 'AT-2', 'AT-3'])
  })

  it('do not say what they come to where somebody does not see the money', async () => {
    signInAs([
      { key: 'order', view: true },
      { key: 'cart', view: true },
    ])
    await show('?recent=-total')
    await expect.poll(numbers).toEqual(['AT-3', 'AT-2', 'AT-1'])
    expect(screen.queryByRole('columnheader', { name: 'Total' })).toBeNull()
  })
})

describe('the sales dashboard', () => {
  it('asks once for each group, with the period and comparison of the address', async () => {
    await show('?period=2026-03-01..2026-03-31&compare=year')
    await main().findByText('From gross to net')
    expect(asked().sort()).toEqual(
      ['conversion', 'goods', 'sales'].map(
        (group) => `figures/${group}?period=2026-03-01..2026-03-31&compare=year`,
      ),
    )
  })

  it('opens with the period and comparison that the shop set, until somebody chooses others', async () => {
    await setPublicSettings({ period: 'lastMonth', comparison: 'year', firstDay: 'no day' })
    await show()
    await main().findByText('From gross to net')
    expect(asked()).toContain('figures/sales?period=lastMonth&compare=year')
    fireEvent.change(main().getByRole('combobox', { name: 'Period' }), { target: { value: '30d' } })
    await expect.poll(asked).toContain('figures/sales?period=30d&compare=year')
    await setPublicSettings({ period: 'a fortnight', comparison: '' })
    await expect.poll(asked).toContain('figures/sales?period=30d&compare=previous')
  })

  it('writes another period into the address and asks again', async () => {
    const { router } = await show()
    await main().findByText('From gross to net')
    fireEvent.change(main().getByRole('combobox', { name: 'Period' }), { target: { value: '7d' } })
    await expect.poll(() => router.state.location.search).toBe('?period=7d')
    fireEvent.change(main().getByRole('combobox', { name: 'Compared with' }), { target: { value: 'none' } })
    await expect.poll(() => router.state.location.search).toBe('?period=7d&compare=none')
    expect(asked()).toContain('figures/sales?period=7d&compare=none')
  })

  it('is of a whole month by its name, which stands in the address as its days', async () => {
    const { router } = await show('?period=2026-03-01..2026-03-31')
    const kind = main().getByRole('combobox', { name: 'Period' }) as HTMLSelectElement
    expect(kind.value).toBe('oneMonth')
    fireEvent.click(await main().findByRole('button', { name: 'Month March 2026' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Feb' }))
    await expect.poll(() => router.state.location.search).toBe('?period=2026-02-01..2026-02-28')
    await main().findByRole('button', { name: 'Month February 2026' })
    // Other days are typed, beginning with those of the month.
    fireEvent.change(kind, { target: { value: 'custom' } })
    await main().findByRole('textbox', { name: /first day/i })
    fireEvent.change(kind, { target: { value: 'oneMonth' } })
    await main().findByRole('button', { name: 'Month February 2026' })
  })

  it('says calmly that figures are being built, and shows them once they are there', async () => {
    let isBuilding = true
    request.mockImplementation(async (path: string) => ({
      data: {
        group: groupOf(path),
        at: '2026-04-02T06:30:00.000Z',
        period,
        before: null,
        ...(isBuilding ? { isBuilding, tiles: {} } : { tiles: answers[groupOf(path)] ?? {} }),
      },
    }))
    await show()
    const tile = await main().findByRole('article', { name: 'From gross to net' })
    expect(tile.textContent).toContain('The figures are being added up.')
    expect(tile.getAttribute('aria-busy')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
    isBuilding = false
    await within(tile).findAllByText('Net')
    expect(tile.textContent).not.toContain('being added up')
  })

  it('takes the usual period where the address makes no sense', async () => {
    await show('?period=nonsense&compare=never')
    await main().findByText('From gross to net')
    expect(asked()).toContain('figures/sales?period=30d&compare=previous')
  })

  it('shows the way from gross to net, what is taken away as minus', async () => {
    await show()
    const tile = within(await main().findByRole('article', { name: 'From gross to net' }))
    const steps = (await tile.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(steps).toEqual([
      ...['Gross at MRP₹5,500', 'Product discounts-₹200', 'Coupons and discounts by hand-₹100'],
      ...['Shipping and fees₹50', 'Ordered₹5,250', 'Cancelled-₹1,500', 'Returned-₹900'],
      ...['Undelivered (COD)-₹2,000', 'Tax-₹43', 'Net₹807'],
    ])
    const table = tile.getByRole('table', { name: 'From gross to net' })
    expect(within(table).getByRole('row', { name: 'Tax -₹43.33 -₹21.66' })).toBeDefined()
  })

  it('leads from a state, a method and a product to what they are made of', async () => {
    await show()
    const hrefs = async (name: RegExp) =>
      (await main().findAllByRole('link', { name })).map((each) =>
        decodeURIComponent(each.getAttribute('href') ?? ''),
      )
    for (const href of await hrefs(/Karnataka/)) {
      expect(href).toContain('/app/pages/orders-list?')
      expect(href).toContain(
        '{"state":"Karnataka","placedAt":{"gte":"2026-02-28T18:30:00.000Z","lt":"2026-03-31T18:30:00.000Z"}}',
      )
    }
    expect((await hrefs(/^UPI$/))[0]).toContain('/app/pages/payments?filter={"method":"upi"')
    expect((await hrefs(/Kurta/))[0]).toBe('/app/pages/products/a0000000-0000-4000-8000-000000000000')
  })

  it('writes exactly what a tile shows into a CSV file, in which nothing is a formula', async () => {
    let written: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      written = blob as Blob
      return 'blob:test'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await show()
    const tile = within(await main().findByRole('article', { name: 'Best selling products' }))
    await tile.findByText('₹3,700')
    fireEvent.click(tile.getByRole('button', { name: 'More about Best selling products' }))
    fireEvent.click(tile.getByRole('button', { name: 'Download CSV' }))
    expect(click).toHaveBeenCalledOnce()
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('products-2026-03-01-2026-03-31.csv')
    expect((await written?.text())?.replace('\uFEFF', '')).toBe(
      'Name,Pieces,Value\r\n"\'=Kurta, ""fine""",4,3700.00\r\n',
    )
  })

  it('shows only the tiles that the person may see, and says so where there are none', async () => {
    signInAs([{ key: 'cart', view: true }])
    await show()
    expect(await main().findByRole('article', { name: 'From cart to order' })).toBeDefined()
    expect(main().getAllByRole('article')).toHaveLength(1)
    expect(asked().map(groupOf)).toEqual(['conversion'])
  })

  it('has nothing for a person who may see none of its tiles, and asks for nothing', async () => {
    signInAs([{ key: 'brand', view: true }])
    await show()
    expect(await main().findByText('Nothing to see for your role')).toBeDefined()
    expect(request).not.toHaveBeenCalled()
  })
})
