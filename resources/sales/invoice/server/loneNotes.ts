import { type RawBuilder, sql } from 'kysely'

/**
 * That a document (`n`) is a credit note of no refund: it corrects the invoice of a parcel (`s`) that came back undelivered or was lost, whoever
 * paid for it. Notes of `except`, refunds that do not count, are none, nor those that take back what was packed and called off.
 */
export const isLoneNote = (except: readonly string[] = []): RawBuilder<boolean> => sql`
  n."kind" = 'creditNote' AND n."refund" IS NULL AND s."status" <> 'cancelled'
  AND NOT EXISTS (SELECT FROM "refund" e WHERE e."credit_note" = n."id" AND e."id" = ANY (${[...except]}::uuid[]))`

/** That the goods of a refund (`r`) are on no such note: what is on one is counted there. */
export const hasNoLoneNote: RawBuilder<boolean> = sql`NOT EXISTS (
  SELECT FROM "invoice" n WHERE n."id" = r."credit_note" AND n."refund" IS NULL)`
