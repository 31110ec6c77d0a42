import { screen, waitFor, within } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { MarginLine } from '../../../resources/catalogue/product/screens/tax/MarginLine.tsx'
import type { TaxRate } from '../../../resources/catalogue/taxCategory/rules/rates.ts'
import DefaultDialog from '../../../resources/catalogue/taxCategory/screens/DefaultDialog.tsx'
import RatesCell from '../../../resources/catalogue/taxCategory/screens/RatesCell.tsx'
import RatesToday from '../../../resources/catalogue/taxCategory/screens/RatesToday.tsx'
import { RateTimeline } from '../../../resources/catalogue/taxCategory/screens/RateTimeline.tsx'
import TaxTester from '../../../resources/catalogue/taxCategory/screens/TaxTester.tsx'
import { resources } from '../../../resources/index.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'
import { apparel, rate } from './rates.ts'

const resource = resources.taxCategory as never
const record = { id: 't1', version: 1, name: 'Apparel', taxability: 'taxable' } as never

describe('the rates of a category in the list', () => {
  const cell = (value: readonly TaxRate[], taxability = 'taxable') => (
    <RatesCell
      value={value}
      name="rates"
      options={{}}
      resource={resource}
      record={{ id: 't1', taxability } as never}
    />
  )

  it('are those of this day, band by band', () => {
    renderMerchandising(cell(apparel.rates))
    expect(screen.getByText('5% · 18%')).toBeTruthy()
    expect(screen.getByText('5% up to ₹2,500.00, 18% above ₹2,500.00')).toBeTruthy()
  })

  it('are one rate, with its cess, where there is one', () => {
    renderMerchandising(cell([rate({ rate: 28, cess: 12 })]))
    expect(screen.getByText('28% + Cess 12%')).toBeTruthy()
  })

  it('are missed where something taxable has none', () => {
    renderMerchandising(cell([rate({ rate: 5, effectiveTo: '2020-01-01' })]))
    expect(screen.getByText('No rate today')).toBeTruthy()
  })
})

describe('the rates of today above the list', () => {
  it('name each category with its bands', async () => {
    renderMerchandising(<RatesToday resource={resource} />, {
      provider: {
        getList: async () => ({ data: [{ id: 't1', name: 'Apparel', rates: apparel.rates }], total: 1 }),
      },
    })
    expect(await screen.findByText('Apparel')).toBeTruthy()
    expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
      '5% up to ₹2,500.00',
      '18% above ₹2,500.00',
    ])
  })
})

describe('the margin in the form of a product', () => {
  const Prices = ({ values }: { values: Record<string, unknown> }) => (
    <FormProvider {...useForm({ defaultValues: values })}>
      <MarginLine />
    </FormProvider>
  )
  const product = { salePrice: 105_000, costPrice: 60_000, taxCategory: 't1' }
  const provider = {
    getOne: async () => ({ data: { id: 't1', taxability: 'taxable', rates: apparel.rates } }),
  }

  it('is reckoned without the tax of the chosen category', async () => {
    renderMerchandising(<Prices values={product} />, { provider })
    expect(await screen.findByText('Margin after tax: ₹400.00 (40%)')).toBeTruthy()
  })

  it('warns where a variant costs more than it brings', () => {
    const variants = [
      { sku: 'A', salePrice: 100_000 },
      { sku: 'B', salePrice: 50_000 },
    ]
    renderMerchandising(<Prices values={{ costPrice: 60_000, variants, variantCosts: [] }} />)
    expect(screen.getByText('Margin before tax: -₹100.00 (-20%) to ₹400.00 (40%)')).toBeTruthy()
    expect(screen.getByText('At this price a piece costs more than it brings.').role).toBe('status')
  })

  it('is not shown to those who may not see the costs', () => {
    renderMerchandising(<Prices values={{ salePrice: 105_000 }} />)
    expect(screen.queryByText(/^Margin/)).toBeNull()
  })
})

describe('the timeline of rates', () => {
  it('has the newest period first, what it means and the prices that fit no band', () => {
    renderMerchandising(
      <RateTimeline rates={[...apparel.rates, rate({ rate: 9, effectiveFrom: '2999-01-01' })]} />,
    )
    const [coming, now, ended] = screen
      .getAllByRole('listitem')
      .filter((item) => item.dataset.state)
      .map((item) => item.textContent)
    expect(coming).toMatch(/^since Jan 1, 2999.*To come.*9%$/)
    expect(now).toMatch(/^Sep 22, 2025 – Dec 31, 2998.*In force.*5% up to ₹2,500.00.*₹2,625.01 and ₹2,950.00/)
    expect(ended).toMatch(/^Jul 1, 2017 – Sep 21, 2025.*Ended.*₹1,050.01 and ₹1,120.00/)
  })

  it('leaves out rows that are half typed', () => {
    renderMerchandising(
      <RateTimeline
        rates={[
          { rate: 5 },
          { effectiveFrom: 'soon', rate: 5 },
          { effectiveFrom: '2020-01-01', rate: 'x' as never },
        ]}
      />,
    )
    expect(screen.queryByRole('list')).toBeNull()
  })
})

describe('the tester', () => {
  const states = [
    { id: 's1', name: 'Karnataka', gstCode: '29' },
    { id: 's2', name: 'Maharashtra', gstCode: '27' },
  ]
  const answer = {
    taxableValue: 237_203,
    rate: 18,
    cgst: 0,
    sgst: 0,
    igst: 42_697,
    cess: 0,
    total: 279_900,
    tax: 42_697,
    stateTax: 'sgst',
    inDeadZone: true,
    band: apparel.rates[3],
    supplyFrom: '29',
    day: '2026-11-20',
    why: [
      { code: 'period', values: { from: '2025-09-22' } },
      { code: 'band', values: { value: 237_203, min: 250_000, max: '', rate: 18 } },
      { code: 'deadZone', values: { limit: 250_000 } },
      { code: 'otherState', values: { from: '29', to: '27' } },
    ],
    deadZones: [{ from: 262_501, to: 295_000, limit: 250_000, lowRate: 5, highRate: 18 }],
  }
  const render = (calculate: unknown) =>
    renderMerchandising(<TaxTester resource={resource} records={[record]} close={() => undefined} />, {
      answers: { 'operations/calculate': calculate },
      provider: { getList: async () => ({ data: states, total: 2 }) },
    })

  it('sends rupees as paise and tells the whole split with its reasons', async () => {
    const { person, sent } = render(answer)
    const price = await screen.findByRole('textbox', { name: 'Price of a piece', hidden: true })
    await person.clear(price)
    await person.type(price, '2,799')
    await screen.findAllByRole('option', { name: 'Maharashtra (27)', hidden: true })
    await person.selectOptions(screen.getByRole('combobox', { name: 'Goes to state', hidden: true }), '27')
    await person.click(screen.getByRole('button', { name: 'Calculate', hidden: true }))
    const table = await screen.findByRole('table', { hidden: true })
    expect(
      within(table)
        .getAllByRole('row', { hidden: true })
        .map((row) => row.textContent),
    ).toEqual(['Taxable value₹2,372.03', 'IGST18%₹426.97', 'Total₹2,799.00'])
    expect(screen.getByText(/At the lower rate it would be above ₹2,500.00/)).toBeTruthy()
    expect(screen.getByText('Supplied from state 29 to 27: IGST.')).toBeTruthy()
    expect(sent('calculate')).toMatchObject([
      { price: 279_900, quantity: 1, discount: 0, shipTo: '27', includesTax: true },
    ])
  })

  it('shows what the server refuses at its field', async () => {
    const { person } = render(() => {
      // ra-core writes what the data provider rejects with to the console.
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      throw Object.assign(new Error('Check.'), {
        body: { errors: { day: 'There is no rate for that day.' } },
      })
    })
    await person.click(await screen.findByRole('button', { name: 'Calculate', hidden: true }))
    expect(await screen.findByText('There is no rate for that day.')).toBeTruthy()
  })
})

describe('making a category the default', () => {
  it('changes nothing else of it, based on what is there now', async () => {
    const updates: unknown[] = []
    let closed = 0
    const { person } = renderMerchandising(
      <DefaultDialog resource={resource} records={[record]} close={() => closed++} />,
      {
        provider: {
          getOne: async () => ({ data: { id: 't1', version: 7, name: 'Apparel' } }),
          update: async (
            _path: string,
            { data, previousData }: { data: unknown; previousData: { version: number } },
          ) => {
            updates.push([data, previousData.version])
            return { data: { id: 't1' } }
          },
        },
      },
    )
    await person.click(await screen.findByRole('button', { name: 'Make default', hidden: true }))
    await waitFor(() => expect(closed).toBe(1))
    expect(updates).toEqual([[{ isDefault: true }, 7]])
  })
})
