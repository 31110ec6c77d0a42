import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import ApproveAllDialog from '../../../resources/sales/cancellationRequest/screens/ApproveAllDialog.tsx'
import ApproveDialog from '../../../resources/sales/cancellationRequest/screens/ApproveDialog.tsx'
import OfferDialog from '../../../resources/sales/cancellationRequest/screens/OfferDialog.tsx'
import Conversation from '../../../resources/sales/orderReturn/screens/Conversation.tsx'
import NewReturnDialog from '../../../resources/sales/orderReturn/screens/NewReturnDialog.tsx'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'
import { knowing, record } from './returnRecords.ts'

const resource = resources.orderReturn as never
const requests = resources.cancellationRequest as never
const close = () => undefined

describe('what is said of the time to return something', () => {
  it.each([
    [{ inWindow: true, returnWindowDays: 7 }, 'Until Nov 1, 20267 days from delivery'],
    [{ inWindow: true, returnWindowDays: 1 }, 'Until Nov 1, 2026One day from delivery'],
    [{ inWindow: true, returnWindowDays: null }, 'Until Nov 1, 2026'],
    [{ inWindow: false, returnWindowDays: 7 }, 'Could be returned until Nov 1, 20267 days from delivery'],
    [{ inWindow: false, isFinal: true, returnWindowDays: 7 }, 'Sold for good, not returnable'],
    [{ inWindow: false, returnableUntil: null }, 'Out of time, or not returnable'],
  ])('of %o is “%s”', async (said, words) => {
    const line = {
      line: 'o1',
      product: null,
      variant: 'v1',
      sku: 'KUR-M',
      name: 'Kurta',
      options: 'M',
      open: 1,
      returnableUntil: '2026-11-01',
      isFinal: false,
      exchangeable: true,
      pieceValue: 100_000,
      others: [],
    }
    renderMerchandising(<NewReturnDialog order={{ id: 'order-1' }} close={close} />, {
      provider: knowing(record()),
      answers: { 'operations/returnable': { lines: [{ ...line, ...said }] } },
    })
    await screen.findByRole('textbox', { name: 'Quantity: Kurta · M' })
    const about = screen.getByText('KUR-M').closest('p')
    expect(about?.textContent).toBe(`KUR-M₹1,000.00${words}`)
  })
})

describe('the conversation of a return', () => {
  it('sends a reply, or keeps a note, by what was chosen', async () => {
    const { person, sent } = renderMerchandising(
      <Conversation resource={resource} record={record() as never} />,
      { answers: { 'operations/note': {} } },
    )
    await person.click(screen.getByRole('button', { name: 'Note' }))
    await person.type(screen.getByRole('textbox', { name: /Internal note/ }), 'Calls often')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent('operations/note')).toEqual([{ text: 'Calls often', photos: [], files: [] }]),
    )
  })

  it('says below a reply what has become of it, and why', async () => {
    const said = {
      kind: 'reply',
      author: 'Asha',
      at: '2026-11-20T10:00:00.000Z',
      text: 'On its way',
      photos: [],
    }
    const thread = [{ ...said, id: 't1', sentAs: 'n1' }]
    const told = { entry: 't1', status: 'suppressed', held: 'undeliverable', error: null }
    renderMerchandising(<Conversation resource={resource} record={record({ thread }) as never} />, {
      answers: { 'operations/deliveries': { deliveries: [told] } },
    })
    expect(await screen.findByText('The address takes no messages')).toBeTruthy()
  })

  it('says where a reply was noted alone, since answers are switched off', async () => {
    const { person } = renderMerchandising(<Conversation resource={resource} record={record() as never} />, {
      answers: { 'operations/reply': { sent: false } },
    })
    await person.type(screen.getByRole('textbox', { name: /Reply/ }), 'Call us')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText(/^Only noted, not sent/)).toBeTruthy()
  })

  it('keeps what is typed while the last word is on its way', async () => {
    const sending = Promise.withResolvers<{ data: unknown }>()
    const { person } = renderMerchandising(<Conversation resource={resource} record={record() as never} />, {
      provider: { request: () => sending.promise },
    })
    await person.click(screen.getByRole('button', { name: 'Note' }))
    const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Internal note/ })
    await person.type(box, 'Calls often.')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    await person.type(box, ' Mostly in the evening.')
    sending.resolve({ data: {} })
    await waitFor(() => expect(box.value).toBe(' Mostly in the evening.'))
  })

  it('keeps a document with a note, which waits for it, and fetches it when its name is pressed', async () => {
    const stored = { file: '01932b1c-7a80-7000-8000-000000000003', bytes: 2048, type: 'application/pdf' }
    const file = { ...stored, name: 'report.pdf' }
    const upload = Promise.withResolvers<unknown>()
    const fetched: string[] = []
    const said = { id: 't1', kind: 'note', author: 'Asha', at: '2026-11-20T10:00:00.000Z', text: 'See it' }
    const { person, sent } = renderMerchandising(
      <Conversation
        resource={resource}
        record={
          record({
            thread: [{ ...said, photos: [] }],
            files: [{ id: 'f1', entry: 't1', file: { ...file, name: 'first.pdf' }, sentAs: null }],
          }) as never
        }
      />,
      {
        answers: { 'operations/note': {} },
        provider: {
          upload: () => upload.promise,
          download: async (id: string) => {
            fetched.push(id)
            return { data: new Blob(['%PDF-1.7']) }
          },
        },
      },
    )
    await person.click(screen.getByRole('button', { name: 'first.pdf' }))
    await waitFor(() => expect(fetched).toEqual([stored.file]))
    await person.click(screen.getByRole('button', { name: 'Note' }))
    await person.type(screen.getByRole('textbox', { name: /Internal note/ }), 'The report')
    await person.click(screen.getByRole('button', { name: 'Attach files' }))
    const box = await screen.findByRole('group', { name: 'Files' })
    const chooser = box.querySelector('input[type=file]') as HTMLInputElement
    await person.upload(chooser, new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }))
    const add = screen.getByRole('button', { name: 'Add' })
    await waitFor(() => expect(add).toHaveProperty('disabled', true))
    upload.resolve({ data: { ...stored, width: null, height: null } })
    expect(await screen.findByRole('button', { name: 'report.pdf' })).toBeTruthy()
    await person.click(add)
    await waitFor(() =>
      expect(sent('operations/note')).toEqual([{ text: 'The report', photos: [], files: [file] }]),
    )
  })
})

describe('deciding a cancellation', () => {
  const one = {
    id: 'c1',
    version: 1,
    number: 'CAN-000003',
    status: 'pending',
    value: 200_000,
    fee: 0,
    destination: 'original',
    restock: true,
    restoreCoupon: true,
    stageAtRequest: 'placed',
  }
  const live = (plan: string) => ({
    'operations/live': {
      order: {},
      parcels: [],
      stage: 'placed',
      plan,
      money: { items: 200_000, charges: 0, roundOff: 0, refundable: 200_000, later: 0, refund: 200_000 },
    },
    'operations/decide': { status: 'approved' },
  })

  it('shows the money with the fee kept back, and sends what was seen of the parcels', async () => {
    const { person, sent } = renderMerchandising(
      <ApproveDialog resource={requests} records={[one] as never} close={close} />,
      { provider: knowing(one), answers: live('unpack') },
    )
    const fee = await screen.findByRole('textbox', { name: 'Fee' })
    await person.clear(fee)
    await person.type(fee, '50')
    expect(screen.getByText('Refund now').nextSibling?.textContent).toBe('₹1,950.00')
    await person.click(screen.getByRole('button', { name: 'Approve and cancel' }))
    await waitFor(() =>
      expect(sent('operations/decide')).toEqual([
        {
          decision: 'approve',
          expect: 'unpack',
          destination: 'original',
          restock: true,
          restoreCoupon: true,
          fee: 5000,
          note: null,
          version: 1,
        },
      ]),
    )
  })

  it('says whether the customer hears of an offer, or staff have to tell them', async () => {
    const { person } = renderMerchandising(
      <OfferDialog resource={requests} records={[one] as never} close={close} />,
      { answers: { 'operations/offer': { sent: false } } },
    )
    await person.type(screen.getByRole('textbox'), 'An S?')
    await person.click(screen.getByRole('button', { name: 'Send the offer' }))
    expect(await screen.findByText(/Tell the customer yourself/)).toBeTruthy()
  })

  it('cannot approve what was delivered meanwhile', async () => {
    renderMerchandising(<ApproveDialog resource={requests} records={[one] as never} close={close} />, {
      provider: knowing(one),
      answers: live('late'),
    })
    expect(await screen.findByText(/It can only be rejected/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Approve and cancel' })).toHaveProperty('disabled', true)
  })

  it('approves several only where all are at the same stage', async () => {
    const packed = { ...one, id: 'c2', stageAtRequest: 'packed' }
    renderMerchandising(
      <ApproveAllDialog resource={requests} records={[one, packed] as never} close={close} />,
    )
    expect(screen.getByText(/same stage/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Approve' })).toHaveProperty('disabled', true)
  })
})
