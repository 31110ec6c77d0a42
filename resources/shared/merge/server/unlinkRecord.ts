import { sql } from 'kysely'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { relationPath, relationsTo } from '../../../../src/derive/relations.ts'
import { columnName, quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import type { Merging, Moved } from './mergeRecords.ts'

/**
 * Takes a record out of every list of the shop that names it, and deletes it: one transaction, with an entry in the history of each
 * record that was changed. What refers to it in another way than by a list keeps it from being deleted.
 * @throws ApiError `in-use`
 */
export async function unlinkRecord(
  { db, records, actor, at, context }: Merging,
  resource: Resource,
  { id }: AnyRecord,
): Promise<Moved[]> {
  const unlinked: Moved[] = []
  for (const relation of relationsTo(context.registry, resource.name)) {
    if (!relation.many || relation.inner) continue
    const { from: area, field } = relation
    const [table, column] = [sql.raw(quoted(tableName(area))), sql.raw(quoted(columnName(field)))]
    const { rows } = await sql<{ count: number }>`
      WITH old AS (
        SELECT "id", ${column} AS value FROM ${table} WHERE ${column} @> ARRAY[${id}::uuid] ORDER BY "id" FOR UPDATE
      ), changed AS (
        UPDATE ${table} t SET ${column} = array_remove(t.${column}, ${id}::uuid), "version" = t."version" + 1, "updated_at" = ${at}::timestamptz
        FROM old WHERE t."id" = old."id" RETURNING t."id", t."version", old.value AS before, t.${column} AS after
      ), noted AS (
        INSERT INTO "_history" ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "tx")
        SELECT gen_random_uuid(), ${area.name}, "id", "version", ${at}::timestamptz, ${actor.id}, ${actor.name}, 'update',
          jsonb_build_array(jsonb_build_object('field', ${field}::text, 'before', to_jsonb(before), 'after', to_jsonb(after))), 'unlink', pg_current_xact_id()
        FROM changed
      ) SELECT count(*)::int AS count FROM changed`.execute(db)
    const count = rows[0]?.count ?? 0
    if (count > 0) unlinked.push({ resource: area.name, field: relationPath(relation), count })
  }
  await records.remove(resource, id)
  return unlinked
}
