import { sql } from 'kysely'
import { titleSql } from '../../../../server/records/titleSql.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import type { TileAsk } from './ask.ts'

/** The titles of records in the language of the request, by their ids; keys that are no ids are left out. */
export async function namesOf(
  { db, locale }: Pick<TileAsk, 'db' | 'locale'>,
  resource: Resource,
  rows: readonly { readonly key: string }[],
): Promise<Map<string, string>> {
  const ids = rows.map(({ key }) => key).filter(isId)
  const title = titleSql(resource, locale)
  const { rows: found } = await sql<{ id: string; title: string }>`
    SELECT t.id, ${sql.raw(title)} AS title FROM ${sql.raw(quoted(tableName(resource)))} t WHERE t.id = ANY (${ids}::uuid[])`.execute(
    db,
  )
  return new Map(found.map(({ id, title: name }) => [id, name]))
}
