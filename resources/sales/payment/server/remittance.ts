import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { payment } from '../payment.ts'
import {
  mostLines,
  type Remittance,
  type RemittedLine,
  readRemittance,
  type UnreadLine,
} from '../rules/readRemittance.ts'
import { makePayment } from './expectPayment.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'

/** How a line of a courier's file compares with the payment of its AWB. */
export type Verdict = 'match' | 'less' | 'more' | 'undelivered' | 'already' | 'unknown'

/** A line of the file beside what the shop expects; `difference` is what came above it, in paise. */
export interface ComparedLine extends RemittedLine {
  readonly verdict: Verdict
  readonly payment: string | null
  readonly number: string | null
  readonly orderNumber: string | null
  readonly order: string | null
  readonly expected: number | null
  readonly difference: number
}

/** What a file would do. `digest` says which payments it was compared with: it is sent back with the file to book it. */
export interface Comparison {
  readonly lines: readonly ComparedLine[]
  readonly unread: readonly UnreadLine[]
  readonly remitted: number
  readonly expected: number
  readonly digest: string
}

/** Who compares a file: what is beyond their reach is unknown to them. */
type Asking = { readonly db: Db; readonly actor: Pick<Actor, 'reach'> }

/**
 * Compares a courier's file with the cash that parcels were delivered for, before anything is booked (areas, 14).
 * @throws ApiError `invalid` at `text` beyond 2,000 lines: what is left out would pass for not remitted
 */
export async function compareRemittance(asked: Asking, text: string): Promise<Comparison> {
  const { lines, unread }: Remittance = readRemittance(text)
  if (lines.length + unread.length > mostLines)
    throw refused<Transfer>('text', 'too-big-list', { max: mostLines })
  const found = await paymentsOf(
    asked,
    lines.map(({ awb }) => awb),
  )
  const compared = lines.map((line) => compare(line, found.get(line.awb)))
  const booked = compared.filter(isBookable)
  const state = booked.map(({ payment: id, amount, verdict }) => `${id} ${amount} ${verdict}`).sort()
  return {
    lines: compared,
    unread,
    remitted: booked.reduce((sum, { amount }) => sum + amount, 0),
    expected: booked.reduce((sum, { expected }) => sum + (expected ?? 0), 0),
    digest: digestOf(state.join('\n')),
  }
}

/** What a remittance is found by at the bank. */
export interface Transfer {
  readonly text: string
  readonly digest: string
  readonly utr: string
  readonly on: string
  readonly settlement?: string | undefined
}

/**
 * Books a courier's file that was compared: cash that was collected is remitted, and where another amount came than was expected the
 * payment is marked for finance. All of it or nothing.
 * @throws ApiError `invalid` at `text` where the payments have changed since they were compared, or nothing is to be booked
 */
export async function bookRemittance(
  work: Paying,
  transfer: Transfer,
): Promise<{ booked: number; differing: number }> {
  const before = (await compareRemittance(work, transfer.text)).lines.filter(isBookable)
  await lockOrdersOf(
    work.db,
    'order',
    before.map(({ order }) => order as string),
  )
  // Compared again once nobody else can change what it is about.
  const { lines, digest } = await compareRemittance(work, transfer.text)
  if (digest !== transfer.digest) throw refused<Transfer>('text', 'file-changed')
  const booked = lines.filter(isBookable)
  if (booked.length === 0) throw refused<Transfer>('text', 'required')
  for (const line of booked) await book(work, line, transfer)
  return { booked: booked.length, differing: booked.filter(({ verdict }) => verdict !== 'match').length }
}

const isBookable = ({ verdict }: ComparedLine) => verdict !== 'already' && verdict !== 'unknown'

const reasons = {
  match: null,
  less: 'remittedLess',
  more: 'remittedMore',
  undelivered: 'remittedUndelivered',
  already: null,
  unknown: null,
} as const satisfies Record<Verdict, Payment['mismatchReason']>

/** Cash for a parcel that came back, or that nothing was to be collected for, is money of its own: what was not to be had stays so. */
async function paymentFor(work: Paying, line: ComparedLine): Promise<Payment> {
  const found = (await work.records.read(payment, line.payment as string)) as Payment
  if (found.status !== 'notCollected' && found.status !== 'voided') return found
  const order = await lockOrder(work, found.order as string)
  const id = await makePayment(work, order, 'cod', line.amount)
  return (await work.records.read(payment, id)) as Payment
}

async function book(work: Paying, line: ComparedLine, transfer: Transfer): Promise<void> {
  const current = await paymentFor(work, line)
  const reason = reasons[line.verdict]
  const values = defined<Partial<Payment>>({
    settled: line.amount,
    settledOn: transfer.on,
    settlementUtr: transfer.utr,
    settlementId: transfer.settlement ?? null,
    fee: line.fee === null ? undefined : line.fee,
    captured: current.captured === 0 ? line.amount : undefined,
    capturedAt: current.captured === 0 ? work.at : undefined,
    awb: current.captured === 0 ? line.awb : undefined,
    mismatch: reason ? true : undefined,
    mismatchReason: reason || undefined,
    ...noted(work, current, { kind: 'remitted', id: transfer.utr.slice(0, 80), note: `${line.amount}` }),
  })
  // What was refunded in the meantime keeps its state; that the cash came is said by its settlement.
  if (current.status === 'collected' || current.status === 'toCollect')
    await work.records.transition(payment, current.id, 'remit', values)
  else await work.records.update(payment, current.id, values)
}

type Expected = {
  id: string
  awb: string
  number: string
  order: string
  order_number: string
  status: string
  amount: number
  is_settled: boolean
}

/**
 * The payments of parcels: by their own AWB, or by that of the shipment where the parcel is still on its way, or was as its order was paid
 * otherwise, which the courier need not have heard of.
 */
async function paymentsOf({ db, actor }: Asking, awbs: readonly string[]): Promise<Map<string, Expected>> {
  const { rows } = await sql<Expected>`
    SELECT p."id", upper(coalesce(p."awb", s."awb")) AS awb, p."number", p."order", p."order_number", p."status",
      CASE WHEN p."captured" > 0 THEN p."captured" ELSE coalesce(s."cod_amount", p."amount") END::float8 AS amount, p."settled_on" IS NOT NULL AS is_settled
    FROM "payment" p LEFT JOIN "shipment" s ON p."awb" IS NULL AND p."status" IN ('toCollect', 'voided') AND s."order" = p."order"
      AND upper(s."awb") = ANY (${[...awbs]}::text[]) AND s."cod_amount" >= CASE p."status" WHEN 'voided' THEN 1 ELSE p."amount" END
    WHERE p."method" = 'cod' AND (upper(p."awb") = ANY (${[...awbs]}::text[]) OR s."id" IS NOT NULL) AND ${withinReach(actor, payment, 'p')}
    ORDER BY p."status" NOT IN ('notCollected', 'voided'), p."settled_on" IS NULL, p."id"`.execute(db)
  return new Map(rows.map((row) => [row.awb, row]))
}

function compare(line: RemittedLine, found: Expected | undefined): ComparedLine {
  if (!found) {
    const nothing = { payment: null, number: null, orderNumber: null, order: null, expected: null }
    return { ...line, ...nothing, verdict: 'unknown', difference: line.amount }
  }
  const { id, number, order, order_number: orderNumber, status, amount, is_settled: isSettled } = found
  const difference = line.amount - amount
  const verdict: Verdict = isSettled
    ? 'already'
    : status === 'toCollect' || status === 'notCollected' || status === 'voided'
      ? 'undelivered'
      : difference === 0
        ? 'match'
        : difference < 0
          ? 'less'
          : 'more'
  return { ...line, verdict, payment: id, number, order, orderNumber, expected: amount, difference }
}

/** FNV-1a over the bookable lines; a guard against a changed preview, no secret. */
function digestOf(text: string): string {
  let value = 0xcbf29ce484222325n
  for (const character of text)
    value = BigInt.asUintN(64, (value ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  return value.toString(16).padStart(16, '0')
}
