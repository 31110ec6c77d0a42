import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { settlementOf } from '../../../resources/sales/orderReturn/rules/settlementOf.ts'
import InspectDialog from '../../../resources/sales/orderReturn/screens/InspectDialog.tsx'
import NewReturnDialog from '../../../resources/sales/orderReturn/screens/NewReturnDialog.tsx'
import ReceiveDialog from '../../../resources/sales/orderReturn/screens/ReceiveDialog.tsx'
import RefundDialog from '../../../resources/sales/orderReturn/screens/RefundDialog.tsx'
import RejectDialog from '../../../resources/sales/orderReturn/screens/RejectDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'
import { knowing, line, record } from './returnRecords.ts'

const resource = resources.orderReturn as never
const close = () => undefined

describe('receiving a return', () => {
  it('counts a piece with every scan, and never more than are expected', async () => {
    const one = record({ status: 'approved', location: 'closed', lines: [line({ received: 0 })] })
    const places = [{ id: 'main', name: 'Main' }]
    const { person, sent } = renderMerchandising(
      <ReceiveDialog resource={resource} records={[one] as never} close={close} />,
      { provider: knowing(one), answers: { 'operations/receive': {}, 'operations/places': { places } } },
    )
    const box = await screen.findByRole('textbox', { name: 'Scan an item' })
    await person.type(box, 'kur-m{Enter}kur-m{Enter}')
    expect(screen.getByText('Counted: Kurta · M')).toBeTruthy()
    await person.type(box, 'kur-m{Enter}')
    expect(screen.getByText('Nothing more of kur-m is expected.')).toBeTruthy()
    // The place it was meant for is not among those that take returns now.
    const place = screen.getByRole('combobox', { name: /Comes back to/ })
    expect(place).toHaveProperty('value', 'closed')
    await screen.findByRole('option', { name: 'Main' })
    await person.selectOptions(place, 'Main')
    await person.click(screen.getByRole('button', { name: 'Book 2 pieces' }))
    await waitFor(() =>
      expect(sent('operations/receive')).toEqual([
        { lines: [{ id: 'l1', received: 2 }], location: 'main', note: null, version: 4 },
      ]),
    )
  })
})

describe('inspecting a return', () => {
  it('proposes where goods go by what was found, and offers the shelf only for what is as sold', async () => {
    const one = record()
    const { person, sent } = renderMerchandising(
      <InspectDialog resource={resource} records={[one] as never} close={close} />,
      { provider: knowing(one), answers: { 'operations/inspect': {} } },
    )
    const place = await screen.findByRole('combobox', { name: 'Goes to' })
    expect(place).toHaveProperty('value', 'sellable')
    await person.selectOptions(screen.getByRole('combobox', { name: 'Finding' }), 'Damaged')
    expect(place).toHaveProperty('value', 'damaged')
    expect(within(place).queryByRole('option', { name: 'For sale' })).toBeNull()
    const count = screen.getByRole('textbox', { name: 'Accepted: Kurta · M' })
    await person.clear(count)
    expect(place).toHaveProperty('value', 'none')
    await person.type(count, '1')
    expect(place).toHaveProperty('value', 'damaged')
    await person.click(screen.getByRole('button', { name: 'Store the findings' }))
    await waitFor(() =>
      expect(sent('operations/inspect')).toEqual([
        {
          lines: [
            { id: 'l1', accepted: 1, qcResult: 'damaged', restockTo: 'damaged', photos: [], note: null },
          ],
          version: 4,
        },
      ]),
    )
  })

  it('asks why something is not accepted although it is as sold', async () => {
    const one = record()
    const { person } = renderMerchandising(
      <InspectDialog resource={resource} records={[one] as never} close={close} />,
      { provider: knowing(one) },
    )
    const count = await screen.findByRole('textbox', { name: 'Accepted: Kurta · M' })
    await person.clear(count)
    const store = screen.getByRole('button', { name: 'Store the findings' })
    expect(store).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Note of the inspection/ }), 'Not ours')
    expect(store).toHaveProperty('disabled', false)
  })
})

describe('refunding a return', () => {
  const money = (
    one: ReturnType<typeof record>,
    refundable = 1e9,
    rounding = { roundOff: 0, left: 1e9 },
    { taken = 0, goodwill = 0, sendable = refundable } = {},
  ) => ({
    'operations/money': {
      now: settlementOf({ ...one, refunded: 0 } as never),
      early: null,
      lines: one.lines,
      refundable,
      taken,
      goodwill,
      sendable,
      rounding,
      roundedBack: 0,
      refunds: [],
    },
    'operations/refund': {},
  })
  const inspected = record({ status: 'inspected', lines: [line({ accepted: 2, refundAmount: 200_000 })] })

  it('shows step by step what a deduction leaves, and sends it in paise', async () => {
    const { person, sent } = renderMerchandising(
      <RefundDialog resource={resource} records={[inspected] as never} close={close} />,
      { provider: knowing(inspected), answers: money(inspected) },
    )
    await person.click(await screen.findByRole('button', { name: 'Add a deduction' }))
    const refund = screen.getByRole('button', { name: /^Refund/ })
    expect(refund).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Amount/ }), '150.50')
    expect(screen.getByText('Deductions', { selector: 'dt' }).nextSibling?.textContent).toBe('-₹150.50')
    await person.click(screen.getByRole('button', { name: 'Refund ₹1,849.50' }))
    await waitFor(() =>
      expect(sent('operations/refund')).toEqual([
        {
          deductions: [{ type: 'pickupFee', amount: 15_050, reason: null }],
          destination: 'original',
          version: 4,
        },
      ]),
    )
  })

  it('takes along what the total was rounded by where it is the last of the order', async () => {
    const rounding = { roundOff: -40, left: 200_000 }
    const { person } = renderMerchandising(
      <RefundDialog resource={resource} records={[inspected] as never} close={close} />,
      { provider: knowing(inspected), answers: money(inspected, 199_960, rounding) },
    )
    await screen.findByRole('button', { name: 'Refund ₹1,999.60' })
    expect(screen.getByText('Rounding', { selector: 'dt' }).nextSibling?.textContent).toBe('-₹0.40')
    await person.click(screen.getByRole('button', { name: 'Add a deduction' }))
    await person.type(screen.getByRole('textbox', { name: /Amount/ }), '100')
    await screen.findByRole('button', { name: 'Refund ₹1,900.00' })
    expect(screen.queryByText('Rounding', { selector: 'dt' })).toBeNull()
  })

  it('gives back what earlier goods paid, with the rounding of their order', async () => {
    const exchanged = line({
      accepted: 2,
      refundAmount: 50_000,
      exchangedValue: 100_000,
      exchangedAmount: 100_000,
    })
    const one = record({ status: 'inspected', lines: [exchanged] })
    const rounding = { roundOff: -40, left: 100_000 }
    renderMerchandising(<RefundDialog resource={resource} records={[one] as never} close={close} />, {
      provider: knowing(one),
      answers: money(one, 149_960, rounding),
    })
    await screen.findByRole('button', { name: 'Refund ₹1,499.60' })
  })

  it('says what of it a bank gave the customer already', async () => {
    renderMerchandising(<RefundDialog resource={resource} records={[inspected] as never} close={close} />, {
      provider: knowing(inspected),
      answers: money(inspected, 200_000, undefined, { taken: 80_000 }),
    })
    await screen.findByText(
      'The bank has given the customer ₹800.00 of this after a dispute; that is not sent again.',
    )
    // The button promises what is sent, not what the return comes to.
    screen.getByRole('button', { name: 'Refund ₹1,200.00' })
  })

  it('says what of it the customer has as goodwill, as far as no payment has it', async () => {
    renderMerchandising(<RefundDialog resource={resource} records={[inspected] as never} close={close} />, {
      provider: knowing(inspected),
      answers: money(inspected, 240_000, undefined, { goodwill: 60_000, taken: 30_000, sendable: 150_000 }),
    })
    await screen.findByText(
      'The customer already has ₹200.00 of this as goodwill; it is set off, so it is not sent again.',
    )
    screen.getByRole('button', { name: 'Refund ₹1,500.00' })
  })

  it('settles a return for which nothing is sent any more', async () => {
    const { person } = renderMerchandising(
      <RefundDialog resource={resource} records={[inspected] as never} close={close} />,
      {
        provider: knowing(inspected),
        answers: money(inspected, 240_000, undefined, { goodwill: 0, taken: 200_000, sendable: 0 }),
      },
    )
    await person.click(await screen.findByRole('button', { name: 'Settle without paying' }))
    await screen.findByText('Settled: nothing had to be sent.')
  })

  it('is not offered above what the order can still give back', async () => {
    renderMerchandising(<RefundDialog resource={resource} records={[inspected] as never} close={close} />, {
      provider: knowing(inspected),
      answers: money(inspected, 50_000),
    })
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Only ₹500.00 of this order can still be refunded.',
    )
    expect(screen.getByRole('button', { name: /^Refund/ })).toHaveProperty('disabled', true)
  })

  it('needs a reason before the goods are here', async () => {
    const early = record({ status: 'approved' })
    const { person, sent } = renderMerchandising(
      <RefundDialog resource={resource} records={[early] as never} close={close} />,
      { provider: knowing(early), answers: money(early) },
    )
    const refund = await screen.findByRole('button', { name: 'Refund ₹2,000.00' })
    expect(refund).toHaveProperty('disabled', true)
    await screen.findByRole('option', { name: 'Against the policy' })
    await person.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Against the policy')
    await person.click(screen.getByRole('switch', { name: 'The customer keeps the goods' }))
    await person.click(refund)
    await waitFor(() =>
      expect(sent('operations/refund')[0]).toMatchObject({
        override: { reason: 'why', note: null, withoutReturn: true },
      }),
    )
  })
})

describe('rejecting returns', () => {
  it('needs a reason and the note that it asks for, and says which would be refused before anything is done', async () => {
    const { person, sent } = renderMerchandising(
      <RejectDialog
        resource={resource}
        records={[record(), record({ id: 'r2', number: 'RET-000008' })] as never}
        close={close}
      />,
      {
        provider: knowing(record()),
        answers: {
          'bulk/operations/reject': ({ items }: { items: { id: string }[] }) => ({
            done: items.map(({ id }) => id).filter((id) => id !== 'r2'),
            refused: items
              .filter(({ id }) => id === 'r2')
              .map(({ id }) => ({ id, code: 'not-allowed-now', message: 'This step is not possible now.' })),
          }),
        },
      },
    )
    const dialog = screen.getByRole('dialog')
    const submit = within(dialog).getByRole('button', { name: 'Reject' })
    await screen.findByRole('option', { name: 'Other' })
    await person.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Other')
    expect(submit).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Note to the customer/ }), 'Worn outside')
    await person.click(submit)
    expect((await screen.findByRole('alert')).textContent).toContain('RET-000008')
    await person.click(submit)
    await waitFor(() => expect(sent('bulk/operations/reject')).toHaveLength(2))
    expect(sent('bulk/operations/reject')).toMatchObject([
      { items: [{ id: 'r1' }, { id: 'r2' }], dryRun: true, data: { reason: 'other', note: 'Worn outside' } },
      { items: [{ id: 'r1' }], dryRun: false, data: { reason: 'other', note: 'Worn outside' } },
    ])
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toBe('Done.'))
  })
})

describe('opening a return', () => {
  it('shows what can come back with the stock of the other sizes, and asks why what is late is accepted', async () => {
    const offered = {
      line: 'o1',
      product: null,
      variant: 'v1',
      sku: 'KUR-M',
      name: 'Kurta',
      options: 'M',
      open: 1,
      inWindow: false,
      returnableUntil: '2026-11-01',
      exchangeable: true,
      pieceValue: 100_000,
      others: [{ variant: 'v2', sku: 'KUR-L', options: 'L', price: 110_000, available: 3 }],
    }
    const { person, sent } = renderMerchandising(
      <NewReturnDialog order={{ id: 'order-1' }} close={close} />,
      {
        provider: knowing(record()),
        answers: { 'operations/returnable': { lines: [offered] }, 'operations/request': { number: 'RET-1' } },
      },
    )
    const count = await screen.findByRole('textbox', { name: 'Quantity: Kurta · M' })
    await person.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Exchange')
    await person.type(count, '{ArrowUp}')
    await person.selectOptions(
      await screen.findByRole('combobox', { name: /New item/ }),
      'L, ₹1,100.00, 3 in stock',
    )
    await person.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'Against the policy')
    expect(screen.getByText(/out of time or not returnable \(Exchange\)/)).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Open' }))
    await waitFor(() =>
      expect(sent('operations/request')).toEqual([
        {
          order: 'order-1',
          type: 'exchange',
          source: 'customer',
          pickupMode: 'pickup',
          lines: [
            { line: 'o1', quantity: 1, reason: 'why', comment: null, photos: [], exchangeVariant: 'v2' },
          ],
        },
      ]),
    )
  })
})
