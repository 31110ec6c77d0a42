import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { moves } from '../../stockLevel/rules/moves.ts'
import { readVariants } from '../../stockLevel/server/levels.ts'
import { type MoveWork, moveStock, type StockMove } from '../../stockLevel/server/moveStock.ts'
import type { stockTransfer } from '../stockTransfer.ts'

export type Transfer = RecordOf<typeof stockTransfer>
type Line = Transfer['lines'][number]

/**
 * Numbers a new transfer, finds the variants of the SKUs, and fills in what a move to `received` means.
 * @throws ApiError `invalid` with `unknown-sku` at the line, `same-place` where both ends are one
 */
export async function beforeSave({
  record,
  previous,
  action,
  db,
}: OpenChange<Transfer>): Promise<Partial<Transfer>> {
  const problems: FieldProblem[] = []
  if (record.from === record.to) problems.push(problemAt<Transfer>('to', 'same-place'))
  const isDraft = !previous || previous.status === 'draft'
  const lines = isDraft ? await named(db, record.lines, problems) : record.lines
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return {
    number: previous?.number ?? (await nextNumber(db)),
    lines: action === 'receive' ? lines.map((line) => ({ ...line, received: line.quantity })) : lines,
  }
}

async function named(db: Tx, lines: readonly Line[], problems: FieldProblem[]): Promise<Line[]> {
  const skus = lines.map(({ sku }) => sku.toLowerCase())
  const variants = skus.length > 0 ? await readVariants(db, sql`lower(v."sku") = ANY (${skus}::text[])`) : []
  return lines.map((line, index) => {
    const variant = variants.find(({ sku }) => sku.toLowerCase() === line.sku.toLowerCase())
    if (!variant) {
      problems.push(problemAt<Transfer>(`lines.${index}.sku`, 'unknown-sku', { sku: line.sku }))
      return line
    }
    return { ...line, sku: variant.sku, variant: variant.variant, item: variant.item, received: 0 }
  })
}

/** `TR-000017`: one number after the other; who makes another transfer waits. */
async function nextNumber(db: Tx): Promise<string> {
  await takeTurn(db, 'atelier transfer number')
  const { rows } = await sql<{ next: number }>`
    SELECT coalesce(max(substring("number" FROM '^TR-(\\d+)$')::integer), 0) + 1 AS "next" FROM "stock_transfer"`.execute(
    db,
  )
  return `TR-${String(rows[0]?.next ?? 1).padStart(6, '0')}`
}

const causeOf = (transfer: Transfer) => ({
  kind: 'stockTransfer',
  id: transfer.id,
  name: transfer.number ?? '',
})

/** Takes the goods from the place they leave, and announces them where they go. */
export async function send({ record, db, actor }: OpenChange<Transfer>): Promise<void> {
  const cause = causeOf(record)
  const asked = record.lines.flatMap((line, index): StockMove<Transfer>[] => {
    const common = { variant: line.variant ?? '', cause, path: `lines.${index}.quantity` as const }
    return [
      { ...common, location: record.from, ...moves.sendAway(line.quantity) },
      { ...common, location: record.to, ...moves.expect(line.quantity) },
    ]
  })
  await moveStock({ db, actor, at: record.updatedAt }, asked)
}

/** Takes in all that has not arrived before. */
export async function receive({ record, previous, db, actor }: OpenChange<Transfer>): Promise<void> {
  const rest = record.lines.map((line) => {
    const before = previous?.lines.find(({ id }) => id === line.id)?.received ?? 0
    return { line, quantity: line.quantity - before }
  })
  await arrive({ db, actor, at: record.updatedAt }, record, rest)
}

/** Books arrived goods: on hand there, no longer incoming. */
export async function arrive(
  work: MoveWork,
  transfer: Transfer,
  arrived: readonly { readonly line: Line; readonly quantity: number }[],
): Promise<void> {
  const cause = causeOf(transfer)
  await moveStock(
    work,
    arrived.flatMap(({ line, quantity }): StockMove[] =>
      quantity === 0
        ? []
        : [
            {
              variant: line.variant ?? '',
              location: transfer.to,
              cause,
              ...moves.arriveFromTransfer(quantity),
            },
          ],
    ),
  )
}

/** Books as lost what was sent and never arrived. */
export async function lose(work: MoveWork, transfer: Transfer): Promise<void> {
  const cause = causeOf(transfer)
  await moveStock(
    work,
    transfer.lines.flatMap((line): StockMove[] => {
      const missing = line.quantity - (line.received ?? 0)
      if (missing <= 0) return []
      return [
        { variant: line.variant ?? '', location: transfer.to, cause, reason: 'lost', ...moves.lose(missing) },
      ]
    }),
  )
}
