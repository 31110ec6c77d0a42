import { sql } from 'kysely'
import type { Tx } from '../../server/database/schema.ts'
import { returnSteps } from './returnRecords.ts'
import { manifestKey } from './shipmentRecords.ts'
import type { ShopFacts } from './shopFacts.ts'
import type { Story } from './story.ts'
import { backsOf, hasCreditNote, seriesOf, type Told, uncollectedOf } from './told.ts'

/** The numbers of all records that stories tell of, and how far each series has come. */
export interface NumberBook {
  /** By `order <id>`, `invoice <id>` and so on. */
  readonly numbers: ReadonlyMap<string, string>
  readonly last: ReadonlyMap<string, number>
}

interface Wanted {
  readonly at: number
  readonly series: string
  readonly key: string
}

const six = (prefix: string) => (number: number) => `${prefix}${String(number).padStart(6, '0')}`

/** How numbers are written; those of invoices and credit notes are made of their sequence elsewhere. */
const formats: Readonly<Record<string, (number: number) => string>> = {
  payment: six('PAY-'),
  refund: six('REF-'),
  shipment: six('SH-'),
  orderReturn: six('RET-'),
  cancellationRequest: six('CAN-'),
  manifest: six('MF-'),
}

/** Numbers everything in the order in which it came about, each series after what it has given out already. */
export function numberAll(
  stories: readonly Omit<Told, 'number'>[],
  facts: ShopFacts,
  orderNumber: (number: number) => string,
  before: ReadonlyMap<string, number>,
): NumberBook {
  const wanted = stories.flatMap((told) => wishesOf(told, facts)).sort((a, b) => a.at - b.at)
  const last = new Map(before)
  const numbers = new Map<string, string>()
  for (const { series, key } of wanted) {
    if (numbers.has(key)) continue
    const number = (last.get(series) ?? 0) + 1
    last.set(series, number)
    numbers.set(key, series === 'order' ? orderNumber(number) : (formats[series]?.(number) ?? String(number)))
  }
  return { numbers, last }
}

function wishesOf(told: Omit<Told, 'number'>, facts: ShopFacts): Wanted[] {
  const { story, now } = told
  const gstin = facts.places.find(({ id }) => id === story.lines[0]?.location)?.gstin ?? '-'
  const cancelled = story.cancel?.by === 'customer' ? story.cancel.at : null
  const uncollected = uncollectedOf(told)
  const first = story.back ? returnSteps({ now }, story.back)[0] : undefined
  const wishes: (Wanted | null)[] = [
    { at: story.created, series: 'order', key: `order ${story.id}` },
    story.exchanges ? null : { at: paymentMade(story), series: 'payment', key: `payment ${story.id}` },
    cancelled === null
      ? null
      : { at: cancelled, series: 'cancellationRequest', key: `cancellationRequest ${story.id}` },
    first ? { at: first.at, series: 'orderReturn', key: `orderReturn ${story.back?.id}` } : null,
    ...story.parcels.flatMap((parcel) => [
      { at: parcel.made, series: 'shipment', key: `shipment ${parcel.id}` },
      { at: parcel.packed, series: seriesOf('invoice', gstin, parcel.packed), key: `invoice ${parcel.id}` },
      { at: parcel.handedOver, series: 'manifest', key: manifestKey(parcel) },
    ]),
    uncollected
      ? {
          at: uncollected.at,
          series: seriesOf('creditNote', gstin, uncollected.at),
          key: `creditNote ${uncollected.parcel.creditNote}`,
        }
      : null,
    ...backsOf(told as Told).flatMap((back) => [
      { at: back.refund.asked, series: 'refund', key: `refund ${back.refund.id}` },
      hasCreditNote(back)
        ? {
            at: back.refund.processed,
            series: seriesOf('creditNote', gstin, back.refund.processed),
            key: `creditNote ${back.refund.id}`,
          }
        : null,
    ]),
  ]
  return wishes.filter((wish) => wish !== null && wish.at <= now) as Wanted[]
}

const paymentMade = ({ method, placed, created }: Story): number =>
  method === 'cod' ? (placed ?? created) : created

/** How far the series have come that are in use. */
export async function readNumbers(db: Tx): Promise<Map<string, number>> {
  const { rows } = await sql<{
    series: string
    last: number
  }>`SELECT "series", "last" FROM "_numbers"`.execute(db)
  return new Map(rows.map(({ series, last }) => [series, last]))
}

/** Goes on from there. */
export async function writeNumbers(db: Tx, last: ReadonlyMap<string, number>): Promise<void> {
  const rows = JSON.stringify([...last].map(([series, number]) => ({ series, number })))
  await sql`
    INSERT INTO "_numbers" ("series", "last") SELECT "series", "number"
    FROM json_to_recordset(${rows}::json) AS r("series" text, "number" integer)
    ON CONFLICT ("series") DO UPDATE SET "last" = excluded."last"`.execute(db)
}
