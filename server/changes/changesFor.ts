import { hasFlag, type Resource } from '../../src/core/index.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { addressedTo } from './addressedTo.ts'
import type { ChangeKind, LoggedChange } from './readChanges.ts'
import { isSeenWhole, seenOf } from './seenOf.ts'

/** What a reader is told: never a value. */
export interface ToldChange {
  readonly resource: string
  readonly id: string
  readonly kind: ChangeKind
}

/**
 * Of some changes those that a reader may hear of: in areas that they may view, of records that they see now or saw before, and of what
 * tells them something themselves. Who lost sight of a record is told, so that it leaves their screen.
 */
export async function changesFor(
  { database: { db }, registry, hooks }: Pick<Context, 'database' | 'registry' | 'hooks'>,
  reader: Actor,
  changes: readonly LoggedChange[],
): Promise<ToldChange[]> {
  const told: ToldChange[] = []
  for (const [name, some] of Map.groupBy(changes, ({ resource }) => resource)) {
    const resource = Object.hasOwn(registry, name) ? registry[name] : undefined
    if (!resource) continue
    const heard = await heardOf(db, resource, hooks[name]?.addressee, reader, some)
    for (const { id, kind } of some) if (!heard || heard.has(id)) told.push({ resource: name, id, kind })
  }
  return withoutRepetition(told)
}

/** The ids of records of an area that a reader may hear of; undefined for all of them. */
async function heardOf(
  db: Db,
  resource: Resource,
  addressee: string | undefined,
  reader: Actor,
  changes: readonly LoggedChange[],
): Promise<ReadonlySet<string> | undefined> {
  if (hasFlag(reader, resource.name, 'view'))
    return isSeenWhole(resource, reader) ? undefined : seenOf(db, resource, reader, changes)
  return addressee === undefined ? new Set() : addressedTo(db, resource, addressee, reader, changes)
}

const withoutRepetition = (told: readonly ToldChange[]): ToldChange[] => [
  ...new Map(told.map((each) => [`${each.resource} ${each.id} ${each.kind}`, each])).values(),
]
