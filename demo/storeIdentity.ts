import { sql } from 'kysely'
import { configSetting } from '../resources/settings/configSetting/configSetting.ts'
import { ensureSettings } from '../resources/settings/setting/server/ensureSettings.ts'
import type { SettingKey, SettingValue } from '../resources/shared/settings/server/readSettings.ts'
import type { Context } from '../server/context.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'

type Identity = { readonly [K in SettingKey & `store.${string}`]?: SettingValue<K> }

/** Who sells: what invoices and labels name. The GSTIN is that of the first warehouse (`stockLocations.ts`) and belongs to nobody. */
const identity: Identity = {
  'store.legalName': 'Atelier Clothing Private Limited',
  'store.gstin': '29AAGCA4821M1ZE',
  'store.pan': 'AAGCA4821M',
  'store.address': 'Plot 44, Bommasandra Industrial Area\nPhase 3\nBengaluru 560099\nKarnataka',
  'store.supportEmail': 'care@atelier.example',
  'store.supportPhone': '+919845012800',
  'store.grievanceOfficer': 'Meera Krishnan',
}

/** Writes into the settings who the demo shop is, before anything is sold in its name. */
export async function nameStore(context: Context): Promise<void> {
  await ensureSettings(context)
  const { rows } = await sql<{ id: string; key: keyof Identity }>`
    SELECT "id", "key" FROM "config_setting" WHERE "key" = ANY(${Object.keys(identity)}::text[]) ORDER BY "key"`.execute(
    context.database.db,
  )
  await hookRecordsOf(context, async (records) => {
    for (const { id, key } of rows) await records.update(configSetting, id, { value: identity[key] })
  })
}
