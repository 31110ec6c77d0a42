import { type Chance, type Deed, deed, type Lives, proven, type Row } from './deed.ts'
import { sendAll } from './parcelDeeds.ts'
import {
  askBack,
  comeBack,
  deliveredLines,
  move,
  ofReturn,
  type Returned,
  returnIn,
  returnNow,
} from './returnSteps.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

/** The returns that are in one of these states, where something went out in exchange. */
const exchangedIn =
  (...states: readonly string[]) =>
  (state: State) =>
    returnIn(...states)(state).filter(({ isSent }) => isSent)

/** Those for which something is still to go out. */
const toExchange =
  (...states: readonly string[]) =>
  (state: State) =>
    returnIn(...states)(state).filter(({ type, isSent }) => type !== 'return' && !isSent)

/** They are exchanged, and the new ones arrive. */
export async function swap(lives: Lives, state: State, line: State['lines'][number], chance: Chance) {
  const { record, ...seen } = await comeBack(lives, state, line, chance, 'exchange')
  if (!record || seen.status !== 200) return seen
  const sent = await ofReturn(lives, record, 'shipExchange')
  if (sent.status === 200) await sendAll(lives, await lives.state(sent.body.order))
  return sent
}

/** They shall be exchanged, and the new ones are there before they come back. */
async function swapFirst(lives: Lives, state: State, line: State['lines'][number], chance: Chance) {
  const made = await askBack(lives, state, line, { ...chance, how: chance.how % 4 }, 'exchange')
  const record = (await lives.state(state.order)).returns.at(-1)
  if (made.status !== 200 || !record) return made
  const sent = await ofReturn(lives, record, 'shipExchange', {
    override: { reason: lives.reasons.override },
  })
  if (sent.status === 200) await sendAll(lives, await lives.state(sent.body.order))
  return sent
}

/** Some of them come back, of which not all may be accepted; the rest is billed, where nothing is to be paid back first. */
async function swapInPart(lives: Lives, state: State, line: State['lines'][number], chance: Chance) {
  const sent = await swapFirst(lives, state, line, { ...chance, pieces: chance.pieces + 1 })
  const record = (await lives.state(state.order)).returns.at(-1)
  if (sent.status !== 200 || !record) return sent
  const pieces = Math.max(1, (record.lines[0]?.quantity ?? 1) - 1 - (chance.how % 2))
  await ofReturn(lives, record, 'receive', { lines: [{ id: record.lines[0]?.id, received: pieces }] })
  const seen = await ofReturn(lives, record, 'inspect', {
    lines: [
      {
        id: record.lines[0]?.id,
        accepted: pieces - (chance.how % 3 === 1 ? 1 : 0),
        qcResult: 'pass',
        restockTo: pieces > 1 || chance.how % 3 !== 1 ? 'sellable' : 'none',
        note: 'Seen',
      },
    ],
  })
  const now = await returnNow(lives, state.order, record)
  if (!now?.toBill || chance.how % 4 === 3) return seen
  const billed = await billRest(lives, state, now)
  return billed.status === 500 ? billed : seen
}

/** What did not come back is billed: what the exchange, or what it was exchanged for in turn, cost less for it is to be paid. */
async function billRest(lives: Lives, { order }: State, record: Returned): Promise<Outcome> {
  const before = await dueOfAll(lives, order)
  const done = await move(lives, record, 'billRest')
  const now = await returnNow(lives, order, record)
  const more = (await dueOfAll(lives, order)) - before
  const isBilled = now?.status === 'completed' && now.toBill === 0 && more >= 0
  return proven(done, isBilled, `${more} more is due of ${record.toBill} that was to be billed`)
}

/** What is to be paid for an order and all that was exchanged for its goods. */
async function dueOfAll(lives: Lives, order: string): Promise<number> {
  const states = await Promise.all((await lives.exchanges(order)).map(lives.state))
  return states.reduce((sum, { due }) => sum + due, 0)
}

/** What is done with exchanges and replacements. */
export const exchangeDeeds: Readonly<Record<string, Deed<Row>>> = {
  exchange: deed(2, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'exchange'),
  ),
  swap: deed(4, deliveredLines, swap),
  swapFirst: deed(2, deliveredLines, swapFirst),
  swapInPart: deed(2, deliveredLines, swapInPart),
  replace: deed(1, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'replacement'),
  ),
  billExchange: deed(
    10,
    exchangedIn('approved', 'pickupScheduled', 'pickedUp', 'sentBack'),
    (lives, _state, record) => move(lives, record, 'bill'),
  ),
  billRest: deed(20, (state) => exchangedIn('inspected')(state).filter(({ toBill }) => toBill > 0), billRest),
  shipExchange: deed(
    4,
    (state) => toExchange('inspected')(state).filter(({ accepted }) => accepted > 0),
    (lives, _state, record, { how }) =>
      ofReturn(lives, record, 'shipExchange', {
        paymentMethod: (['cod', 'cod', 'upi', 'bankTransfer', 'manual'] as const)[how % 5],
      }),
  ),
  shipExchangeEarly: deed(1, toExchange('approved', 'received'), (lives, _state, record) =>
    ofReturn(lives, record, 'shipExchange', { override: { reason: lives.reasons.override } }),
  ),
}
