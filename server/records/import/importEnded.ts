import type { Resource } from '../../../src/core/index.ts'
import type { Actor } from '../../actor.ts'
import { port } from '../../port.ts'
import type { RecordsContext } from '../workTypes.ts'

/** What an import did. */
export interface ImportResult {
  readonly created: number
  readonly updated: number
  /** Lines. */
  readonly refused: number
}

/** Tells who imported a file what came of it; they may be elsewhere by then. */
export const importEnded =
  port<
    (
      context: RecordsContext,
      actor: Pick<Actor, 'id'>,
      resource: Resource,
      result: ImportResult | Error,
    ) => Promise<void>
  >('messages about imports')
