import type { Resource } from '../../../src/core/index.ts'
import { port } from '../../port.ts'
import type { RecordsContext } from '../workTypes.ts'

/** What became of something that was done to all records of a condition. */
export interface EndedJob {
  /** Whose it was. */
  readonly actorId: string
  readonly done: number
  readonly refused: number
  /** It could not go on; what it did before stays. */
  readonly isFailed: boolean
}

/** Tells whoever asked for it; they may be elsewhere by then. */
export const jobEnded = port<(context: RecordsContext, resource: Resource, job: EndedJob) => Promise<void>>(
  'messages about changes of many records',
)
