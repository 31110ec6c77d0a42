import { type Chance, type Deed, deed, type Lives, openLines, type Row } from './deed.ts'
import { loseDispute } from './disputeDeeds.ts'
import { sendAll, sendBack } from './parcelDeeds.ts'
import { acceptAll, bringBack, deliveredLines, swap } from './returnDeeds.ts'
import type { Outcome, State } from './shopOfLives.ts'

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

const isAtGateway = ({ payments }: State) => payments.some(({ provider }) => provider === 'sandbox')

/** Money is promised for goods, something happens to them, and the money does not go after all, or by the bank. */
const unpromised = (weight: number, { targets, run }: Meanwhile, end: typeof callOff = callOff): Deed<Row> =>
  deed(
    weight,
    (state) => (state.isPaid && (end === callOff || isAtGateway(state)) ? targets(state) : []),
    async (lives, state, line, chance) => {
      const promised = await lives.ask('POST', '/payments/operations/refund', {
        order: state.order,
        source: 'goodwill',
        destination: 'bankOrUpi',
        note: 'Came late',
        lines: [{ line: line.id, quantity: 0, amount: Math.ceil(line.total / (2 + (chance.how % 4))) }],
      })
      if (promised.status !== 200) return promised
      const done = await run(lives, await lives.state(state.order), line, chance)
      return done.status === 200 ? end(lives, state, promised.body.refunds) : done
    },
  )

/** Goodwill that is called off in each order of events, or made as the bank takes the money back. */
export const goodwillDeeds: Readonly<Record<string, Deed<Row>>> = {
  callOffReturned: unpromised(2, returned),
  callOffExchanged: unpromised(1, exchanged),
  callOffSent: unpromised(1, sent),
  callOffCalledOff: unpromised(1, calledOff),
  callOffUndelivered: unpromised(3, undelivered),
  loseReturned: unpromised(2, returned, takeBack),
  loseExchanged: unpromised(1, exchanged, takeBack),
  loseSent: unpromised(1, sent, takeBack),
  loseUndelivered: unpromised(4, undelivered, takeBack),
}
