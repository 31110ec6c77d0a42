import type { Registry, Resource } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import { isSeenWhole, seenOf } from './seenOf.ts'

/** Something that is told of a record: what was before it, by which it is decided who saw the record then. */
interface Telling {
  readonly id: string
  readonly area: string
  readonly recordId: string
  readonly before: Readonly<Record<string, unknown>>
}

/** The ids of those that a reader may not hear of: they see the record neither as it is nor as it was. */
export async function hiddenFrom(
  db: Db,
  registry: Registry,
  reader: Actor,
  told: readonly Telling[],
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>()
  for (const [name, some] of Map.groupBy(told, ({ area }) => area)) {
    const resource = registry[name] as Resource
    if (isSeenWhole(resource, reader)) continue
    const changes = some.map(({ recordId, before }) => ({ id: recordId, before }))
    const seen = await seenOf(db, resource, reader, changes)
    for (const { id, recordId } of some) if (!seen.has(recordId)) hidden.add(id)
  }
  return hidden
}
