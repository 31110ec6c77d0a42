import { sql } from 'kysely'
import { adminSetting } from '../../../resources/settings/adminSetting.ts'
import { configSetting } from '../../../resources/settings/configSetting.ts'
import { quoted, tableName } from '../../../src/derive/sqlNames.ts'
import { adminSettings } from '../../../src/shop/settings/adminSettings.ts'
import { configSettings } from '../../../src/shop/settings/configSettings.ts'
import { groupOf, type Settings } from '../../../src/shop/settings/defineSettings.ts'
import { lockRecord } from '../../records/read.ts'
import { removeRecord } from '../../records/remove.ts'
import { saveRecord } from '../../records/save.ts'
import { inTransaction, type RecordsContext } from '../../records/work.ts'
import { systemActor } from '../../systemActor.ts'

/** Gives every setting that the product knows its record, with its default where it is new; one that it knows no more goes. */
export async function keepSettings(context: RecordsContext): Promise<void> {
  await keep(context, adminSetting, adminSettings)
  await keep(context, configSetting, configSettings)
}

async function keep(
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
