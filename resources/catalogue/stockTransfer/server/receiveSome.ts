import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { writeHistory } from '../../../../server/records/history.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import type { MoveWork } from '../../stockLevel/server/moveStock.ts'
import { stockTransfer } from '../stockTransfer.ts'
import { arrive, type Transfer } from './lines.ts'

/** What has arrived, line by line. */
export const receiveInput = z.strictObject({
  lines: z
    .array(z.strictObject({ id: z.guid(), quantity: z.int().min(0).max(99_999) }))
    .min(1)
    .max(500)
    .superRefine(namedOnce('id')),
})

/**
 * Takes in a part of a transfer that is under way; when nothing is missing any more, the transfer is received.
 * @throws ApiError `not-allowed-now` in another state, `invalid` at a line that is none or gets more than was sent
 */
export async function receiveSome(
  work: Required<MoveWork> & { readonly db: Tx; readonly records: Records },
  transfer: Transfer,
  { lines }: z.output<typeof receiveInput>,
): Promise<{ received: number; status: string }> {
  if (transfer.status !== 'sent') throw new ApiError('not-allowed-now')
  const arrived = lines.map(({ id, quantity }, index) => {
    const line = transfer.lines.find((one) => one.id === id)
    const problem = (code: ProblemCode, values = {}) =>
      refused<typeof receiveInput>(`lines.${index}.quantity`, code, values)
    if (!line) throw problem('unknown-row')
    const missing = line.quantity - (line.received ?? 0)
    if (quantity > missing) throw problem('too-big-number', { max: missing })
    return { line, quantity }
  })
  const received = new Map(arrived.map(({ line, quantity }) => [line.id, (line.received ?? 0) + quantity]))
  const after = transfer.lines.map((line) => ({ ...line, received: received.get(line.id) ?? line.received }))
  if (after.every((line) => line.received === line.quantity)) {
    const done = await work.records.transition(stockTransfer, transfer.id, 'receive')
    return { received: done.receivedPieces ?? 0, status: done.status }
  }
  const pieces = await store(work, transfer, after)
  await arrive(work, transfer, arrived)
  return { received: pieces, status: transfer.status }
}

/** The lines of a transfer under way are closed to people; the numbers of what arrived are written past that, with a history. */
async function store(
  { db, actor, at }: Required<MoveWork>,
  transfer: Transfer,
  lines: Transfer['lines'],
): Promise<number> {
  const pieces = lines.reduce((sum, line) => sum + (line.received ?? 0), 0)
  if (pieces === transfer.receivedPieces) return pieces
  await sql`
    UPDATE "stock_transfer_lines" t SET "received" = r."received"
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS r("id" uuid, "received" integer)
    WHERE t."id" = r."id" AND t."owner_id" = ${transfer.id}`.execute(db)
  await sql`
    UPDATE "stock_transfer" SET "received_pieces" = ${pieces}, "version" = "version" + 1, "updated_at" = ${at}
    WHERE "id" = ${transfer.id}`.execute(db)
  const record = { ...transfer, lines, receivedPieces: pieces, version: transfer.version + 1, updatedAt: at }
  const work = {
    db,
    at,
    actor: { ...actor, type: 'ADMIN', permissions: {} } as const,
    requestId: 'operation',
  }
  await writeHistory(work, stockTransfer, 'receiveSome', record, transfer)
  return pieces
}
