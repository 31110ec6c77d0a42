import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import AddCodes from '../../../resources/sales/coupon/screens/AddCodes.tsx'
import MarginDialog from '../../../resources/sales/coupon/screens/MarginDialog.tsx'
import OfferCell from '../../../resources/sales/coupon/screens/OfferCell.tsx'
import PhaseCell from '../../../resources/sales/coupon/screens/PhaseCell.tsx'
import ResultsSection from '../../../resources/sales/coupon/screens/ResultsSection.tsx'
import ShareCell from '../../../resources/sales/coupon/screens/ShareCell.tsx'
import SimulatorSection from '../../../resources/sales/coupon/screens/SimulatorSection.tsx'
import type { RecordOf, Resource } from '../../../src/core/index.ts'
import { type Answers, renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.coupon as unknown as Resource
const coupon = {
  id: 'c1',
  version: 2,
  name: 'Diwali',
  code: 'DIWALI26',
  status: 'active',
  usedCount: 3,
  reservedCount: 0,
  discountGiven: 150_000,
  revenue: 900_000,
  averageOrder: 300_000,
  newCustomers: 1,
} as unknown as RecordOf<typeof resources.coupon>

describe('the offer of a coupon in a list', () => {
  it.each([
    [
      { type: 'percent', percent: 12.5, most: 50_000, from: 249_900 },
      '12.5% off, at most ₹500.00, from ₹2,499.00',
    ],
    [{ type: 'amount', amount: 30_000 }, '₹300.00 off'],
    [{ type: 'buyXGetY', buy: 2, get: 1 }, 'Buy 2, get 1 free'],
    [{ type: 'buyXGetY', buy: 2, get: 1, percent: 50 }, 'Buy 2, get 1 for 50% less'],
    [{ type: 'freeGift', gift: 'SCARF-1' }, 'Gift SCARF-1'],
    [{ type: 'tiered', percent: 16 }, 'Up to 16% off'],
    [{ type: 'freeShipping', from: 99_900 }, 'Free delivery, from ₹999.00'],
    [
      { type: 'percent', percent: 10, banks: ['HDFC', 'ICIC'], ways: ['card', 'emi'] },
      '10% off, with cards, EMI of HDFC Bank, ICICI Bank',
    ],
  ])('%j is %s', (value, words) => {
    renderMerchandising(<OfferCell value={value} />)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('stands beside where it stands and how much is used up, in words', () => {
    renderMerchandising(
      <>
        <PhaseCell value="endingSoon" />
        <ShareCell value={37.4} />
      </>,
    )
    expect(screen.getByText('Ends soon')).toBeTruthy()
    expect(screen.getByText('37%')).toBeTruthy()
  })
})

describe('the simulator', () => {
  const order = { id: 'o1', number: 'AT-000007' }
  const render = (answers: Answers) =>
    renderMerchandising(<SimulatorSection resource={resource} record={coupon} />, {
      answers,
      provider: {
        lookup: async () => ({ data: [order], total: 1 }),
        getMany: async () => ({ data: [order] }),
      },
    })
  const choose = async (person: ReturnType<typeof render>['person']) => {
    await person.click(screen.getByRole('combobox', { name: 'Order' }))
    await person.click(await screen.findByRole('option', { name: /AT-000007/ }))
    await person.click(screen.getByRole('button', { name: 'Try' }))
  }

  it('says what the coupon takes off each line of an order', async () => {
    const { person, sent } = render({
      'operations/simulate': {
        name: 'AT-000007',
        itemsTotal: 800_000,
        shipping: 7900,
        verdict: {
          ok: true,
          lines: [{ line: 'a', amount: 60_000 }],
          shipping: 0,
          amount: 60_000,
          open: ['paymentMethod'],
        },
        lines: [
          { line: 'a', name: 'Saree', sku: 'SAR-1', quantity: 1, unitPrice: 600_000, amount: 60_000 },
          { line: 'b', name: 'Shirt', sku: 'SHI-1', quantity: 1, unitPrice: 200_000, amount: 0 },
        ],
      },
    })
    await choose(person)
    expect(await screen.findByText('It takes ₹600.00 off')).toBeTruthy()
    expect(screen.getByText('Goods: ₹8,000.00, then ₹7,400.00')).toBeTruthy()
    expect(screen.getByText('To be asked when the order is placed: the way of paying.')).toBeTruthy()
    const row = screen.getByRole('row', { name: /Saree/ })
    expect(within(row).getByText('−₹600.00')).toBeTruthy()
    expect(sent('simulate')).toEqual([{ order: 'o1', asIfLive: false }])
  })

  it('says the rule that fails, with the figures it compared', async () => {
    const { person } = render({
      'operations/simulate': {
        name: 'AT-000007',
        itemsTotal: 100_000,
        shipping: null,
        lines: [],
        verdict: { ok: false, rule: 'minOrderValue', values: { money: 249_900, value: 100_000 } },
      },
    })
    await choose(person)
    expect(await screen.findByText('The goods that count must come to ₹2,499.00 at least.')).toBeTruthy()
  })

  it('asks to save a new coupon first, and to be let see orders or carts', () => {
    const { unmount } = renderMerchandising(<SimulatorSection resource={resource} />)
    expect(screen.getByText('Save the coupon first.')).toBeTruthy()
    unmount()
    renderMerchandising(<SimulatorSection resource={resource} record={coupon} />, {
      permissions: [{ key: 'coupon', view: true }],
    })
    expect(screen.getByText(/neither orders nor carts/)).toBeTruthy()
  })
})

it('makes codes of a batch with a beginning of their own', async () => {
  let closed = 0
  const { person, sent } = renderMerchandising(
    <AddCodes resource={resource} records={[coupon]} close={() => closed++} />,
    { answers: { 'operations/addCodes': { made: 250 } } },
  )
  const count = await screen.findByRole('textbox', { name: /How many/, hidden: true })
  await person.clear(count)
  const make = screen.getByRole('button', { name: 'Make', hidden: true })
  expect(make).toHaveProperty('disabled', true)
  await person.type(count, '250')
  await person.type(screen.getByRole('textbox', { name: 'Begins with', hidden: true }), 'vip ')
  await person.click(make)
  await waitFor(() => expect(closed).toBe(1))
  expect(sent('addCodes')).toEqual([{ count: 250, prefix: 'VIP' }])
})

it('tells how a coupon did, by day and use by use', async () => {
  renderMerchandising(<ResultsSection resource={resource} record={coupon} />, {
    answers: {
      'operations/results': {
        days: [{ day: '2026-11-18', uses: 2, discount: 100_000, revenue: 600_000 }],
        uses: [
          {
            id: 'u1',
            at: '2026-11-18T06:00:00.000Z',
            code: 'DIWALI26',
            state: 'used',
            discount: 50_000,
            revenue: 300_000,
            isNew: true,
            order: 'o1',
            number: 'AT-000007',
          },
        ],
        released: 0,
      },
    },
  })
  expect(await screen.findByText('Nov 18, 2026: 2 uses, ₹1,000.00')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'AT-000007' }).getAttribute('href')).toContain(
    'pages/orders-list/o1',
  )
  expect(screen.getByText(/new customer/)).toBeTruthy()
})

it('names the goods that would be sold below their cost, where one may see costs', async () => {
  const sku = {
    sku: 'SAR-1',
    name: 'Saree',
    price: 600_000,
    reduced: 480_000,
    cost: 500_000,
    rate: 18,
    reducedRate: 5,
  }
  renderMerchandising(<MarginDialog resource={resource} records={[coupon]} close={() => undefined} />, {
    answers: {
      'operations/marginGuard': {
        skus: 40,
        cut: false,
        belowCost: 1,
        crossing: 1,
        withoutCost: 3,
        worst: [sku],
        crossed: [sku],
      },
    },
  })
  const table = (await screen.findAllByRole('table', { hidden: true }))[0] as HTMLElement
  expect(within(table).getByText('₹5,000.00')).toBeTruthy()
  expect(screen.getByText('18% → 5%')).toBeTruthy()
})
