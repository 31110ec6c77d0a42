import fc from 'fast-check'
import type { Outcome, State, shopOfLives } from './shopOfLives.ts'

type Lives = ReturnType<typeof shopOfLives>

/** Something that happens to an order: numbers that choose among what can happen to it then, and among what it happens to. */
export interface Chance {
  readonly deed: number
  readonly which: number
  readonly pieces: number
}

/** Any chance. */
export const anyChance: fc.Arbitrary<Chance> = fc.record({
  deed: fc.nat({ max: 999 }),
  which: fc.nat({ max: 11 }),
  pieces: fc.integer({ min: 1, max: 4 }),
})

type Row = { readonly id: string }

/** What it can happen to, how often in comparison with the others, and how it is done. */
interface Deed<T extends Row> {
  readonly targets: (state: State) => readonly T[]
  readonly weight: number
  readonly run: (lives: Lives, state: State, target: T, chance: Chance) => Promise<Outcome>
}

const deed = <T extends Row>(
  weight: number,
  targets: Deed<T>['targets'],
  run: Deed<T>['run'],
): Deed<Row> => ({ weight, targets, run: run as unknown as Deed<Row>['run'] })

/** The way of a parcel that arrives. */
const onward: Readonly<Record<string, string>> = {
  pending: 'pack',
  packed: 'label',
  labelReady: 'handOver',
  handedOver: 'depart',
  inTransit: 'bringOut',
  attemptFailed: 'bringOut',
  outForDelivery: 'deliver',
  rtoInitiated: 'departBack',
  rtoInTransit: 'receiveBack',
}

type Parcel = State['parcels'][number]
type Returned = State['returns'][number]

let awbs = 0

async function step(
  lives: Lives,
  { id, version }: Pick<Parcel, 'id' | 'version'>,
  name: string,
): Promise<Outcome> {
  if (name === 'pack') return lives.ask('POST', `/shipments/${id}/operations/pack`, {})
  const values = {
    label: { courier: 'Delhivery', awb: `LIFE${++awbs}` },
    sendBack: { failedReason: lives.reasons.deliveryFailed },
    fail: { failedReason: lives.reasons.deliveryFailed, nextAction: 'retry' },
  }[name]
  return lives.ask('POST', `/shipments/${id}/transitions/${name}`, { version, ...values })
}

/** Takes a parcel some steps further, to its door or back home. */
async function travel(lives: Lives, { order }: State, parcel: Parcel, { which }: Chance): Promise<Outcome> {
  let done: Outcome = { status: 409 }
  for (let left = which % 3 === 0 ? 3 : 7; left > 0; left--) {
    const now = (await lives.state(order)).parcels.find(({ id }) => id === parcel.id)
    const name = now && onward[now.status]
    const told = name ? await step(lives, now, name) : undefined
    if (!told || told.status >= 500) return told ?? done
    if (told.status !== 200) return done
    done = told
  }
  return done
}

const parcelIn =
  (...states: readonly string[]) =>
  ({ parcels }: State) =>
    parcels.filter(({ status }) => states.includes(status))
const underWay = parcelIn('handedOver', 'inTransit', 'outForDelivery', 'attemptFailed')
const returnIn =
  (...states: readonly string[]) =>
  ({ returns }: State) =>
    returns.filter(({ status }) => states.includes(status))

const ofReturn = (lives: Lives, { id }: Returned, name: string, input: object = {}) =>
  lives.ask('POST', `/returns/${id}/operations/${name}`, input)

async function askBack(
  lives: Lives,
  { order }: State,
  line: State['lines'][number],
  { pieces }: Chance,
  out: object,
): Promise<Outcome> {
  const isExchange = 'exchangeVariant' in out
  const made = await lives.ask('POST', '/returns/operations/request', {
    order,
    type: isExchange ? 'exchange' : 'return',
    overrideReason: lives.reasons.override,
    lines: [
      { line: line.id, quantity: Math.min(pieces, line.delivered), reason: lives.reasons.return, ...out },
    ],
  })
  if (made.status !== 200) return made
  const { id } = made.body
  const { version } = (await lives.ask('GET', `/returns/${id}`)).body
  return lives.ask('POST', `/returns/${id}/transitions/approve`, { version })
}

const openLines = ({ lines }: State) => lines.filter(({ open }) => open > 0)
const deliveredLines = ({ lines }: State) => lines.filter(({ delivered }) => delivered > 0)

/** What staff, couriers, banks and customers do with an order that is placed. */
const deeds: Readonly<Record<string, Deed<Row>>> = {
  pack: deed(6, openLines, async (lives, { order }, line, { pieces }) => {
    const lines = [{ line: line.id, quantity: Math.min(pieces, line.open) }]
    const made = await lives.ask('POST', '/shipments/operations/createFor', { orders: [order], lines })
    const parcel = made.body.created?.[0]
    return parcel ? step(lives, parcel, 'pack') : made
  }),
  packAll: deed(1, openLines, (lives, { order }) =>
    lives.ask('POST', '/shipments/operations/createFor', { orders: [order] }),
  ),
  split: deed(1, parcelIn('pending'), (lives, _state, { id, lines }) =>
    lives.ask('POST', `/shipments/${id}/operations/split`, {
      lines: lines.slice(0, 1).map(({ id }) => ({ id, quantity: 1 })),
    }),
  ),
  travel: deed(8, ({ parcels }) => parcels.filter(({ status }) => status in onward), travel),
  fail: deed(1, underWay, (lives, _state, parcel) => step(lives, parcel, 'fail')),
  sendBack: deed(4, underWay, async (lives, state, parcel) => {
    const told = await step(lives, parcel, 'sendBack')
    return told.status === 200 ? travel(lives, state, parcel, { deed: 0, which: 1, pieces: 1 }) : told
  }),
  lose: deed(1, underWay, (lives, _state, parcel) => step(lives, parcel, 'lose')),
  unpack: deed(1, parcelIn('pending', 'packed', 'labelReady'), (lives, _state, parcel) =>
    step(lives, parcel, 'cancel'),
  ),
  askBack: deed(5, deliveredLines, (lives, state, line, chance) => askBack(lives, state, line, chance, {})),
  exchange: deed(2, deliveredLines, (lives, state, line, chance) =>
    askBack(lives, state, line, chance, { exchangeVariant: lives.variant(chance.which % 4) }),
  ),
  receive: deed(8, returnIn('approved'), (lives, _state, record, { pieces, which }) =>
    ofReturn(lives, record, 'receive', {
      lines: record.lines.map(({ id, quantity }) => ({
        id,
        received: which % 4 === 0 ? Math.min(quantity, pieces) : quantity,
      })),
    }),
  ),
  inspect: deed(10, returnIn('received'), (lives, _state, record, { pieces, which }) =>
    ofReturn(lives, record, 'inspect', {
      lines: record.lines
        .filter(({ received }) => received > 0)
        .map(({ id, received }) => {
          const accepted = which % 4 === 0 ? Math.min(received, pieces - 1) : received
          return {
            id,
            accepted,
            qcResult: 'pass',
            restockTo: accepted > 0 ? 'sellable' : 'none',
            note: 'Seen',
          }
        }),
    }),
  ),
  giveBack: deed(8, returnIn('inspected'), (lives, _state, record, { which }) =>
    ofReturn(lives, record, 'refund', {
      destination: which % 2 ? 'bankOrUpi' : 'original',
      deductions: which % 4 === 0 ? [{ type: 'other', amount: 1_001 }] : [],
    }),
  ),
  giveBackEarly: deed(1, returnIn('approved', 'received'), (lives, _state, record) =>
    ofReturn(lives, record, 'refund', {
      destination: 'bankOrUpi',
      override: { reason: lives.reasons.override, note: 'Good customer' },
    }),
  ),
  shipExchange: deed(
    4,
    (state) => returnIn('inspected')(state).filter(({ type }) => type === 'exchange'),
    (lives, _state, record) => ofReturn(lives, record, 'shipExchange'),
  ),
  goodwill: deed(
    1,
    ({ lines, isPaid }) => (isPaid ? lines : []),
    (lives, { order }, line, { pieces, which }) =>
      lives.ask('POST', '/payments/operations/refund', {
        order,
        source: 'goodwill',
        destination: 'bankOrUpi',
        note: 'Sorry',
        extra: which % 4 === 2 ? 777 : 0,
        lines: [
          {
            line: line.id,
            quantity: which % 2 ? Math.min(pieces, line.quantity) : 0,
            amount: Math.floor(
              (line.total * Math.min(pieces, line.quantity)) / (line.quantity * ((which % 3) + 1)),
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
  settle: deed(
    8,
    ({ refunds }) => refunds,
    (lives, _state, { id }) => lives.refund(id, 'settle'),
  ),
  failRefund: deed(
    1,
    ({ refunds }) => refunds,
    (lives, _state, { id }) => lives.refund(id, 'fail'),
  ),
  cancelRefund: deed(
    1,
    ({ refunds }) => refunds,
    (lives, _state, { id }) => lives.refund(id, 'cancel'),
  ),
  cancel: deed(2, openLines, (lives, { order }, line, { pieces, which }) =>
    lives.ask('POST', `/orders/${order}/operations/cancel`, {
      reason: lives.reasons.cancel,
      restock: true,
      restoreCoupon: false,
      notify: false,
      refund: which % 4 === 1 ? 'none' : 'original',
      lines: [{ line: line.id, quantity: Math.min(pieces, line.open) }],
    }),
  ),
  askOff: deed(
    1,
    ({ order }) => [{ id: order }],
    async (lives, { order }) => {
      const made = await lives.ask('POST', '/cancellation-requests/operations/request', {
        order,
        reason: lives.reasons.cancel,
        destination: 'original',
      })
      if (made.status !== 200) return made
      return lives.ask('POST', `/cancellation-requests/${made.body.id}/operations/decide`, {
        decision: 'approve',
      })
    },
  ),
}

/** Lets happen what a chance says, of what can happen to an order now; answers what it was and what came of it. */
export async function happen(
  lives: Lives,
  order: string,
  chance: Chance,
): Promise<Outcome & { readonly what: string }> {
  const state = await lives.state(order)
  const possible = Object.entries(deeds).flatMap(([what, { weight, targets }]) =>
    targets(state).length > 0 ? Array.from({ length: weight }, () => what) : [],
  )
  const what = possible[chance.deed % Math.max(1, possible.length)]
  const chosen = what ? deeds[what] : undefined
  if (!what || !chosen) return { what: 'nothing', status: 409 }
  const targets = chosen.targets(state)
  const target = targets[chance.which % targets.length] as Row
  return { what, ...(await chosen.run(lives, state, target, chance)) }
}
