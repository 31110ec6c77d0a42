import type { RawBuilder } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { collection } from '../collection.ts'
import { type CollectionRules, membership } from './members.ts'

/** For each of some collections SQL that is true for the products (alias `t`) it holds at this moment; its largest number is not asked for. */
export async function holdsProduct({
  db,
  ids,
}: {
  readonly db: Db
  readonly ids: readonly string[]
}): Promise<ReadonlyMap<string, RawBuilder<boolean>>> {
  const found = new Map<string, RawBuilder<boolean>>()
  for (const id of ids) {
    const record = await findRecord(db, collection, id)
    if (record) found.set(id, await membership(db, record as unknown as CollectionRules, new Date()))
  }
  return found
}
