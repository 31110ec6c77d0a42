import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { owedFor } from '../../payment/server/owed.ts'
import { type Edit, planEdit } from './planEdit.ts'
import { otherSentences, type Speaker, sentenceOfLine } from './sentence.ts'

const sums = [
  ...(['mrpTotal', 'itemsTotal', 'discountTotal', 'taxTotal', 'cgstTotal', 'sgstTotal'] as const),
  ...(['igstTotal', 'roundOff', 'total'] as const),
] as const

/** What other lines would make of an order, line by line, with the money; problems as sentences. */
export async function editPreview(
  db: Db,
  order: Order,
  edit: Edit,
  { actor, at, ...speaker }: Speaker & { actor: Actor; at: string },
) {
  const planned = await planEdit(db, order, edit, { actor, at })
  const { lines, totals, goodwill } = planned
  const { owed } = await owedFor(db, { ...order, total: totals.total, lines }, goodwill)
  const before = new Map(order.lines.map((line) => [line.id, line]))
  const known = new Set(planned.lines.map(({ id }) => id))
  return {
    before: Object.fromEntries(sums.map((name) => [name, order[name]])),
    after: Object.fromEntries(sums.map((name) => [name, planned.totals[name]])),
    difference: planned.difference,
    due: Math.max(0, owed),
    refund: Math.max(0, -owed),
    lines: [
      ...planned.lines.map(({ id, variant, sku, name, options, quantity, total }, index) => {
        const problem = sentenceOfLine(speaker, planned.problems, index)
        const was = before.get(id)
        return {
          variant,
          sku,
          name,
          options,
          total,
          before: was?.quantity ?? 0,
          after: quantity,
          totalBefore: was?.total ?? 0,
          problem,
        }
      }),
      ...order.lines
        .filter(({ id }) => !known.has(id))
        .map(({ variant, sku, name, options, quantity, total }) => ({
          variant,
          sku,
          name,
          options,
          total: 0,
          before: quantity,
          after: 0,
          totalBefore: total,
        })),
    ],
    problems: otherSentences(speaker, planned.problems),
  }
}
