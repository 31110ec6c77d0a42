import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import BulkCancelDialog from '../../../resources/sales/order/screens/dialogs/BulkCancelDialog.tsx'
import CancelDialog from '../../../resources/sales/order/screens/dialogs/CancelDialog.tsx'
import EditLinesDialog from '../../../resources/sales/order/screens/dialogs/EditLinesDialog.tsx'
import HoldDialog from '../../../resources/sales/order/screens/dialogs/HoldDialog.tsx'
import ReleaseDialog from '../../../resources/sales/order/screens/dialogs/ReleaseDialog.tsx'
import { expectRefusals } from '../../views/form/renderForm.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.order as never

const line = (id: string, more: object = {}) => ({
  id,
  product: null,
  variant: `00000000-0000-4000-8000-00000000000${id}`,
  sku: `SKU-${id}`,
  name: `Item ${id}`,
  options: 'M',
  mrp: 150_000,
  unitPrice: 100_000,
  priceReason: null,
  quantity: 2,
  discount: 0,
  total: 200_000,
  fulfilled: 0,
  delivered: 0,
  cancelled: 0,
  returned: 0,
  ...more,
})

const order = (more: object = {}) =>
  ({
    id: 'o1',
    version: 4,
    number: 'AT-7',
    status: 'confirmed',
    contactName: 'Kiran',
    lines: [line('1'), line('2', { fulfilled: 1 })],
    coupons: [],
    paid: 400_000,
    refunded: 0,
    customer: 'c1',
    ...more,
  }) as never

const reasons = [
  { id: 'r1', name: 'Customer asked', requiresNote: false },
  { id: 'r2', name: 'Other', requiresNote: true },
]

/** The data provider behind a dialog: one order and the reasons. */
const provider = (record: unknown = order()) => ({
  getOne: async () => ({ data: record }),
  getList: async () => ({ data: reasons, total: 2 }),
})

beforeEach(() => localStorage.clear())

/** Picks a reason once the reasons have come. */
const choose = async (person: ReturnType<typeof renderMerchandising>['person'], name: string) => {
  await screen.findByRole('option', { name })
  await person.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), name)
}

describe('cancelling an order', () => {
  const plan = {
    whole: false,
    lines: [{ line: '1', quantity: 1, amount: 100_000 }],
    shipping: 0,
    fees: 0,
    refund: 100_000,
    parts: [{ method: 'upi', amount: 100_000 }],
  }
  const render = (answers: object = {}) =>
    renderMerchandising(<CancelDialog resource={resource} records={[order()]} close={() => undefined} />, {
      answers: { 'operations/cancelPreview': plan, 'operations/cancel': {}, ...answers },
      provider: provider(),
    })

  it('says that it cannot be undone, asks for a reason, and shows what is given back before it is done', async () => {
    const { person, sent } = render()
    expect(await screen.findByText(/This cannot be undone/)).toBeTruthy()
    const submit = screen.getByRole('button', { name: /Cancel (the order|these items)/ })
    expect(submit).toHaveProperty('disabled', true)
    const pieces = screen.getByRole('textbox', { name: 'Pieces to cancel: Item 1' })
    await person.clear(pieces)
    await person.type(pieces, '1')
    await person.clear(screen.getByRole('textbox', { name: 'Pieces to cancel: Item 2' }))
    await person.type(screen.getByRole('textbox', { name: 'Pieces to cancel: Item 2' }), '0')
    expect(await screen.findByText('Refund total')).toBeTruthy()
    await choose(person, 'Customer asked')
    await person.click(screen.getByRole('radio', { name: 'Store credit' }))
    await person.click(await screen.findByRole('button', { name: 'Cancel these items' }))
    await waitFor(() => expect(sent('operations/cancel')).toHaveLength(1))
    expect(sent('operations/cancel')[0]).toEqual({
      lines: [{ line: '1', quantity: 1 }],
      reason: 'r1',
      refund: 'storeCredit',
      restock: true,
      restoreCoupon: true,
      notify: true,
      version: 4,
    })
  })

  it('lets nobody cancel more than is in no parcel yet', async () => {
    const { person } = render()
    const pieces = await screen.findByRole('textbox', { name: 'Pieces to cancel: Item 2' })
    expect(pieces).toHaveProperty('value', '1')
    await person.clear(pieces)
    await person.type(pieces, '9')
    expect(pieces).toHaveProperty('value', '1')
    expect(screen.getByRole('button', { name: 'One more: Pieces to cancel: Item 2' })).toHaveProperty(
      'disabled',
      true,
    )
  })

  it('keeps the note of a closed dialog for the next time, and asks for it where the reason does', async () => {
    const first = render()
    await first.person.type(await screen.findByRole('textbox', { name: /Note for the staff/ }), 'Rang twice')
    first.unmount()
    const { person } = render()
    const note = await screen.findByRole('textbox', { name: /Note for the staff/ })
    expect(note).toHaveProperty('value', 'Rang twice')
    await choose(person, 'Other')
    await person.clear(note)
    expect(screen.getByRole('button', { name: /Cancel these items/ })).toHaveProperty('disabled', true)
  })

  it('shows what the server has against it, and does not go on', async () => {
    expectRefusals()
    const { person } = render({
      'operations/cancelPreview': () => {
        throw new Error('A parcel has left.')
      },
    })
    expect(await screen.findByText('A parcel has left.')).toBeTruthy()
    await choose(person, 'Customer asked')
    expect(screen.getByRole('button', { name: 'Cancel the order' })).toHaveProperty('disabled', true)
  })
})

describe('cancelling several orders', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `o${index}`, version: 2, number: `AT-${index}` }))

  /** The server's side of it: what refuses, and everything that was asked. */
  const render = (refuses: () => readonly string[]) => {
    const closed = { times: 0 }
    const view = renderMerchandising(
      <BulkCancelDialog
        resource={resource}
        records={many(3) as never}
        close={() => {
          closed.times++
        }}
      />,
      {
        provider: provider(),
        answers: {
          'bulk/operations/cancel': ({ items }: { items: { id: string }[] }) => ({
            done: items.map(({ id }) => id).filter((id) => !refuses().includes(id)),
            refused: items
              .filter(({ id }) => refuses().includes(id))
              .map(({ id }) => ({ id, code: 'invalid', message: 'It has left already.' })),
          }),
        },
      },
    )
    const asked = () =>
      view.sent('bulk/operations/cancel').map(({ items, dryRun }) => ({
        ids: items.map(({ id }: { id: string }) => id).join(),
        dryRun,
      }))
    return { ...view, asked, closed }
  }

  const type = async (person: ReturnType<typeof renderMerchandising>['person']) => {
    const submit = screen.getByRole('button', { name: 'Cancel 3 orders' })
    await choose(person, 'Customer asked')
    expect(submit).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Type 3 to confirm/ }), '3')
    return submit
  }

  it('waits until their number is typed, and says which would be refused and why before anything is done', async () => {
    const { person, asked, closed } = render(() => ['o1'])
    await person.click(await type(person))
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('2 orders will change, 1 is skipped:')).toBeTruthy()
    expect(within(alert).getByText('It has left already.')).toBeTruthy()
    expect(within(alert).getByText('AT-1')).toBeTruthy()
    expect(asked()).toEqual([{ ids: 'o0,o1,o2', dryRun: true }])
    await person.click(screen.getByRole('button', { name: 'Cancel 2 orders' }))
    await waitFor(() => expect(closed.times).toBe(1))
    expect(asked().slice(1)).toEqual([{ ids: 'o0,o2', dryRun: false }])
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toBe('Done for 2 orders.'))
  })

  it('does all of them by one request where nothing stands in the way', async () => {
    const { person, sent, asked, closed } = render(() => [])
    await person.click(await type(person))
    await waitFor(() => expect(closed.times).toBe(1))
    expect(asked()).toEqual([
      { ids: 'o0,o1,o2', dryRun: true },
      { ids: 'o0,o1,o2', dryRun: false },
    ])
    expect(sent('bulk/operations/cancel')[1].data).toMatchObject({ reason: 'r1', restock: true })
  })

  it('stays open for those that were refused all the same, and does not ask for the others again', async () => {
    let refused: string[] = []
    const { person, asked, closed } = render(() => (asked().length < 2 ? [] : refused))
    refused = ['o2']
    await person.click(await type(person))
    expect(await screen.findByText('AT-2')).toBeTruthy()
    expect(closed.times).toBe(0)
    refused = []
    await person.click(screen.getByRole('button', { name: 'Cancel one order' }))
    await waitFor(() => expect(closed.times).toBe(1))
    expect(asked().slice(2)).toEqual([
      { ids: 'o2', dryRun: true },
      { ids: 'o2', dryRun: false },
    ])
  })

  /** The files that the page hands over, as their text; a spreadsheet's mark at the start is left out. */
  const handedOver = () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:test'
    })
    return () =>
      Promise.all(files.map(async (file) => (await file.text()).replace(/^\uFEFF/, '').split('\r\n')))
  }

  it('keeps what became of each as a file where that is chosen: what was done, and what was refused and why', async () => {
    const files = handedOver()
    const { person, closed } = render(() => ['o1'])
    await person.click(screen.getByRole('switch', { name: 'Save the result as a CSV file' }))
    await person.click(await type(person))
    await person.click(await screen.findByRole('button', { name: 'Cancel 2 orders' }))
    await waitFor(() => expect(closed.times).toBe(1))
    expect(await files()).toEqual([
      ['Number,Result,Reason', 'AT-0,Done,', 'AT-1,Refused,It has left already.', 'AT-2,Done,', ''],
    ])
  })

  it('offers the file while it shows what was refused, and makes none unasked', async () => {
    const files = handedOver()
    let refused: string[] = []
    const { person, asked, closed } = render(() => (asked().length < 2 ? [] : refused))
    refused = ['o2']
    await person.click(await type(person))
    const save = await screen.findByRole('button', { name: 'Save the result (CSV)' })
    expect(await files()).toEqual([])
    await person.click(save)
    expect(await files()).toEqual([
      ['Number,Result,Reason', 'AT-0,Done,', 'AT-1,Done,', 'AT-2,Refused,It has left already.', ''],
    ])
    refused = ['o2', 'none of these']
    await person.click(screen.getByRole('button', { name: 'Cancel one order' }))
    await waitFor(() => expect(asked()).toHaveLength(3))
    expect(closed.times).toBe(0)
  })

  it('asks again once another answer is typed', async () => {
    const { person, asked } = render(() => ['o1'])
    await person.click(await type(person))
    await screen.findByRole('alert')
    await person.click(screen.getByRole('switch', { name: 'Tell the customer' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Cancel 3 orders' }))
    await screen.findByRole('alert')
    expect(asked().map(({ dryRun }) => dryRun)).toEqual([true, true])
  })

  it('takes at most fifty at once', () => {
    renderMerchandising(
      <BulkCancelDialog resource={resource} records={many(51) as never} close={() => undefined} />,
      { provider: provider() },
    )
    expect(screen.getByText(/At most 50 orders/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('holding an order', () => {
  it('sends reason and note, and only then forgets what was typed', async () => {
    const { person, sent } = renderMerchandising(
      <HoldDialog resource={resource} records={[order()]} close={() => undefined} />,
      { answers: { 'operations/hold': {} }, provider: provider() },
    )
    expect(screen.getByRole('heading', { name: 'Put AT-7 on hold?' })).toBeTruthy()
    await choose(person, 'Other')
    const submit = screen.getByRole('button', { name: 'Put on hold' })
    expect(submit).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Note/ }), 'Asks for another street')
    await person.click(submit)
    await waitFor(() =>
      expect(sent('operations/hold')).toEqual([
        { reason: 'r2', note: 'Asks for another street', version: 4 },
      ]),
    )
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]))
  })
})

describe('releasing an order', () => {
  const render = (more: object = {}) =>
    renderMerchandising(
      <ReleaseDialog resource={resource} records={[order(more)]} close={() => undefined} />,
      { answers: { 'operations/release': {} }, provider: provider() },
    )

  it('needs no note', async () => {
    const { person, sent } = render()
    await person.click(screen.getByRole('button', { name: 'Release' }))
    await waitFor(() => expect(sent('operations/release')).toEqual([{ version: 4 }]))
  })

  it('that was paid otherwise than its coupon asks needs a reason, for the discount stays', async () => {
    const { person, sent } = render({ couponCheck: 'open' })
    expect(screen.getByText(/The payment does not fit the coupon/)).toBeTruthy()
    const submit = screen.getByRole('button', { name: 'Release' })
    expect(submit).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Note/ }), 'A good customer')
    await person.click(submit)
    await waitFor(() => expect(sent('operations/release')).toEqual([{ note: 'A good customer', version: 4 }]))
  })
})

describe('editing the items', () => {
  const totals = (total: number) => ({ itemsTotal: total, discountTotal: 0, taxTotal: 0, shipping: 0, total })
  const plan = {
    before: totals(400_000),
    after: totals(500_000),
    difference: 100_000,
    due: 100_000,
    refund: 0,
    lines: [],
    problems: [],
  }
  const render = (more: object = {}) =>
    renderMerchandising(<EditLinesDialog resource={resource} records={[order()]} close={() => undefined} />, {
      answers: { 'operations/editPreview': plan, 'operations/editLines': {} },
      provider: provider(order(more)),
    })

  it('takes a coupon away and leaves the lines as they are', async () => {
    const coupons = [{ id: 'row', coupon: 'k1', code: 'HDFC10', amount: 100_000, shipping: 0 }]
    const { person, sent } = render({ coupons })
    await person.click(await screen.findByRole('checkbox', { name: 'Take away HDFC10 (₹1,000.00)' }))
    expect(await screen.findByText('₹1,000.00 more to pay.')).toBeTruthy()
    const submit = screen.getByRole('button', { name: 'Change the order' })
    await waitFor(() => expect(submit).toHaveProperty('disabled', false))
    await person.click(submit)
    await waitFor(() => expect(sent('operations/editLines')).toHaveLength(1))
    expect(sent('operations/editLines')[0]).toMatchObject({ withoutCoupons: ['k1'], settle: 'link' })
  })

  it('shows before and after, asks how the difference is settled, and sends the whole list', async () => {
    const { person, sent } = render()
    expect(await screen.findByText('Nothing is changed yet.')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'One more: Pieces: Item 1' }))
    expect(await screen.findByText('₹1,000.00 more to pay.')).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'How the difference is settled' })).toHaveProperty(
      'value',
      'link',
    )
    const submit = screen.getByRole('button', { name: 'Change the order' })
    await waitFor(() => expect(submit).toHaveProperty('disabled', false))
    await person.click(submit)
    await waitFor(() => expect(sent('operations/editLines')).toHaveLength(1))
    const [input] = sent('operations/editLines')
    expect(input).toMatchObject({ version: 4, settle: 'link' })
    expect(input.lines.map(({ id, quantity }: any) => [id, quantity])).toEqual([
      ['1', 3],
      ['2', 2],
    ])
  })

  it('asks why a price is another one, and does not go on without', async () => {
    const { person } = render()
    const price = await screen.findByRole('textbox', { name: 'Price: Item 1' })
    await person.clear(price)
    await person.type(price, '900')
    const why = await screen.findByRole('textbox', { name: 'Why this price: Item 1' })
    expect(why.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByRole('button', { name: 'Change the order' })).toHaveProperty('disabled', true)
    await person.type(why, 'Small flaw')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Change the order' })).toHaveProperty('disabled', false),
    )
  })

  it('stands again as it was left when the dialog is opened the next time', async () => {
    const first = render()
    await first.person.click(await screen.findByRole('button', { name: 'Take out: Item 1' }))
    expect(screen.queryByText('Item 1')).toBeNull()
    first.unmount()
    render()
    expect(await screen.findByText('Item 2')).toBeTruthy()
    expect(screen.queryByText('Item 1')).toBeNull()
  })

  it('takes nothing out that is in a parcel', async () => {
    render()
    expect(await screen.findByRole('button', { name: 'Take out: Item 2' })).toHaveProperty('disabled', true)
  })
})
