import { checkSetting } from '../../server/areas/setting/checkSetting.ts'
import { proposeOrSet, tellDeciders } from '../../server/areas/setting/proposals.ts'
import { refreshLowStock } from '../../server/areas/stockLevel/refreshLowStock.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { ownOf } from '../../src/core/index.ts'
import { configSettings } from '../../src/shop/settings/configSettings.ts'
import type { Settings } from '../../src/shop/settings/defineSettings.ts'
import { configSetting } from './configSetting.ts'

const settings: Settings = configSettings

export default defineHooks(configSetting, {
  beforeSave: (change) =>
    proposeOrSet(change, checkSetting(ownOf(settings, change.record.key), change.record.value)),
  async afterSave(change) {
    const { db, record, previous } = change
    await tellDeciders(change)
    if (record.key === 'stock.low' && previous && record.value !== previous.value) await refreshLowStock(db)
  },
})
