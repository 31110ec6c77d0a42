import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Context } from '../../../../../server/context.ts'
import type { Bank } from '../../rules/banks.ts'
import type { Payment } from '../paying.ts'

/** A payment as the sandbox gateway knows it; it keeps its own books, as a real one does. Amounts in paise. */
export interface SandboxPayment {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly captured: number
  readonly refunded: number
  readonly state: 'created' | 'authorised' | 'captured' | 'failed' | 'expired' | 'voided'
  readonly instrument: string | null
  readonly method: string | null
  readonly bank: string | null
  readonly refundsFail: boolean
}

const columns = sql.raw(
  `"payment_id" AS id, "reference", "amount"::float8 AS amount, "captured"::float8 AS captured, "refunded"::float8 AS refunded,
  "state", "instrument", "method", "bank", "refunds_fail" AS "refundsFail"`,
)

/** What the gateway knows of a payment, which it begins to know when it is first asked. */
export async function sandboxPayment({ database }: Context, payment: Payment): Promise<SandboxPayment> {
  const { number, amount, captured, refunded, providerPaymentId, method } = payment
  const state = captured > 0 ? 'captured' : payment.status === 'authorised' ? 'authorised' : 'created'
  await sql`
    INSERT INTO "_sandbox_payments" ("id", "payment_id", "reference", "amount", "captured", "refunded", "state", "instrument",
      "method", "bank")
    VALUES (${uuidv7()}, ${providerPaymentId ?? `pay_${randomBytes(9).toString('base64url')}`}, ${number}, ${amount}, ${captured},
      ${refunded}, ${state}, ${payment.instrument ?? instruments[method] ?? null},
      ${method}, coalesce(${payment.bank}, (SELECT "payment_bank" FROM "order" WHERE "id" = ${payment.order}), ${banksOf[method] ?? null}))
    ON CONFLICT ("reference") DO UPDATE SET "amount" = CASE WHEN "_sandbox_payments"."state" = 'created' THEN excluded."amount"
      ELSE "_sandbox_payments"."amount" END`.execute(database.db)
  const { rows } = await sql<SandboxPayment>`
    SELECT ${columns} FROM "_sandbox_payments" WHERE "reference" = ${number}`.execute(database.db)
  return rows[0] as SandboxPayment
}

/** Writes down what became of a payment. */
export async function changeSandbox(
  { database }: Context,
  reference: string,
  { state, captured, refundsFail, instrument, method, bank }: Partial<SandboxPayment>,
): Promise<void> {
  await sql`
    UPDATE "_sandbox_payments" SET "state" = coalesce(${state ?? null}, "state"), "captured" = coalesce(${captured ?? null}::bigint, "captured"),
      "method" = coalesce(${method ?? null}, "method"), "bank" = coalesce(${bank ?? null}, "bank"),
      "instrument" = coalesce(${instrument ?? null}, "instrument"),
      "refunds_fail" = coalesce(${refundsFail ?? null}::boolean, "refunds_fail") WHERE "reference" = ${reference}`.execute(
    database.db,
  )
}

/** Makes a refund once by its reference; undefined where there is not so much left. Answers its id, and whether it is new. */
export async function sandboxRefund(
  { database }: Context,
  payment: SandboxPayment,
  reference: string,
  amount: number,
): Promise<{ id: string; isNew: boolean } | undefined> {
  return database.transaction(async (tx) => {
    await sql`SELECT 1 FROM "_sandbox_payments" WHERE "reference" = ${payment.reference} FOR UPDATE`.execute(
      tx,
    )
    const known = await sql<{ id: string }>`
      SELECT "refund_id" AS id FROM "_sandbox_refunds" WHERE "reference" = ${reference}`.execute(tx)
    if (known.rows[0]) return { id: known.rows[0].id, isNew: false }
    const { rows } = await sql`
      UPDATE "_sandbox_payments" SET "refunded" = "refunded" + ${amount}
      WHERE "reference" = ${payment.reference} AND "captured" - "refunded" >= ${amount} RETURNING "id"`.execute(
      tx,
    )
    if (rows.length === 0) return undefined
    const id = `rfnd_${randomBytes(9).toString('base64url')}`
    await sql`INSERT INTO "_sandbox_refunds" ("id", "refund_id", "reference", "amount") VALUES (${uuidv7()}, ${id}, ${reference}, ${amount})`.execute(
      tx,
    )
    return { id, isNew: true }
  })
}

/** What customers of the sandbox pay with. */
export const instruments: Readonly<Partial<Record<Payment['method'], string>>> = {
  upi: 'customer@okaxis',
  card: 'Visa •••• 4242',
  netbanking: 'HDFC Bank',
  wallet: 'Paytm',
  emi: 'ICICI •••• 1111',
  payLater: 'Simpl',
}

/** Whose customers they are, where the order was not priced for a bank. */
const banksOf: Readonly<Partial<Record<Payment['method'], Bank>>> = {
  card: 'SBIN',
  netbanking: 'HDFC',
  emi: 'ICIC',
}
