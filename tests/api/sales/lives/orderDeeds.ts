import { type Deed, deed, type Lives, openLines, proven, type Row, theOrder } from './deed.ts'
import { comingBack, underWay } from './parcelDeeds.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

const onOrder = ({ ask }: Lives, { order }: State, name: string, input: object): Promise<Outcome> =>
  ask('POST', `/orders/${order}/operations/${name}`, input)

const requestIn =
  (...states: readonly string[]) =>
  ({ requests }: State) =>
    requests.filter(({ status }) => states.includes(status))
const ofRequest = ({ ask }: Lives, { id }: Row, name: string, input: object): Promise<Outcome> =>
  ask('POST', `/cancellation-requests/${id}/operations/${name}`, input)
const isOpen = theOrder('placed', 'confirmed', 'processing')
export const isUnpacked = (state: State) =>
  isOpen(state).length > 0 &&
  state.parcels.every(({ status }) => status === 'pending' || status === 'cancelled')
/** One request after the other. */
const canBeAsked = (state: State) => (undecided(state).length > 0 ? [] : isOpen(state))
const undecided = requestIn('pending', 'expired')

/** What is done with the order itself: it is changed, held, called off. */
export const orderDeeds: Readonly<Record<string, Deed<Row>>> = {
  passTime: deed(0.4, theOrder(), (lives, _state, _order, { how }) =>
    lives.passTime(how === 5 ? 40 : how / 8),
  ),
  confirm: deed(6, theOrder('placed'), async ({ ask }, { order, version }) =>
    ask('POST', `/orders/${order}/transitions/confirm`, { version }),
  ),
  hold: deed(
    1,
    (state) => (state.isOnHold ? [] : isOpen(state)),
    (lives, state) => onOrder(lives, state, 'hold', { reason: lives.reasons.hold }),
  ),
  release: deed(
    8,
    (state) => (state.isOnHold ? theOrder()(state) : []),
    (lives, state) => onOrder(lives, state, 'release', { note: 'Go on' }),
  ),
  sendLink: deed(
    1,
    (state) => (state.due > 0 ? isOpen(state) : []),
    (lives, state) => onOrder(lives, state, 'sendPaymentLink', {}),
  ),
  editLines: deed(
    2,
    (state) => (isUnpacked(state) ? state.lines : []),
    (lives, state, line, { pieces, how }) =>
      onOrder(lives, state, 'editLines', {
        version: state.version,
        lines: [
          ...state.lines
            .filter(({ id }) => id !== line.id || how % 5 !== 4)
            .map(({ id, quantity }) => ({
              id,
              quantity: id === line.id ? pieces : quantity,
              ...(id === line.id && how % 7 === 3
                ? { unitPrice: Math.ceil(line.unitPrice * 0.9), priceReason: 'A stain' }
                : {}),
            })),
          ...(how % 3 === 2 ? [{ variant: lives.variant(how % 4), quantity: pieces }] : []),
        ],
        reason: 'As agreed',
        settle: (['none', 'refund', 'link'] as const)[how % 3],
        ...(how % 4 === 1 ? { manualDiscount: pieces * 500 } : {}),
      }),
  ),
  takeCoupon: deed(
    1,
    (state) => (isUnpacked(state) ? state.coupons : []),
    (lives, state, { id }, { how }) =>
      onOrder(lives, state, 'editLines', {
        version: state.version,
        lines: state.lines.map(({ id: line, quantity }) => ({ id: line, quantity })),
        withoutCoupons: [id],
        reason: 'Not for this order',
        settle: (['none', 'refund', 'link'] as const)[how % 3],
      }),
  ),
  editAddress: deed(
    1,
    (state) => (isUnpacked(state) ? isOpen(state) : []),
    (lives, state, _order, { how }) =>
      onOrder(lives, state, 'editAddress', {
        version: state.version,
        shippingAddress: lives.address(how % 2 === 0),
      }),
  ),
  cancel: deed(1, openLines, (lives, state, line, { pieces, how }) =>
    onOrder(lives, state, 'cancel', {
      reason: lives.reasons.cancel,
      restock: how % 5 !== 0,
      restoreCoupon: how % 2 === 0,
      notify: false,
      refund: how % 4 === 1 ? 'none' : how % 4 === 2 && state.customer ? 'storeCredit' : 'original',
      lines: [{ line: line.id, quantity: Math.min(pieces, line.open) }],
    }),
  ),
  cancelAll: deed(1, isOpen, (lives, state, _order, { how }) =>
    onOrder(lives, state, 'cancel', {
      reason: lives.reasons.cancel,
      restoreCoupon: how % 2 === 0,
      refund: how % 4 === 1 ? 'none' : 'original',
    }),
  ),
  askOff: deed(1, canBeAsked, (lives, { order, customer }, _order, { how }) =>
    lives.ask('POST', '/cancellation-requests/operations/request', {
      order,
      reason: lives.reasons.cancel,
      requestedBy: how % 4 === 0 ? 'customer' : 'staff',
      destination: how % 3 === 0 && customer ? 'storeCredit' : 'original',
    }),
  ),
  askSomeOff: deed(
    1,
    (state) => (canBeAsked(state).length > 0 ? state.lines : []),
    (lives, { order }, line, { pieces }) =>
      lives.ask('POST', '/cancellation-requests/operations/request', {
        order,
        reason: lives.reasons.cancel,
        lines: [{ line: line.id, quantity: Math.min(pieces, line.quantity) }],
      }),
  ),
  allowOff: deed(8, undecided, (lives, _state, request, { how, pieces }) =>
    ofRequest(lives, request, 'decide', {
      decision: 'approve',
      restock: how % 5 !== 0,
      restoreCoupon: how % 2 === 0,
      ...(how % 4 === 3 ? { fee: pieces * 1_000 } : {}),
    }),
  ),
  refuseOff: deed(5, undecided, (lives, _state, request) =>
    ofRequest(lives, request, 'decide', { decision: 'reject', reason: lives.reasons.reject }),
  ),
  withdrawOff: deed(2, undecided, async ({ ask }, _state, { id }) => {
    const { version } = (await ask('GET', `/cancellation-requests/${id}`)).body
    return ask('POST', `/cancellation-requests/${id}/transitions/withdraw`, { version })
  }),
  offer: deed(1, undecided, async (lives, _state, request) => {
    const made = await ofRequest(lives, request, 'offer', { kind: 'size', text: 'One size larger?' })
    return made.status === 200 ? ofRequest(lives, request, 'acceptOffer', {}) : made
  }),
  recall: deed(
    2,
    (state) => (underWay(state).length > 0 ? canBeAsked(state) : []),
    async (lives, { order }) => {
      const made = await lives.ask('POST', '/cancellation-requests/operations/request', {
        order,
        reason: lives.reasons.cancel,
      })
      return made.status === 200 ? ofRequest(lives, made.body, 'decide', { decision: 'approve' }) : made
    },
  ),
  recallFailed: deed(
    20,
    (state) => (comingBack(state).length > 0 ? [] : requestIn('approvedWithRecall')(state)),
    async (lives, { order }, request) => {
      const done = await ofRequest(lives, request, 'recallFailed', { note: 'It was lost' })
      const { requests } = await lives.state(order)
      const isOver = requests.some(({ id, status }) => id === request.id && status === 'rejected')
      return proven(done, isOver, 'The request is not over')
    },
  ),
}
