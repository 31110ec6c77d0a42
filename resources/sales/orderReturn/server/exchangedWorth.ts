import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import { allocate } from '../../order/rules/allocate.ts'
import { voidReturnStates } from '../rules/names.ts'
import { valueOfPieces } from '../rules/valueOfPieces.ts'
import { earlierGoods } from './earlierGoods.ts'
import { exchangedFor } from './settlementNow.ts'
import type { Order } from './work.ts'

/** What earlier goods paid for pieces of a line, in paise. */
export type ExchangedWorth = (line: string, pieces: number) => number

/**
 * What goods that went back paid for pieces that came in exchange and are in no return yet: their share of what the line is cheaper for
 * it. Whoever sends back the last gets all that is left, so that the parts make up what was credited to the paisa. `except` are returns
 * that do not count.
 */
export async function exchangedWorth(
  db: Db,
  { id, lines }: Order,
  except: readonly string[] = [],
): Promise<ExchangedWorth> {
  const earlier = await earlierGoods(db, id)
  if (!earlier) return () => 0
  const { paid } = await exchangedFor(db, earlier)
  const shares = allocate(
    paid,
    lines.map(({ discount, couponDiscount }) => (discount ?? 0) - (couponDiscount ?? 0)),
  )
  const taken = await takenOf(db, id, except)
  return (line, pieces) => {
    const index = lines.findIndex((one) => one.id === line)
    const of = lines[index]
    if (!of) return 0
    const { gone = 0, ...before } = taken.get(line) ?? { pieces: 0, value: 0 }
    const total = shares[index] ?? 0
    const cancelled = of.cancelled + gone
    const { quantity } = of
    const cancelledAmount = shareOf(total, cancelled, quantity)
    return valueOfPieces({ quantity, total, cancelled, cancelledAmount }, pieces, before)
  }
}

interface Taken {
  readonly pieces: number
  readonly value: number
  /** Pieces that came back undelivered: what paid for them goes back by itself. */
  readonly gone?: number
}

async function takenOf(
  db: Db,
  order: string,
  except: readonly string[],
): Promise<ReadonlyMap<string, Taken>> {
  const { rows } = await sql<Required<Taken> & { line: string }>`
    SELECT l."line", coalesce(sum(l."quantity") FILTER (WHERE r."source" <> 'rto'), 0)::integer AS "pieces",
      coalesce(sum(l."exchanged_value") FILTER (WHERE r."source" <> 'rto'), 0)::float8 AS "value",
      coalesce(sum(l."quantity") FILTER (WHERE r."source" = 'rto'), 0)::integer AS "gone"
    FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> ALL (${[...voidReturnStates]}::text[]) AND r."id" <> ALL (${[...except]}::uuid[])
    GROUP BY 1`.execute(db)
  return new Map(rows.map(({ line, ...taken }) => [line, taken]))
}
