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
