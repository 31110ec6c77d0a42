import { defined } from '../../../../../src/core/defined.ts'
import type { AnyRecord } from '../../../../../src/core/index.ts'
import type { StoredFile } from '../../../../../src/fields/file/file.ts'
import type { HistoryEntry } from '../../../../../src/providers/shopCalls.ts'
import type { Order } from '../orderFacts.ts'

/** What a line of the timeline is about, for its filter and its mark. */
export type Group = 'comment' | 'order' | 'parcel' | 'money' | 'return'

/** One thing that happened. `text` names its words (`own.event.<text>`), `values` go into them. */
export interface TimelineEntry {
  readonly id: string
  readonly at: string
  readonly group: Group
  /** Who did it; null for the shop's own clockwork. */
  readonly who: string | null
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** Free words: a comment, a reason, the note of a courier. */
  readonly note?: string
  /** What was attached to a comment. */
  readonly file?: StoredFile
  /** Area and record that tell more of it. */
  readonly about?: { readonly area: string; readonly id: string }
}

/** What the timeline is made of: the order, its history, and its records in other areas, as far as the viewer may see them. */
export interface TimelineSources {
  readonly order: Pick<Order, 'id' | 'comments' | 'changes'>
  readonly history: readonly HistoryEntry[]
  readonly parcels: readonly AnyRecord[]
  readonly payments: readonly AnyRecord[]
  readonly refunds: readonly AnyRecord[]
  readonly invoices: readonly AnyRecord[]
  readonly returns: readonly AnyRecord[]
  readonly requests: readonly AnyRecord[]
}

/** Changes that a person makes by hand and that are worth a line; the others follow from something that has a line already. */
const told: Readonly<Record<string, string>> = {
  shippingAddress: 'address',
  billingAddress: 'address',
  assignedTo: 'assigned',
  tags: 'tagged',
  priority: 'priority',
  gstin: 'gstin',
}

/** All that happened to an order, the latest first. */
export function timelineOf(sources: TimelineSources): TimelineEntry[] {
  const { order, history, parcels, payments, refunds, invoices, returns, requests } = sources
  const entries = [
    ...order.comments.map(
      ({ id, at, author, text, mentioned, file }): TimelineEntry =>
        defined({
          id,
          at,
          group: 'comment',
          who: author,
          text: 'commented',
          note: text,
          file: file ?? undefined,
          values: mentioned ? { names: mentioned } : {},
        }),
    ),
    ...order.changes.map(
      ({ id, at, by, what, difference }): TimelineEntry => ({
        id,
        at,
        group: 'order',
        who: by,
        text: 'edited',
        values: { difference },
        note: what,
      }),
    ),
    ...history.flatMap(ofHistory),
    ...parcels.flatMap(ofParcel),
    ...payments.flatMap((record) => [
      ...dated('payment', 'money', record, 'capturedAt', 'paid', { amount: record.captured ?? 0 }),
      ...dated('payment', 'money', record, 'failedAt', 'paymentFailed', {}, record.failureReason),
    ]),
    ...refunds.flatMap((record) => [
      ...dated(
        'refund',
        'money',
        record,
        'createdAt',
        'refundAsked',
        { amount: record.amount ?? 0 },
        record.note,
      ),
      ...dated('refund', 'money', record, 'processedAt', 'refunded', { amount: record.amount ?? 0 }),
    ]),
    ...invoices.flatMap((record) =>
      dated('invoice', 'money', record, 'issuedAt', record.kind === 'creditNote' ? 'creditNote' : 'invoice'),
    ),
    ...returns.flatMap((record) => dated('orderReturn', 'return', record, 'createdAt', 'returnAsked')),
    ...requests.flatMap((record) =>
      dated('cancellationRequest', 'return', record, 'createdAt', 'cancellationAsked', {}, record.comment),
    ),
  ]
  return entries.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
}

function ofHistory({ id, at, actor, action, changes, reason }: HistoryEntry): TimelineEntry[] {
  const after = new Map(changes.map(({ field, after: value }) => [field as keyof Order & string, value]))
  const entry = (text: string, values: TimelineEntry['values'] = {}, note?: unknown): TimelineEntry =>
    defined({
      id: `${id} ${text}`,
      at,
      group: 'order',
      who: actor?.name || null,
      text,
      values,
      note: typeof note === 'string' && note !== '' ? note : undefined,
    })
  const found: TimelineEntry[] = []
  if (action === 'create') return [entry('created')]
  if (action === 'revealed') return [entry('revealed', {}, reason)]
  if (after.has('status')) found.push(entry('became', { status: String(after.get('status')) }, reason))
  if (after.has('onHold'))
    found.push(entry(after.get('onHold') ? 'held' : 'released', {}, after.get('holdNote')))
  if (after.get('couponCheck')) found.push(entry(`coupon.${after.get('couponCheck')}`))
  const others = new Set([...after.keys()].flatMap((field) => told[field] ?? []))
  return [...found, ...[...others].map((text) => entry(text))]
}

/** Of a parcel what its courier and the shop noted; where nothing is noted, the moments that it keeps. */
function ofParcel(record: AnyRecord): TimelineEntry[] {
  const events: readonly AnyRecord[] = record.events ?? []
  if (events.length === 0) {
    return Object.entries(moments).flatMap(([field, text]) =>
      dated('shipment', 'parcel', record, field, text),
    )
  }
  return events.map(
    ({ id, at, status, place, note, by }): TimelineEntry =>
      defined({
        id,
        at,
        group: 'parcel',
        who: by || null,
        text: named[status] ?? 'courier',
        values: { number: record.number ?? '', state: status, place: place ?? '' },
        about: { area: 'shipment', id: record.id },
        note: note || undefined,
      }),
  )
}

const moments = { packedAt: 'packed', handedOverAt: 'handedOver', deliveredAt: 'delivered', rtoAt: 'rto' }

/** States of a parcel that have a sentence of their own. */
const named: Readonly<Record<string, string>> = {
  packed: 'packed',
  handedOver: 'handedOver',
  delivered: 'delivered',
  rtoReceived: 'rto',
}

/** A moment that a record of another area keeps in a field; nothing where it has not come. */
function dated(
  area: string,
  group: Group,
  record: AnyRecord,
  field: string,
  text: string,
  values: TimelineEntry['values'] = {},
  note?: unknown,
): TimelineEntry[] {
  const at: unknown = record[field]
  if (typeof at !== 'string') return []
  return [
    defined({
      id: `${record.id} ${text}`,
      at,
      group,
      who: null,
      text,
      values: { number: record.number ?? '', ...values },
      about: { area, id: record.id },
      note: typeof note === 'string' && note !== '' ? note : undefined,
    }),
  ]
}
