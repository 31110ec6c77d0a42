import { type Deed, deed, type Lives, type Row, theOrder } from './deed.ts'
import type { State } from './stateOf.ts'

const paymentIn =
  (...states: readonly string[]) =>
  ({ payments }: State) =>
    payments.filter(({ status }) => states.includes(status))
const refundIn =
  (...states: readonly string[]) =>
  ({ refunds }: State) =>
    refunds.filter(({ status }) => states.includes(status))
const waiting = paymentIn('created', 'pending', 'failed', 'expired', 'toCollect')

/** Money comes in by a transfer that nobody waited for. */
const record = ({ ask, proof }: Lives, order: string, amount: number) =>
  ask('POST', '/payments/operations/record', { order, amount, reference: 'SLIP 2', proof: proof() })

/** What the sandbox gateway tells of a payment. */
const told = [
  ...(['pending', 'authorised', 'captured', 'captured', 'failed', 'expired'] as const),
  ...(['settled', 'disputeOpened', 'disputeWon', 'disputeLost', 'refundsFail', 'refundsWork'] as const),
] as const

/** What is done with payments, refunds and the customer's credit. */
export const moneyDeeds: Readonly<Record<string, Deed<Row>>> = {
  goodwill: deed(
    1,
    ({ lines, isPaid }) => (isPaid ? lines : []),
    (lives, { order, customer }, line, { pieces, how }) =>
      lives.ask('POST', '/payments/operations/refund', {
        order,
        source: 'goodwill',
        destination: lives.destination(how, customer),
        note: 'Sorry',
        extra: how % 4 === 2 ? 777 : 0,
        lines: [
          {
            line: line.id,
            quantity: how % 2 ? Math.min(pieces, line.quantity) : 0,
            amount: Math.floor(
              (line.total * Math.min(pieces, line.quantity)) / (line.quantity * ((how % 3) + 1)),
            ),
          },
        ],
      }),
  ),
  shippingBack: deed(
    1,
    ({ order, isPaid }) => (isPaid ? [{ id: order }] : []),
    (lives, { order }) =>
      lives.ask('POST', '/payments/operations/refund', {
        order,
        source: 'goodwill',
        destination: 'bankOrUpi',
        note: 'Came late',
        shipping: 5_000,
      }),
  ),
  extraBack: deed(0.5, theOrder(), (lives, { order, customer }, _order, { pieces, how }) =>
    lives.ask('POST', '/payments/operations/refund', {
      order,
      source: how % 3 === 0 ? 'duplicatePayment' : 'goodwill',
      destination: lives.destination(how, customer),
      note: 'Paid twice',
      extra: pieces * 1_111,
    }),
  ),
  overpaidBack: deed(
    1,
    ({ lines, isPaid }) => (isPaid ? lines : []),
    (lives, { order }, line, { pieces, how }) =>
      lives.ask('POST', '/payments/operations/refund', {
        order,
        source: (['cancellation', 'orderEdit', 'duplicatePayment'] as const)[how % 3],
        destination: 'bankOrUpi',
        note: 'Paid too much',
        shipping: how % 4 === 3 ? 1_000 : 0,
        lines: [{ line: line.id, quantity: how % 2, amount: pieces * 2_222 }],
      }),
  ),
  settle: deed(8, refundIn('approved', 'processing', 'failed'), (lives, _state, { id, destination }) =>
    destination === 'bankOrUpi' ? lives.payOut(id) : lives.refund(id, 'settle'),
  ),
  approveRefund: deed(4, refundIn('requested'), (lives, _state, { id }) => lives.approve(id)),
  failRefund: deed(1, refundIn('approved', 'processing'), (lives, _state, { id }) =>
    lives.refund(id, 'fail'),
  ),
  retryRefund: deed(8, refundIn('failed'), (lives, _state, { id }) =>
    lives.ask('POST', `/refunds/${id}/operations/retry`, {}),
  ),
  cancelRefund: deed(1, refundIn('requested', 'approved', 'failed'), (lives, _state, { id }) =>
    lives.ask('POST', `/refunds/${id}/operations/cancel`, { note: 'Another way' }),
  ),
  markPaid: deed(4, waiting, (lives, _state, { id, amount }, { how }) =>
    lives.ask('POST', `/payments/${id}/operations/markPaid`, {
      reference: 'SLIP 1',
      proof: lives.proof(),
      amount: how % 4 === 0 ? Math.ceil(amount / 3) : how % 4 === 1 ? amount + 100 : amount,
    }),
  ),
  record: deed(
    1,
    (state) => (state.due > 0 ? theOrder()(state) : []),
    (lives, { order, due }, _order, { how }) => record(lives, order, how % 2 ? due : 12_345),
  ),
  recordTooMuch: deed(
    0.3,
    (state) => (state.due > 0 || state.payments.length > 2 ? [] : theOrder()(state)),
    (lives, { order }) => record(lives, order, 12_345),
  ),
  gatewayTells: deed(
    2,
    ({ payments }) => payments.filter(({ provider }) => provider === 'sandbox'),
    (lives, _state, { id, amount }, { how, pieces }) =>
      lives.ask('POST', `/payments/${id}/operations/simulate`, {
        event: told[how % told.length],
        times: pieces,
        outOfOrder: pieces === 3,
        ...(pieces === 4 ? { amount: Math.ceil(amount / 2) } : {}),
      }),
  ),
  authorise: deed(
    3,
    (state) => paymentIn('created', 'pending')(state).filter(({ provider }) => provider === 'sandbox'),
    (lives, _state, { id }) =>
      lives.ask('POST', `/payments/${id}/operations/simulate`, { event: 'authorised' }),
  ),
  capture: deed(10, paymentIn('authorised'), (lives, _state, { id }) =>
    lives.ask('POST', `/payments/${id}/operations/capture`, {}),
  ),
  captureInPart: deed(2, paymentIn('authorised'), (lives, _state, { id, amount }, { pieces }) =>
    lives.ask('POST', `/payments/${id}/operations/capture`, { amount: Math.ceil(amount / (pieces + 1)) }),
  ),
  refetch: deed(
    0.5,
    ({ payments }) => payments.filter(({ provider }) => provider === 'sandbox'),
    (lives, { payments }) =>
      lives.ask('POST', '/payments/operations/refetch', { payments: payments.map(({ id }) => id) }),
  ),
  void: deed(1, paymentIn('created', 'pending', 'authorised', 'failed'), (lives, _state, { id }) =>
    lives.ask('POST', `/payments/${id}/operations/void`, {}),
  ),
  resolve: deed(
    1,
    ({ payments }) => payments.filter(({ isMismatch }) => isMismatch),
    (lives, _state, { id }) => lives.ask('POST', `/payments/${id}/operations/resolve`, { note: 'Looked at' }),
  ),
  remit: deed(
    2,
    ({ parcels, payments }) =>
      payments.some(({ status }) => status === 'collected' || status === 'toCollect')
        ? parcels.filter(({ awb }) => awb !== null)
        : [],
    (lives, _state, { awb, codAmount }) => lives.remit(`${awb},${codAmount / 100}`),
  ),
  adjustWallet: deed(
    0.4,
    ({ customer }) => (customer ? [{ id: customer }] : []),
    (lives, _state, { id }, { how, pieces }) =>
      lives.ask('POST', `/customers/${id}/operations/adjustWallet`, {
        amount: (how % 2 ? -1 : 1) * pieces * 777,
        reason: 'By hand',
      }),
  ),
}
