import { type Chance, type Deed, deed, type Lives, proven, type Row } from './deed.ts'
import {
  acceptNone,
  approve,
  askBack,
  comeBack,
  deliveredLines,
  move,
  ofReturn,
  type Returned,
  returnIn,
  returnNow,
} from './returnSteps.ts'
import type { State } from './stateOf.ts'

/** They are refunded. */
export async function bringBack(lives: Lives, state: State, line: State['lines'][number], chance: Chance) {
  const { record, ...seen } = await comeBack(lives, state, line, chance, 'return')
  return record && seen.status === 200 ? giveBack(lives, state, record, chance) : seen
}

/** The returns that are seen, for which money was asked back already, or not yet. */
const inspected = (isAsked: boolean) => (state: State) =>
  returnIn('inspected')(state).filter((each) => each.isAsked === isAsked)

const giveBack = (lives: Lives, { customer }: State, record: Returned, { how }: Chance) =>
  ofReturn(lives, record, 'refund', {
    destination: lives.destination(how, customer),
    deductions: how % 4 === 0 ? [{ type: 'other', amount: 1_001 }] : [],
  })

/** Where accepted goods go, mostly for sale. */
const shelves = ['sellable', 'sellable', 'sellable', 'damaged', 'quarantine', 'none'] as const

/** What is done with returns of any kind. */
export const returnDeeds: Readonly<Record<string, Deed<Row>>> = {
  askBack: deed(5, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'return'),
  ),
  bringBack: deed(3, deliveredLines, bringBack),
  bringWorn: deed(1, deliveredLines, (lives, state, line, chance) =>
    comeBack(lives, state, line, chance, chance.how % 2 ? 'exchange' : 'return', acceptNone),
  ),
  approve: deed(3, returnIn('requested'), (lives, _state, record) => approve(lives, record)),
  reject: deed(3, returnIn('requested'), (lives, _state, record) =>
    ofReturn(lives, record, 'reject', { reason: lives.reasons.reject }),
  ),
  schedulePickup: deed(3, returnIn('approved'), async (lives, { order }, record) => {
    const plan = { on: '2099-12-31', courier: 'Bring Back' }
    const done = await ofReturn(lives, record, 'schedulePickup', plan)
    const now = await returnNow(lives, order, record)
    const isPlanned = now?.status === 'pickupScheduled' && now.pickupAttempts === 0
    return proven(done, isPlanned, 'Nobody is to fetch it')
  }),
  pickupFailed: deed(6, returnIn('pickupScheduled'), async (lives, { order }, record) => {
    const done = await ofReturn(lives, record, 'pickupFailed')
    const now = await returnNow(lives, order, record)
    const attempts = record.pickupAttempts + 1
    const status = attempts < 3 ? 'pickupScheduled' : 'approved'
    const isCounted = now?.status === status && now.pickupAttempts === attempts
    return proven(done, isCounted, `It is ${now?.status} after ${attempts} attempts`)
  }),
  pickUp: deed(1, returnIn('approved', 'pickupScheduled'), (lives, _state, record) =>
    move(lives, record, 'pickUp'),
  ),
  cancelReturn: deed(3, returnIn('requested', 'approved', 'pickupScheduled'), (lives, _state, record) =>
    move(lives, record, 'cancel'),
  ),
  returnToCustomer: deed(
    20,
    (state) => returnIn('inspected')(state).filter(({ accepted }) => accepted === 0),
    (lives, _state, record) => move(lives, record, 'sendBack', { sentBackAwb: 'BACK1' }),
  ),
  closeReturn: deed(20, returnIn('sentBack'), (lives, _state, record) => move(lives, record, 'close')),
  receive: deed(
    8,
    returnIn('approved', 'pickupScheduled', 'pickedUp'),
    (lives, _state, record, { pieces, how }) =>
      ofReturn(lives, record, 'receive', {
        lines: record.lines.map(({ id, quantity }) => ({
          id,
          received: how % 4 === 0 ? Math.min(quantity, pieces) : quantity,
        })),
      }),
  ),
  inspect: deed(10, returnIn('received'), (lives, _state, record, { pieces, how }) =>
    ofReturn(lives, record, 'inspect', {
      lines: record.lines
        .filter(({ received }) => received > 0)
        .map(({ id, received }) => {
          const accepted = how % 4 === 0 ? Math.min(received, pieces - 1) : received
          return {
            id,
            accepted,
            qcResult: accepted > 0 ? 'pass' : 'damaged',
            restockTo: accepted > 0 ? (shelves[how % shelves.length] ?? 'sellable') : 'none',
            note: 'Seen',
          }
        }),
    }),
  ),
  giveBack: deed(8, inspected(false), giveBack),
  giveBackAgain: deed(1, inspected(true), giveBack),
  giveBackEarly: deed(1, returnIn('approved', 'received'), (lives, _state, record, { how }) =>
    ofReturn(lives, record, 'refund', {
      destination: 'bankOrUpi',
      override: { reason: lives.reasons.override, note: 'Good customer', withoutReturn: how % 4 === 0 },
    }),
  ),
}
