import { sql } from 'kysely'
import type { AnyRecord, Locale, Resource, Viewer } from '../../src/core/index.ts'
import { isId } from '../../src/core/recordId.ts'
import { mayLookUp } from '../../src/derive/permissions.ts'
import { wantedNames } from '../../src/derive/wantedNames.ts'
import type { Db } from '../database/schema.ts'
import { recordEntriesSql, rowEntriesSql } from './entries.ts'
import type { RecordsContext } from './workTypes.ts'

/** Of one area so many are named at most; the others are looked up by whoever needs them. */
const most = 500

/**
 * What the records are called that some answered records refer to, as JSON text: by area the entries of its look-up, for areas whose
 * records the viewer may look up; in one statement. `inRows` says which area a field of owned rows names, if any.
 */
export async function namesBeside(
  db: Db,
  { registry }: Pick<RecordsContext, 'registry'>,
  resource: Resource,
  { actor: viewer, locale }: { readonly actor: Viewer; readonly locale: Locale },
  answered: readonly AnyRecord[],
  inRows?: Parameters<typeof wantedNames>[2],
): Promise<string> {
  const fields = Object.keys(resource.fields)
  const values = fields.map((name) => [name, answered.map((record) => record[name])] as const)
  const parts = Object.entries(wantedNames(resource, values, inRows)).flatMap(([name, wanted]) => {
    const target = registry[name]
    const ids = [...new Set(wanted)].filter(isId).slice(0, most)
    if (!target || ids.length === 0 || !mayLookUp(viewer, registry, target)) return []
    return [recordEntriesSql(target, viewer, locale, ids), rowEntriesSql(target, viewer, locale, ids)]
      .filter((entries) => entries !== undefined)
      .map((entries) => sql`SELECT ${name} AS "area", "entry" FROM (${entries}) e`)
  })
  if (parts.length === 0) return '{}'
  const { rows } = await sql<{ area: string; entry: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(
    db,
  )
  const areas = Object.entries(Object.groupBy(rows, ({ area }) => area))
  return `{${areas.map(([area, named = []]) => `"${area}":[${named.map(({ entry }) => entry)}]`)}}`
}
