import { type Chance, type Deed, deed, type Lives, openLines, type Row } from './deed.ts'
import { loseDispute } from './disputeDeeds.ts'
import { swap } from './exchangeDeeds.ts'
import { isUnpacked } from './orderDeeds.ts'
import { sendAll, sendBack } from './parcelDeeds.ts'
import { bringBack } from './returnDeeds.ts'
import { acceptAll, deliveredLines } from './returnSteps.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

type Line = State['lines'][number]

/** What happens to a line for which money is promised. */
interface Meanwhile {
  readonly targets: (state: State) => readonly Line[]
  readonly run: (lives: Lives, state: State, line: Line, chance: Chance) => Promise<Outcome>
}

const returned: Meanwhile = { targets: deliveredLines, run: bringBack }
const exchanged: Meanwhile = { targets: deliveredLines, run: swap }
const sent: Meanwhile = { targets: openLines, run: (lives, state) => sendAll(lives, state) }
const calledOff: Meanwhile = {
  targets: openLines,
  run: ({ ask, reasons }, { order }, { id, open }, { pieces, how }) =>
    ask('POST', `/orders/${order}/operations/cancel`, {
      reason: reasons.cancel,
      refund: how % 3 === 0 ? 'none' : 'original',
      lines: [{ line: id, quantity: Math.min(pieces, open) }],
    }),
}
const undelivered: Meanwhile = {
  targets: openLines,
  async run(lives, state) {
    await sendAll(lives, state, { how: 0 })
    const { parcels } = await lives.state(state.order)
    const parcel = parcels.find(({ status }) => status === 'handedOver')
    if (!parcel) return { status: 409 }
    const home = await sendBack(lives, state, parcel)
    const record = (await lives.state(state.order)).returns.find(({ status }) => status === 'received')
    return home.status === 200 && record ? acceptAll(lives, record) : home
  },
}

/** Pieces are taken out, or get another price, after one of them was called off or before. */
const edited: Meanwhile = {
  targets: (state) => (isUnpacked(state) ? openLines(state) : []),
  async run(lives, state, line, chance) {
    if (chance.how % 2 === 0) await calledOff.run(lives, state, line, { ...chance, pieces: 1 })
    const { version } = await lives.state(state.order)
    const isDearer = chance.how % 3 === 2
    return lives.ask('POST', `/orders/${state.order}/operations/editLines`, {
      version,
      lines: state.lines.flatMap(({ id, quantity, unitPrice }) => {
        if (id !== line.id) return [{ id, quantity }]
        const price = { unitPrice: Math.ceil(unitPrice * (isDearer ? 1.1 : 0.9)), priceReason: 'As agreed' }
        if (chance.how % 4 === 3 && state.lines.length > 1) return []
        return [
          { id, quantity: Math.max(1, quantity - (chance.pieces % 3)), ...(chance.how % 4 < 2 ? price : {}) },
        ]
      }),
      reason: 'As agreed',
      settle: (['refund', 'refund', 'none'] as const)[chance.pieces % 3],
    })
  },
}

/** Staff call off what they promised. */
async function callOff({ ask }: Lives, _state: State, promised: readonly Row[]): Promise<Outcome> {
  let done: Outcome = { status: 409 }
  for (const { id } of promised)
    done = await ask('POST', `/refunds/${id}/operations/cancel`, { note: 'Not after all' })
  return done
}

/** Somebody disputes what was paid and still waits for what is promised, and the bank takes it back. */
async function takeBack(lives: Lives, { order }: State): Promise<Outcome> {
  const { payments } = await lives.state(order)
  const disputed = payments.find(({ provider }) => provider === 'sandbox')
  return disputed ? loseDispute(lives, disputed) : { status: 409 }
}

/** What was promised goes. */
async function keep(lives: Lives, _state: State, promised: readonly Row[]): Promise<Outcome> {
  let done: Outcome = { status: 409 }
  for (const { id } of promised) done = await lives.payOut(id)
  return done
}

const isAtGateway = ({ payments }: State) => payments.some(({ provider }) => provider === 'sandbox')

/** Staff promise money for something or for nothing. */
const promise = ({ ask }: Lives, { order }: State, asked: object) =>
  ask(
    'POST',
    '/payments/operations/refund',
    Object.assign({ order, source: 'goodwill', destination: 'bankOrUpi', note: 'Came late' }, asked),
  )

/** All or half of what was paid goes back for nothing that was sold, whatever becomes of the goods. */
async function giveAll(lives: Lives, state: State, { how }: Chance): Promise<Outcome> {
  const all = state.payments.reduce((sum, { refundable }) => sum + refundable, 0)
  const made = await promise(lives, state, { extra: Math.ceil(all / (1 + (how % 2))) })
  if (made.status !== 200) return made
  let done: Outcome = made
  for (const { id } of made.body.refunds) done = await lives.payOut(id)
  return done
}

/** Money is promised for goods, something happens to them, and the money does not go after all, or by the bank. */
const unpromised = (weight: number, { targets, run }: Meanwhile, end: typeof callOff = callOff): Deed<Row> =>
  deed(
    weight,
    (state) => (state.isPaid && (end !== takeBack || isAtGateway(state)) ? targets(state) : []),
    async (lives, state, line, chance) => {
      const amount = Math.ceil(line.total / (2 + (chance.how % 4)))
      const promised = await promise(
        lives,
        state,
        chance.pieces === 4 ? { extra: amount } : { lines: [{ line: line.id, quantity: 0, amount }] },
      )
      if (promised.status !== 200) return promised
      const done = await run(lives, await lives.state(state.order), line, chance)
      return done.status === 200 ? end(lives, state, promised.body.refunds) : done
    },
  )

/** An order of which goods are sent and money is left. */
const keepsGoods = ({ order, parcels, payments }: State) =>
  parcels.length > 0 && payments.some(({ refundable }) => refundable > 0) ? [{ id: order }] : []

/** Goodwill for all of an order, and such that is called off in each order of events, or made as the bank takes the money back. */
export const goodwillDeeds: Readonly<Record<string, Deed<Row>>> = {
  giveAll: deed(1, keepsGoods, (lives, state, _order, chance) => giveAll(lives, state, chance)),
  callOffReturned: unpromised(2, returned),
  callOffExchanged: unpromised(1, exchanged),
  callOffSent: unpromised(1, sent),
  callOffCalledOff: unpromised(1, calledOff),
  callOffEdited: unpromised(2, edited),
  keepEdited: unpromised(2, edited, keep),
  callOffUndelivered: unpromised(3, undelivered),
  loseReturned: unpromised(2, returned, takeBack),
  loseExchanged: unpromised(1, exchanged, takeBack),
  loseSent: unpromised(1, sent, takeBack),
  loseUndelivered: unpromised(4, undelivered, takeBack),
}
