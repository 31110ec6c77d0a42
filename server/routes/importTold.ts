import type { Resource } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import { port } from '../port.ts'
import type { RecordsContext } from '../records/workTypes.ts'

/** What an import did. */
export interface ImportResult {
  readonly created: number
  readonly updated: number
  readonly refused: readonly unknown[]
}

/** Tells who imported a file what came of it; they may be elsewhere by then. */
export const importTold =
  port<
    (context: RecordsContext, actor: Actor, resource: Resource, result: ImportResult | Error) => Promise<void>
  >('messages about imports')
