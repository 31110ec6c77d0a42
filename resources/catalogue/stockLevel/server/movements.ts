import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { searchText } from '../../../../src/derive/searchText.ts'
import { stockMovement } from '../../stockMovement/stockMovement.ts'
import type { Move } from '../rules/moves.ts'
import { stockParts } from '../rules/quantities.ts'

/** A line of the ledger before it is stored. */
export interface Movement extends Move {
  readonly id: string
  /** ISO. */
  readonly at: string
  readonly variant: string
  readonly product: string
  readonly location: string
  readonly sku: string
  readonly reason: string | null
  readonly note: string | null
  readonly cause: string | null
  readonly causeId: string | null
  readonly causeName: string | null
  readonly actorId: string | null
  readonly actorName: string | null
  readonly onHandAfter: number
  readonly availableAfter: number
}

/** Appends lines to the ledger in one statement. Only `moveStock` and the demo shop do, which write the levels with them. */
export async function insertMovements(db: Tx, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map(({ changes, ...movement }) => ({
    ...movement,
    ...Object.fromEntries(stockParts.map((part) => [`${part}Change`, changes[part] ?? 0])),
    search: searchText(stockMovement, movement as unknown as AnyRecord),
  }))
  const texts = [
    'variant',
    'sku',
    'kind',
    'reason',
    'note',
    'cause',
    'causeId',
    'causeName',
    'actorId',
    'actorName',
    'search',
  ]
  const numbers = ['quantity', ...stockParts.map((part) => `${part}Change`), 'onHandAfter', 'availableAfter']
  const shape = [
    ...texts.map((name) => `"${name}" text`),
    ...numbers.map((name) => `"${name}" integer`),
  ].join(', ')
  const columns = [...texts, ...numbers]
  await sql`
    INSERT INTO "stock_movement" ("id", "created_at", "updated_at", "product", "location", ${sql.raw(columns.map(snake).join(', '))})
    SELECT "id", "at", "at", "product", "location", ${sql.raw(columns.map((name) => `"${name}"`).join(', '))}
    FROM json_to_recordset(${JSON.stringify(rows)}::json)
      AS r("id" uuid, "at" timestamptz, "product" uuid, "location" uuid, ${sql.raw(shape)})`.execute(db)
}

const snake = (name: string) => `"${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}"`
