import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { AnyRecord, Field, Registry, Resource } from '../../src/core/index.ts'
import { isSearchable, maskedPaths, searchPaths, searchText } from '../../src/derive/searchText.ts'
import { columnName, hash, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { compute } from '../../src/derive/validate.ts'
import type { Database } from '../database/open.ts'
import type { Tx } from '../database/schema.ts'
import { isCounter, recount } from './countUses.ts'
import { fromTable, recordJson, recordNames } from './recordSql.ts'

const pageSize = 500

/**
 * Computes the columns anew that follow from others (the words of the search box, computed fields, counted references), in the
 * areas whose descriptor derives them otherwise than before. Answers with the names of these areas. To be called after `migrate`.
 */
export async function refreshDerived(database: Database, registry: Registry): Promise<string[]> {
  const { rows } = await sql<{
    resource: string
    signature: string
  }>`SELECT "resource", "signature" FROM "_derived"`.execute(database.db)
  const known = new Map(rows.map(({ resource, signature }) => [resource, signature]))
  const changed = Object.values(registry).filter(
    (resource) => known.get(resource.name) !== signatureOf(resource),
  )
  for (const resource of changed) {
    if (isSearchable(resource) || Object.keys(resource.computed).length > 0)
      await refresh(database, registry, resource)
    await sql`
      INSERT INTO "_derived" ("id", "resource", "signature") VALUES (${uuidv7()}, ${resource.name}, ${signatureOf(resource)})
      ON CONFLICT ("resource") DO UPDATE SET "signature" = excluded."signature"`.execute(database.db)
  }
  return changed.map(({ name }) => name)
}

/** Everything that the derived columns are made by; of a function, its text, of a count, what is counted. */
function signatureOf(resource: Resource): string {
  const computed = Object.entries(resource.computed).map(
    ([name, of]) => `${name} ${isCounter(of) ? `counts ${of.counts}` : of}`,
  )
  return hash(
    [...searchPaths(resource), ...maskedPaths(resource).map((path) => `masked ${path}`), ...computed].join(
      '\n',
    ),
  )
}

/** Page by page, each in a transaction that keeps its records from changing meanwhile. */
async function refresh(database: Database, registry: Registry, resource: Resource): Promise<void> {
  for (let last: string | undefined = '00000000-0000-0000-0000-000000000000'; last; ) {
    const after: string = last
    last = await database.transaction((tx) => refreshPage(tx, registry, resource, after), {
      statementTimeout: 0,
    })
  }
}

async function refreshPage(
  tx: Tx,
  registry: Registry,
  resource: Resource,
  after: string,
): Promise<string | undefined> {
  const table = sql.raw(fromTable(resource))
  const page = await sql<{ id: string }>`
    SELECT t."id" FROM ${table} WHERE t."id" > ${after} ORDER BY t."id" LIMIT ${pageSize} FOR UPDATE`.execute(
    tx,
  )
  const ids = page.rows.map(({ id }) => id)
  if (ids.length === 0) return undefined
  const { rows } = await sql<{ record: AnyRecord }>`
    SELECT ${sql.raw(recordJson(resource, recordNames(resource)))} AS record FROM ${table} WHERE t."id" = ANY (${ids}::uuid[])`.execute(
    tx,
  )
  await store(
    tx,
    resource,
    rows.map(({ record }) => derived(resource, record)),
  )
  // Records from before a count were referred to all the same.
  await recount(tx, registry, resource, ids)
  return ids.at(-1)
}

function derived(resource: Resource, record: AnyRecord): AnyRecord {
  const values = compute(resource, record) as AnyRecord
  return isSearchable(resource) ? { ...values, search: searchText(resource, values) } : values
}

/** Only records that really differ are written; neither their version nor their history tells of it, as nobody changed them. */
async function store(tx: Tx, resource: Resource, records: readonly AnyRecord[]): Promise<void> {
  const columns = [
    ...Object.keys(resource.computed).map((name) => ({
      name,
      type: columnType(resource.fields[name] as Field) as string,
    })),
    ...(isSearchable(resource) ? [{ name: 'search', type: 'text' }] : []),
  ]
  const shape = ['"id" uuid', ...columns.map(({ name, type }) => `${quoted(name)} ${type}`)].join(', ')
  const set = columns.map(({ name }) => `${quoted(columnName(name))} = r.${quoted(name)}`).join(', ')
  const differs = columns
    .map(({ name }) => `t.${quoted(columnName(name))} IS DISTINCT FROM r.${quoted(name)}`)
    .join(' OR ')
  await sql`
    UPDATE ${sql.raw(quoted(tableName(resource)))} t SET ${sql.raw(set)}
    FROM json_to_recordset(${JSON.stringify(records)}::json) AS r(${sql.raw(shape)})
    WHERE t."id" = r."id" AND (${sql.raw(differs)})`.execute(tx)
}
