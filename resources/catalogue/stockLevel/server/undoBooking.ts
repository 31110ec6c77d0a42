import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { PuttingBack } from '../../../../server/undo.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import { columnName } from '../../../../src/derive/sqlNames.ts'
import { stockMovement } from '../../stockMovement/stockMovement.ts'
import { type Move, moves } from '../rules/moves.ts'
import { stockParts } from '../rules/quantities.ts'
import type { stockLevel } from '../stockLevel.ts'
import { lockStock, moveStock } from './moveStock.ts'

interface Line extends Move {
  readonly id: string
  readonly variant: string
  readonly location: string
  readonly sku: string
}

/**
 * Undoes a booking by hand with one the other way round, of which it is the cause: the ledger keeps both. What orders, parcels and
 * transfers did since stays as it is.
 * @throws ApiError `stale` where staff have booked at the level since, who may have counted what is there; and as `moveStock`, since
 * what has left the shelf cannot be taken from it
 */
export const undoBooking: PuttingBack = {
  flag: 'adjust',
  async run({ db, actor, at, entry }) {
    const line = await readLine(db, entry)
    await lockStock(db, [line])
    await demandLatest(db, line)
    const { id, variant, location, sku } = line
    const cause = { kind: stockMovement.name, id, name: sku }
    await moveStock<typeof stockLevel>({ db, actor, at }, [
      { ...moves.undo(line), variant, location, reason: 'undone', cause, path: 'onHand' },
    ])
  },
}

async function readLine(db: Tx, id: string): Promise<Line> {
  const changes = stockParts.map((part) => `'${part}', "${columnName(part)}_change"`).join(', ')
  const { rows } = await sql<Line>`
    SELECT "id", "variant", "location", "sku", "kind", "quantity", json_build_object(${sql.raw(changes)}) AS "changes"
    FROM "stock_movement" WHERE "id" = ${id}`.execute(db)
  const [line] = rows
  if (!line) throw new ApiError('not-allowed-now')
  return line
}

/** @throws ApiError `stale` where somebody has booked by hand since what nobody has undone again */
async function demandLatest(db: Tx, { id, variant, location }: Line): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`
    SELECT m."actor_name" AS "name" FROM "stock_movement" m
    WHERE m."variant" = ${variant} AND m."location" = ${location} AND m."id" > ${id} AND m."cause" IS NULL
      AND m."kind" IN ('adjusted', 'setAside', 'writtenOff') AND NOT EXISTS (
        SELECT 1 FROM "stock_movement" u
        WHERE u."cause" = ${stockMovement.name} AND u."cause_id" = m."id"::text AND u."variant" = m."variant")
    ORDER BY m."id" DESC LIMIT 1`.execute(db)
  const [latest] = rows
  if (!latest) return
  throw new ApiError('stale', {
    problems: [problemAt<typeof stockLevel>('onHand', 'changed-since', { name: latest.name ?? '' })],
  })
}
