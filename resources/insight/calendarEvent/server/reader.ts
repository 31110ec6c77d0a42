import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Registry } from '../../../../src/core/index.ts'

/** Who reads what of a shop. */
export interface Reader {
  readonly db: Db
  readonly actor: Actor
  readonly registry: Registry
  /** The most that is answered of one kind; what is beyond is said to be there. */
  readonly most: number
}

/** A moment as the API writes it. */
export const instant = (column: string) =>
  sql<string | null>`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
