import { sql } from 'kysely'
import { lockRecord } from '../../../../server/records/read.ts'
import { removeRecord } from '../../../../server/records/remove.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import { groupOf, type Settings } from '../../../../src/settings/defineSettings.ts'
import { adminSettings } from '../../../shared/settings/rules/adminSettings.ts'
import { configSettings } from '../../../shared/settings/rules/configSettings.ts'
import { adminSetting } from '../../adminSetting/adminSetting.ts'
import { configSetting } from '../../configSetting/configSetting.ts'

/** Gives every setting that the product knows its record, with its default where it is new; one that it knows no more goes. */
export async function ensureSettings(context: RecordsContext): Promise<void> {
  await ensure(context, adminSetting, adminSettings)
  await ensure(context, configSetting, configSettings)
}

async function ensure(
  context: RecordsContext,
  resource: typeof adminSetting | typeof configSetting,
  settings: Settings,
): Promise<void> {
  const { registry, database } = context
  if (!registry[resource.name]) return
  const { rows } = await sql<{
    id: string
    key: string
  }>`SELECT id, key FROM ${sql.raw(quoted(tableName(resource)))}`.execute(database.db)
  const known = new Set(rows.map(({ key }) => key))
  const missing = Object.entries(settings).filter(([key]) => !known.has(key))
  const gone = rows.filter(({ key }) => !Object.hasOwn(settings, key))
  if (missing.length === 0 && gone.length === 0) return
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    for (const [key, setting] of missing) {
      const values = { key, group: groupOf(key), value: setting.default }
      await saveRecord(work, resource, values, undefined, { action: 'create' })
    }
    for (const { id } of gone) await removeRecord(work, resource, await lockRecord(work, resource, id))
  })
}
