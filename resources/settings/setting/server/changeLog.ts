import { sql } from 'kysely'
import { z } from 'zod'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import type { SettingChange } from '../rules/settingChange.ts'

/** Which changes of settings are asked for. */
export const changesInput = z.strictObject({
  group: z.string().max(40).optional(),
  /** Of somebody, by the id of their account. */
  person: z.string().max(60).optional(),
  days: z.int().min(1).max(3650).optional(),
  from: z.int().min(0).max(1_000_000).default(0),
  size: z.int().min(1).max(100).default(25),
})

/** What was changed of the settings of an area, the latest first, and who ever changed one (areas, 28 and 29). */
export async function changeLog(
  db: Db,
  resource: Resource,
  { group, person, days, from, size }: z.output<typeof changesInput>,
): Promise<{ total: number; changes: SettingChange[]; people: SettingChange['person'][] }> {
  // What the server itself writes, at a start, is nobody's change.
  const changes = sql`
    SELECT h.id, s.id AS record, s.key, h.at, h.actor_id, h.actor_name, c.field, c.before, c.after
    FROM ${sql.raw(quoted(tableName(resource)))} s
    JOIN _history h ON h.resource = ${resource.name} AND h.record_id = s.id AND h.action <> 'create'
    CROSS JOIN LATERAL jsonb_to_recordset(h.changes) AS c (field text, before jsonb, after jsonb)
    WHERE c.field IN ('value', 'secretSetAt')
      AND (${group ?? null}::text IS NULL OR s."group" = ${group ?? null})
      AND (${days ?? null}::int IS NULL OR h.at > now() - ${days ?? 0} * interval '1 day')`
  const { rows } = await sql<{ total: number; changes: SettingChange[]; people: SettingChange['person'][] }>`
    WITH found AS (${changes}), meant AS (
      SELECT * FROM found WHERE ${person ?? null}::text IS NULL OR actor_id = ${person ?? null}
    ), page AS (SELECT * FROM meant ORDER BY at DESC, id DESC LIMIT ${size} OFFSET ${from})
    SELECT (SELECT count(*)::int FROM meant) AS total,
      (SELECT coalesce(json_agg(json_build_object('id', id, 'record', record, 'key', key,
          'at', ${instant('at')},
          'person', json_build_object('id', actor_id, 'name', actor_name),
          'before', before, 'after', after, 'isSecret', field <> 'value') ORDER BY at DESC, id DESC), '[]') FROM page) AS changes,
      (SELECT coalesce(json_agg(json_build_object('id', actor_id, 'name', name) ORDER BY name), '[]')
        FROM (SELECT actor_id, max(actor_name) AS name FROM found GROUP BY actor_id) AS people) AS people`.execute(
    db,
  )
  return rows[0] ?? { total: 0, changes: [], people: [] }
}
