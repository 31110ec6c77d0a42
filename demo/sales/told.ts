import { financialYear } from '../../resources/shared/documents/rules/financialYear.ts'
import type { Price } from './price.ts'
import type { ShopFacts } from './shopFacts.ts'
import type { Parcel, RefundStory, Story } from './story.ts'

/** A story with its price, up to the moment at which the demo shop stands. */
export interface Told {
  readonly story: Story
  readonly price: Price
  readonly facts: ShopFacts
  /** Milliseconds: what comes later has not happened yet. */
  readonly now: number
  /** The number of a record of the story by its key (`Book`). */
  number(key: string): string
}

/** An ISO moment, or null for one that is still to come. */
export const momentIn = (now: number, at: number | null | undefined): string | null =>
  at === null || at === undefined || at > now ? null : iso(at)

/** A moment in milliseconds as records hold it. */
export const iso = (at: number): string => new Date(at).toISOString()

/** Whether the whole order was called off by now. */
export const isCancelled = ({ story: { cancel }, now }: Told): boolean =>
  cancel !== null && cancel.lines === null && cancel.at <= now

/** The pieces of a line that were called off by now. */
export function cancelledOf({ story: { cancel, lines }, now }: Told, line: string): number {
  if (!cancel || cancel.at > now) return 0
  if (cancel.lines === null) return lines.find(({ id }) => id === line)?.quantity ?? 0
  return cancel.lines.find((pieces) => pieces.line === line)?.quantity ?? 0
}

/** The parcel that brings the pieces of a line. */
export const parcelOf = ({ story: { parcels } }: Told, line: string): string | null =>
  parcels.find(({ lines }) => lines.some((pieces) => pieces.line === line))?.id ?? null

/** The total of a line with all its pieces. */
export const totalOf = ({ price }: Told, line: string): number =>
  price.lines.find(({ story }) => story.id === line)?.total ?? 0

/** What was taken for the order and when; undefined where nothing has come yet. */
export function takenOf(told: Told): { amount: number; at: number } | undefined {
  const { story, price, now } = told
  if (story.placed === null) return undefined
  if (story.method !== 'cod')
    return story.placed <= now ? { amount: price.total, at: story.placed } : undefined
  const [parcel] = story.parcels
  const delivered = parcel && !parcel.back ? (parcel.rounds.at(-1)?.done ?? null) : null
  if (delivered === null || delivered > now) return undefined
  return { amount: price.total - cancelledValue(told), at: delivered }
}

/** The parcel that nobody paid for at its door, and since when that is known: it came back, or was lost. */
export function uncollectedOf({
  story: { method, parcels },
  now,
}: Pick<Told, 'story' | 'now'>): { readonly parcel: Parcel; readonly at: number } | undefined {
  const [parcel] = parcels
  const at = parcel?.back?.received ?? parcel?.lost?.at
  return method === 'cod' && parcel && at !== undefined && at <= now ? { parcel, at } : undefined
}

/** What of the order was called off, in paise; all of it with its charges. */
export function cancelledValue(told: Told): number {
  if (isCancelled(told)) return told.price.total
  return told.story.lines.reduce(
    (sum, { id }) => sum + (cancelledOf(told, id) > 0 ? totalOf(told, id) : 0),
    0,
  )
}

/** Money that goes back: what it is for, and how far it is. */
export interface Back {
  readonly refund: RefundStory
  readonly source: 'cancellation' | 'return' | 'goodwill'
  readonly reason: string
  readonly lines: readonly { readonly line: string; readonly quantity: number; readonly amount: number }[]
  readonly shipping: number
  readonly fee: number
  readonly amount: number
  readonly isDone: boolean
}

/** All money that goes back by now. */
export function backsOf(told: Told): Back[] {
  const { story, price, now } = told
  const backs: Omit<Back, 'amount' | 'isDone'>[] = []
  const line = ({ line, quantity }: { line: string; quantity: number }) => ({
    line,
    quantity,
    amount: totalOf(told, line),
  })
  const { cancel, back, parcels } = story
  if (cancel?.refund && cancel.refund.asked <= now) {
    backs.push({
      refund: cancel.refund,
      source: 'cancellation',
      reason: 'cancellation',
      lines: (cancel.lines ?? story.lines.map(({ id, quantity }) => ({ line: id, quantity }))).map(line),
      shipping: cancel.lines ? 0 : price.shipping,
      fee: cancel.lines ? 0 : price.codFee + price.giftFee,
    })
  }
  if (back?.refund && back.refund.asked <= now) {
    backs.push({
      refund: back.refund,
      source: 'return',
      reason: back.source === 'rto' ? 'not-delivered' : 'return',
      lines: back.lines.filter(({ passes }) => passes).map(line),
      shipping: 0,
      fee: 0,
    })
  }
  const [parcel] = parcels
  if (parcel?.lost?.refund && parcel.lost.refund.asked <= now) {
    backs.push({
      refund: parcel.lost.refund,
      source: 'goodwill',
      reason: 'not-delivered',
      lines: parcel.lines.map(line),
      shipping: price.shipping,
      fee: price.codFee + price.giftFee,
    })
  }
  return backs
    .map((each) => ({
      ...each,
      amount: each.lines.reduce((sum, { amount }) => sum + amount, each.shipping + each.fee),
      isDone: each.refund.processed <= now,
    }))
    .filter(({ amount }) => amount > 0)
}

/** Whether a credit note tells of money that went back: of all goods that had been invoiced, which those were not that were called off. */
export const hasCreditNote = ({ source, isDone }: Back): boolean => isDone && source !== 'cancellation'

/** The name of the series that the invoices or credit notes of a place and a moment are numbered in. */
export const seriesOf = (kind: 'invoice' | 'creditNote', gstin: string, at: number): string =>
  `${kind} ${gstin} ${prefixes[kind]}${financialYear(iso(at))}`

/** How the settings have them at first. */
export const prefixes = { invoice: 'INV/', creditNote: 'CRN/' } as const
