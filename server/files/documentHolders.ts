import { type RawBuilder, sql } from 'kysely'
import type { Fields, Registry, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, readableFields } from '../../src/derive/permissions.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../src/derive/sqlNames.ts'
import { heldFile } from '../../src/derive/tableIndexes.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../database/schema.ts'
import { visible } from '../records/visible.ts'

/**
 * Which of these files a person may open: those that they brought, and those that a record which they may see holds in a field
 * of kind file that they may read, in its rows too. What is not among the stored files is nobody's, so it is not in the answer.
 */
export async function openFiles(
  db: Db,
  { registry }: Pick<Context, 'registry'>,
  actor: Actor,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const held = holders(registry, actor).map((holder) => holder(sql.ref('f.id')))
  const open = sql.join([sql`f."created_by"::text = ${actor.id}`, ...held], sql` OR `)
  const { rows } = await sql<{ id: string }>`
    SELECT f."id" FROM "_files" f WHERE f."id" = ANY (${[...files]}::uuid[]) AND (${open})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

type Holder = (file: RawBuilder<unknown>) => RawBuilder<unknown>

/** One condition for every field that may hold a document of the viewer's; `file` is the id that it is asked for. */
function holders(registry: Registry, viewer: Viewer): Holder[] {
  return Object.values(registry)
    .filter((resource) => canAct(viewer, resource, 'view'))
    .flatMap((resource) =>
      readableFields(viewer, resource).flatMap((name) => holdersIn(resource, name, viewer)),
    )
}

function holdersIn(resource: Resource, name: string, viewer: Viewer): Holder[] {
  const field = resource.fields[name]
  const record = sql`${sql.table(tableName(resource))} AS t`
  if (field?.kind === 'file') {
    const held = sql.raw(heldFile(`t.${quoted(columnName(name))}`))
    return [
      (file) =>
        sql`EXISTS (SELECT 1 FROM ${record} WHERE ${held} = ${file}::text AND ${visible(resource, viewer)})`,
    ]
  }
  const inner = Object.entries((field?.options.fields ?? {}) as Fields)
  const rows = sql`${sql.table(rowsTableName(resource, name))} AS r`
  return inner
    .filter(([, { kind }]) => kind === 'file')
    .map(([key]) => {
      const held = sql.raw(heldFile(`r.${quoted(columnName(key))}`))
      return (file) => sql`EXISTS (
        SELECT 1 FROM ${rows} JOIN ${record} ON t."id" = r."owner_id" WHERE ${held} = ${file}::text AND ${visible(resource, viewer)})`
    })
}
