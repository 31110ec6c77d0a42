import { type Chance, type Deed, deed, type Lives, openLines, type Row } from './deed.ts'
import { approve, deliveredLines, ofReturn, type Returned, returnIn } from './returnSteps.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

type Line = State['lines'][number]

/** The order itself, where more than one of its lines is such. */
const ofSeveral =
  (lines: (state: State) => readonly Line[]) =>
  (state: State): readonly Row[] =>
    lines(state).length > 1 ? [{ id: state.order }] : []

/** Pieces of each of these lines, fewer of every other one. */
const piecesOf = (lines: readonly Line[], { pieces }: Pick<Chance, 'pieces'>, most: (line: Line) => number) =>
  lines.map((line, index) => ({
    line: line.id,
    quantity: Math.min(Math.max(1, pieces - (index % 2)), most(line)),
  }))

/** Goods of several lines are asked back at once, to be paid, exchanged for others or sent again. */
async function askSeveralBack(
  lives: Lives,
  state: State,
  chance: Chance,
  type: 'return' | 'exchange' | 'replacement',
): Promise<Outcome> {
  const asked = piecesOf(deliveredLines(state), chance, ({ returnable }) => returnable)
  const made = await lives.ask('POST', '/returns/operations/request', {
    order: state.order,
    type,
    pickupMode: chance.how % 2 ? 'selfShip' : 'pickup',
    overrideReason: lives.reasons.override,
    lines: asked.map((line, index) => ({
      ...line,
      reason: lives.reasons.return,
      exchangeVariant: type === 'exchange' ? lives.variant((chance.how + index) % 4) : null,
    })),
  })
  return made.status === 200 ? approve(lives, made.body) : made
}

const askBackAs = (type: 'return' | 'exchange' | 'replacement') =>
  deed(2, ofSeveral(deliveredLines), (lives, state, _order, chance) =>
    askSeveralBack(lives, state, chance, type),
  )

/** Returns of several lines, in one of these states. */
const severalIn =
  (...states: readonly string[]) =>
  (state: State): readonly Returned[] =>
    returnIn(...states)(state).filter(({ lines }) => lines.length > 1)

/** What happens to several lines of an order at once, where each of them may fare otherwise. */
export const severalDeeds: Readonly<Record<string, Deed<Row>>> = {
  askSeveralBack: askBackAs('return'),
  exchangeSeveral: askBackAs('exchange'),
  replaceSeveral: askBackAs('replacement'),
  receiveFirst: deed(
    8,
    severalIn('approved', 'pickupScheduled', 'pickedUp'),
    (lives, _state, record, { how }) =>
      ofReturn(lives, record, 'receive', {
        lines: record.lines.map(({ id, quantity }, index) => ({
          id,
          received: index === how % record.lines.length ? quantity : 0,
        })),
      }),
  ),
  receiveMore: deed(
    5,
    (state) =>
      returnIn('received')(state).filter(({ lines }) =>
        lines.some(({ quantity, received }) => received < quantity),
      ),
    (lives, _state, record) =>
      ofReturn(lives, record, 'receive', {
        lines: record.lines.map(({ id, quantity }) => ({ id, received: quantity })),
      }),
  ),
  inspectSeveral: deed(10, severalIn('received'), (lives, _state, record, { how, pieces }) =>
    ofReturn(lives, record, 'inspect', {
      lines: record.lines
        .filter(({ received }) => received > 0)
        .map(({ id, received }, index) => {
          const accepted = index === how % 2 ? Math.min(received, pieces - 1) : received
          return {
            id,
            accepted,
            qcResult: accepted > 0 ? 'pass' : 'damaged',
            restockTo: accepted > 0 ? 'sellable' : 'none',
            note: 'Seen',
          }
        }),
    }),
  ),
  cancelSeveral: deed(2, ofSeveral(openLines), (lives, state, _order, chance) =>
    lives.ask('POST', `/orders/${state.order}/operations/cancel`, {
      reason: lives.reasons.cancel,
      refund: chance.how % 3 === 0 ? 'none' : 'original',
      lines: piecesOf(openLines(state), chance, ({ open }) => open),
    }),
  ),
  askSeveralOff: deed(1, ofSeveral(openLines), (lives, state, _order, chance) =>
    lives.ask('POST', '/cancellation-requests/operations/request', {
      order: state.order,
      reason: lives.reasons.cancel,
      requestedBy: chance.how % 2 ? 'customer' : 'staff',
      lines: piecesOf(openLines(state), chance, ({ open }) => open),
    }),
  ),
  goodwillForSeveral: deed(
    2,
    (state) => (state.isPaid ? ofSeveral(({ lines }) => lines)(state) : []),
    (lives, { order, lines, payments }, _order, { how, pieces }) =>
      lives.ask('POST', '/payments/operations/refund', {
        order,
        ...(how % 4 === 3 ? { payment: payments.find(({ refundable }) => refundable > 0)?.id } : {}),
        source: 'goodwill',
        destination: 'bankOrUpi',
        note: 'Sorry',
        shipping: how % 3 === 1 ? 1_111 : 0,
        fee: how % 3 === 2 ? 333 : 0,
        extra: how % 5 === 4 ? 777 : 0,
        lines: lines.map(({ id, total }, index) => ({
          line: id,
          quantity: 0,
          amount: Math.floor(total / (pieces + index + 1)),
        })),
      }),
  ),
}
