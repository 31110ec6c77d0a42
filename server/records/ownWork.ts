import { sql } from 'kysely'
import type { BulkChange } from '../../src/derive/bulkChange.ts'
import { canAct } from '../../src/derive/permissions.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { ownBulkChanges } from './bulkChanges.ts'
import { type BulkJob, readBulkJobs } from './bulkJobs/bulkJob.ts'

/** As many as are told of. */
const most = 50

/** Something that a person did to many records: a request or an import (`change`), or a job, whose change is what it did so far. */
export interface OwnWork {
  readonly area: string
  readonly at: string
  readonly job: BulkJob | undefined
  readonly change: BulkChange | undefined
  /** Whether they can put it back now. */
  readonly mayUndo: boolean
}

/** What somebody did to many records themselves, in the areas that they may view now, the newest first, as long as it is kept. */
export async function readOwnWork(
  db: Db,
  context: Pick<Context, 'registry' | 'hooks'>,
  actor: Actor,
): Promise<OwnWork[]> {
  const areas = Object.values(context.registry).filter((resource) => canAct(actor, resource, 'view'))
  const changes = await ownBulkChanges(db, context, areas, actor)
  const own = sql<boolean>`"actor_id" = ${actor.id} AND "resource" = ANY(${areas.map(({ name }) => name)}::text[])`
  const jobs = (await readBulkJobs(db, own, most)).map((job): OwnWork => {
    const did = changes.find(({ change }) => change.id === job.id)
    return { area: job.resource, at: job.at, job, change: did?.change, mayUndo: did?.mayUndo ?? false }
  })
  const known = new Set(jobs.map(({ job }) => job?.id))
  const others = changes
    .filter(({ change }) => !known.has(change.id))
    .map(
      ({ change, mayUndo }): OwnWork => ({
        area: change.area,
        at: change.at,
        job: undefined,
        change,
        mayUndo,
      }),
    )
  return [...jobs, ...others].sort((a, b) => (a.at < b.at ? 1 : -1)).slice(0, most)
}
