import { sql } from 'kysely'
import { whereOf } from '../../../../server/records/list.ts'
import { readableNames } from '../../../../server/records/listQuery.ts'
import { boundedCount, estimate, mostCounted } from '../../../../server/records/total.ts'
import { type Condition, fieldsOf, hasFlag, type Resource } from '../../../../src/core/index.ts'
import { type Queue, queueCondition, queues } from '../rules/queues.ts'
import { type AreasTile, type ChangesTile, type CountTile, maySeeTile } from '../rules/tiles.ts'
import type { Tile, TileAsk } from './ask.ts'

/** What a count of records is asked with. */
type CountAsk = Pick<TileAsk, 'db' | 'registry' | 'viewer'>

/** Whether a queue exists for the viewer: its area has the view, and they may read all that the view asks about. */
export function hasQueue({ registry, viewer }: Omit<CountAsk, 'db'>, queue: Queue): boolean {
  const resource = registry[queue.area]
  const condition = resource && queueCondition(resource, queue)
  if (!resource || !condition) return false
  const readable = new Set(readableNames(resource, viewer))
  return fieldsOf(condition).every((field) => readable.has(field))
}

/** The queues of somebody in which anything waits, in their order. */
export async function waitingQueues(ask: CountAsk): Promise<{ name: string; total: number }[]> {
  const waiting: { name: string; total: number }[] = []
  for (const queue of queues) {
    if (!maySeeTile(ask.viewer, 'queues', queue.name) || !hasQueue(ask, queue)) continue
    const { total } = await countQueue(ask, queue)
    if (total > 0) waiting.push({ name: queue.name, total })
  }
  return waiting
}

export async function countQueue(ask: CountAsk, queue: Queue): Promise<CountTile> {
  const resource = ask.registry[queue.area] as Resource
  return count(ask, resource, queueCondition(resource, queue) as Condition)
}

/** Counts what a list with this filter would say: exactly up to its bound, and as an estimate beyond. */
async function count({ db, viewer }: CountAsk, resource: Resource, filter: Condition): Promise<CountTile> {
  const where = whereOf(resource, viewer, filter)
  const { rows } = await sql<{ total: number }>`${boundedCount(resource, where)}`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total < mostCounted) return { total, kind: 'exact' }
  return { total: await estimate(db, resource, filter, where), kind: 'estimate' }
}

const seen = ({ registry, viewer }: TileAsk): Resource[] =>
  Object.values(registry).filter(({ name }) => hasFlag(viewer, name, 'view'))

/** What changed since the last visit, in the areas whose lists can be narrowed by it. */
export const changesTile: Tile = async (ask): Promise<ChangesTile> => {
  const { since } = ask
  const rows: ChangesTile['rows'][number][] = []
  for (const resource of seen(ask)) {
    if (!resource.list.filters.some((name) => (name as string) === 'updatedAt')) continue
    const changed = await count(ask, resource, { updatedAt: { gte: since } })
    if (changed.total === 0) continue
    const created = await count(ask, resource, { createdAt: { gte: since } })
    rows.push({ area: resource.name, changed, created })
  }
  rows.sort((a, b) => b.changed.total - a.changed.total)
  return { since, rows }
}

/** How many records each area holds that the viewer may open. */
export const areasTile: Tile = async (ask): Promise<AreasTile> => {
  const counts: Record<string, CountTile> = {}
  for (const resource of seen(ask)) counts[resource.name] = await count(ask, resource, {})
  return { counts }
}
