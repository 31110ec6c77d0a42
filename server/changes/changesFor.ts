import { hasFlag, type Registry } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import type { ChangeKind, LoggedChange } from './readChanges.ts'
import { isSeenWhole, seenOf } from './seenOf.ts'

/** What a reader is told: never a value. */
export interface ToldChange {
  readonly resource: string
  readonly id: string
  readonly kind: ChangeKind
}

/**
 * Of some changes those that a reader may hear of: in areas that they may view, of records that they see now or saw before. Who lost sight
 * of one is told, so that it leaves their screen.
 */
export async function changesFor(
  db: Db,
  registry: Registry,
  reader: Actor,
  changes: readonly LoggedChange[],
): Promise<ToldChange[]> {
  const told: ToldChange[] = []
  for (const [name, some] of Map.groupBy(changes, ({ resource }) => resource)) {
    const resource = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!resource || !hasFlag(reader, name, 'view')) continue
    const seen = isSeenWhole(resource, reader) ? undefined : await seenOf(db, resource, reader, some)
    for (const { id, kind } of some) if (!seen || seen.has(id)) told.push({ resource: name, id, kind })
  }
  return withoutRepetition(told)
}

const withoutRepetition = (told: readonly ToldChange[]): ToldChange[] => [
  ...new Map(told.map((each) => [`${each.resource} ${each.id} ${each.kind}`, each])).values(),
]
