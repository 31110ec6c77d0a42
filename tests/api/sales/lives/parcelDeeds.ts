import { type Chance, type Deed, deed, type Lives, openLines, proven, type Row } from './deed.ts'
import type { Outcome } from './shopOfLives.ts'
import type { State } from './stateOf.ts'

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
async function travel(
  lives: Lives,
  { order }: State,
  parcel: Parcel,
  { how }: Pick<Chance, 'how'>,
): Promise<Outcome> {
  let done: Outcome = { status: 409 }
  for (let left = [3, 7, 1][how % 3] ?? 0; left > 0; left--) {
    const now = (await lives.state(order)).parcels.find(({ id }) => id === parcel.id)
    const name = now && onward[now.status]
    const told = name ? await step(lives, now, name) : undefined
    if (!told || told.status >= 500) return told ?? done
    if (told.status !== 200) return done
    done = told
  }
  return done
}

/** All that is not packed yet is, and arrives, or is on its way (`how` as for `travel`). */
export async function sendAll(
  lives: Lives,
  { order, status, version }: State,
  far: Pick<Chance, 'how'> = { how: 1 },
): Promise<Outcome> {
  if (status === 'placed') await lives.ask('POST', `/orders/${order}/transitions/confirm`, { version })
  const made = await lives.ask('POST', '/shipments/operations/createFor', { orders: [order] })
  const sent = await lives.state(order)
  for (const parcel of sent.parcels.filter(({ status }) => status === 'pending'))
    await travel(lives, sent, parcel, far)
  return made
}

const parcelIn =
  (...states: readonly string[]) =>
  ({ parcels }: State) =>
    parcels.filter(({ status }) => states.includes(status))
/** The parcels that are on their way home. */
export const comingBack = parcelIn('rtoInitiated', 'rtoInTransit')
/** Those that a courier has on the way to their door. */
export const underWay = parcelIn('handedOver', 'inTransit', 'outForDelivery', 'attemptFailed')

/** Nobody took a parcel: it comes home, or is still on its way there. */
export async function sendBack(
  lives: Lives,
  state: State,
  parcel: Parcel,
  { how }: Pick<Chance, 'how'> = { how: 1 },
): Promise<Outcome> {
  const told = await step(lives, parcel, 'sendBack')
  return told.status === 200 && how % 3 > 0 ? travel(lives, state, parcel, { how: 1 }) : told
}

/** What waits to be packed, in a parcel or in none yet. */
const toPack = (state: State): readonly Row[] => [...parcelIn('pending')(state), ...openLines(state)]

/** The step that a scan does with a parcel. */
const scans: Readonly<Record<string, string>> = {
  pending: 'pack',
  labelReady: 'handOver',
  outForDelivery: 'deliver',
  rtoInTransit: 'receiveBack',
}

/** What is done with parcels, by those who pack and by couriers. */
export const parcelDeeds: Readonly<Record<string, Deed<Row>>> = {
  pack: deed(8, openLines, async (lives, { order }, line, { pieces }) => {
    const lines = [{ line: line.id, quantity: Math.min(pieces, line.open) }]
    const made = await lives.ask('POST', '/shipments/operations/createFor', { orders: [order], lines })
    const parcel = made.body.created?.[0]
    return parcel ? step(lives, parcel, 'pack') : made
  }),
  sendAll: deed(3, openLines, (lives, state) => sendAll(lives, state)),
  packAll: deed(3, openLines, (lives, { order }) =>
    lives.ask('POST', '/shipments/operations/createFor', { orders: [order] }),
  ),
  split: deed(6, parcelIn('pending'), (lives, _state, { id, lines }) =>
    lives.ask('POST', `/shipments/${id}/operations/split`, {
      lines: lines.slice(0, 1).map(({ id }) => ({ id, quantity: 1 })),
    }),
  ),
  travel: deed(12, ({ parcels }) => parcels.filter(({ status }) => status in onward), travel),
  fail: deed(3, underWay, (lives, _state, parcel) => step(lives, parcel, 'fail')),
  sendBack: deed(4, underWay, sendBack),
  lose: deed(1, underWay, (lives, _state, parcel) => step(lives, parcel, 'lose')),
  unpack: deed(1, parcelIn('pending', 'packed', 'labelReady'), (lives, _state, parcel) =>
    step(lives, parcel, 'cancel'),
  ),
  packAnyway: deed(1, parcelIn('pending'), (lives, _state, { id }) =>
    lives.ask('POST', `/shipments/${id}/operations/pack`, { override: { reason: lives.reasons.override } }),
  ),
  handOverAll: deed(2, parcelIn('labelReady'), (lives, { parcels }) =>
    lives.ask('POST', '/shipments/operations/handOver', {
      shipments: parcels.filter(({ status }) => status === 'labelReady').map(({ id }) => id),
    }),
  ),
  handOverOrder: deed(1, parcelIn('labelReady'), (lives, { order }) =>
    lives.ask('POST', '/shipments/operations/handOver', { orders: [order] }),
  ),
  packAtStation: deed(4, toPack, async (lives, { order, parcels }) => {
    const waiting = parcels.find(({ status }) => status === 'pending')
    const code = waiting?.number ?? (await lives.ask('GET', `/orders/${order}`)).body.number
    const brought = await lives.ask('POST', '/shipments/operations/station', { code })
    if (brought.status !== 200) return brought
    const scanned = brought.body.lines.map(({ id, quantity }: Row & { quantity: number }) => ({
      line: id,
      quantity,
    }))
    return lives.ask('POST', `/shipments/${brought.body.id}/operations/pack`, { scanned })
  }),
  labelByList: deed(1, parcelIn('packed'), (lives, _state, { number }) =>
    lives.ask('POST', '/shipments/operations/importAwbs', { text: `${number},Delhivery,LIST${++awbs}` }),
  ),
  markDelivered: deed(2, underWay, (lives, _state, { id }) =>
    lives.ask('POST', '/shipments/operations/markDelivered', { shipments: [id] }),
  ),
  scan: deed(
    5,
    ({ parcels }) => parcels.filter(({ status }) => status in scans),
    (lives, _state, { number, status }) =>
      lives.ask('POST', '/shipments/operations/scan', { code: number, step: scans[status] }),
  ),
  loseComingBack: deed(10, comingBack, async (lives, { order }, parcel) => {
    const done = await step(lives, parcel, 'lose')
    const { parcels, payments } = await lives.state(order)
    const isLost = parcels.some(({ id, status }) => id === parcel.id && status === 'lost')
    const isAwaited = payments.some(
      ({ shipment, status }) => shipment === parcel.id && status === 'toCollect',
    )
    return proven(done, isLost && !isAwaited, 'Somebody is to pay at the door for what got lost')
  }),
}
