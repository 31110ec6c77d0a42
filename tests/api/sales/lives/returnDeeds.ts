import { type Chance, type Deed, deed, type Lives, type Row } from './deed.ts'
import { sendAll } from './parcelDeeds.ts'
import type { Outcome, State } from './shopOfLives.ts'

type Returned = State['returns'][number]

/** The returns that are in one of these states. */
export const returnIn =
  (...states: readonly string[]) =>
  ({ returns }: State) =>
    returns.filter(({ status }) => states.includes(status))

const move = (lives: Lives, { id, version }: Returned, name: string, values: object = {}) =>
  lives.ask('POST', `/returns/${id}/transitions/${name}`, Object.assign({ version }, values))

/** The same where something went out in exchange. */
const exchangedIn =
  (...states: readonly string[]) =>
  (state: State) =>
    returnIn(...states)(state).filter(({ isSent }) => isSent)

/** Does something with a return that is more than a step. */
export const ofReturn = (lives: Lives, { id }: Returned, name: string, input: object = {}) =>
  lives.ask('POST', `/returns/${id}/operations/${name}`, input)

/** Asks for pieces back, in one of the ways that there are; mostly it is approved at once. */
async function askBack(
  lives: Lives,
  { order }: State,
  line: State['lines'][number],
  { pieces, how }: Chance,
  type: 'return' | 'exchange' | 'replacement',
): Promise<Outcome> {
  const made = await lives.ask('POST', '/returns/operations/request', {
    order,
    type,
    pickupMode: how % 4 === 3 ? 'selfShip' : 'pickup',
    overrideReason: lives.reasons.override,
    lines: [
      {
        line: line.id,
        quantity: Math.min(pieces, line.returnable),
        reason: lives.reasons.return,
        exchangeVariant: type === 'exchange' ? lives.variant(how % 4) : null,
      },
    ],
  })
  return made.status === 200 && how % 6 !== 5 ? approve(lives, made.body) : made
}

async function approve(lives: Lives, { id }: Row): Promise<Outcome> {
  const { version } = (await lives.ask('GET', `/returns/${id}`)).body
  return lives.ask('POST', `/returns/${id}/transitions/approve`, { version })
}

/** Lines of which pieces are with the customer and in no return. */
export const deliveredLines = ({ lines }: State) => lines.filter(({ returnable }) => returnable > 0)

/** Delivered goods are asked back, arrive, and are all accepted: what a life would seldom come to step by step. */
async function comeBack(
  lives: Lives,
  state: State,
  line: State['lines'][number],
  chance: Chance,
  type: 'return' | 'exchange',
): Promise<Outcome & { readonly record?: Returned }> {
  const made = await askBack(lives, state, line, { ...chance, how: chance.how % 4 }, type)
  const record = (await lives.state(state.order)).returns.at(-1)
  if (made.status !== 200 || !record) return made
  await ofReturn(lives, record, 'receive', {
    lines: record.lines.map(({ id, quantity }) => ({ id, received: quantity })),
  })
  return { ...(await acceptAll(lives, record)), record }
}

/** All that was asked back is here and as it was. */
export const acceptAll = (lives: Lives, record: Returned): Promise<Outcome> =>
  ofReturn(lives, record, 'inspect', {
    lines: record.lines.map(({ id, quantity }) => ({
      id,
      accepted: quantity,
      qcResult: 'pass',
      restockTo: 'sellable',
    })),
  })

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
  const now = (await lives.state(state.order)).returns.find(({ id }) => id === record.id)
  if (now && chance.how % 4 !== 3) await move(lives, now, 'billRest')
  return seen
}

/** They are refunded. */
export async function bringBack(lives: Lives, state: State, line: State['lines'][number], chance: Chance) {
  const { record, ...seen } = await comeBack(lives, state, line, chance, 'return')
  return record && seen.status === 200 ? giveBack(lives, state, record, chance) : seen
}

const giveBack = (lives: Lives, { customer }: State, record: Returned, { how }: Chance) =>
  ofReturn(lives, record, 'refund', {
    destination: lives.destination(how, customer),
    deductions: how % 4 === 0 ? [{ type: 'other', amount: 1_001 }] : [],
  })

/** Where accepted goods go, mostly for sale. */
const shelves = ['sellable', 'sellable', 'sellable', 'damaged', 'quarantine', 'none'] as const

/** What is done with returns, exchanges and replacements. */
export const returnDeeds: Readonly<Record<string, Deed<Row>>> = {
  askBack: deed(5, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'return'),
  ),
  exchange: deed(2, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'exchange'),
  ),
  swap: deed(4, deliveredLines, swap),
  swapFirst: deed(2, deliveredLines, swapFirst),
  swapInPart: deed(2, deliveredLines, swapInPart),
  bringBack: deed(3, deliveredLines, bringBack),
  replace: deed(1, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, 'replacement'),
  ),
  approve: deed(3, returnIn('requested'), (lives, _state, record) => approve(lives, record)),
  reject: deed(3, returnIn('requested'), (lives, _state, record) =>
    ofReturn(lives, record, 'reject', { reason: lives.reasons.reject }),
  ),
  schedulePickup: deed(3, returnIn('approved'), (lives, _state, record) =>
    ofReturn(lives, record, 'schedulePickup', { on: '2099-12-31', courier: 'Delhivery' }),
  ),
  pickupFailed: deed(6, returnIn('pickupScheduled'), (lives, _state, record) =>
    ofReturn(lives, record, 'pickupFailed'),
  ),
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
  billExchange: deed(
    10,
    exchangedIn('approved', 'pickupScheduled', 'pickedUp', 'sentBack'),
    (lives, _state, record) => move(lives, record, 'bill'),
  ),
  billRest: deed(20, exchangedIn('inspected'), (lives, _state, record) => move(lives, record, 'billRest')),
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
  giveBack: deed(8, returnIn('inspected'), giveBack),
  giveBackEarly: deed(1, returnIn('approved', 'received'), (lives, _state, record, { how }) =>
    ofReturn(lives, record, 'refund', {
      destination: 'bankOrUpi',
      override: { reason: lives.reasons.override, note: 'Good customer', withoutReturn: how % 4 === 0 },
    }),
  ),
  shipExchange: deed(
    4,
    (state) => returnIn('inspected')(state).filter(({ type }) => type !== 'return'),
    (lives, _state, record) => ofReturn(lives, record, 'shipExchange'),
  ),
  shipExchangeEarly: deed(
    1,
    (state) => returnIn('approved', 'received')(state).filter(({ type }) => type !== 'return'),
    (lives, _state, record) =>
      ofReturn(lives, record, 'shipExchange', { override: { reason: lives.reasons.override } }),
  ),
}
