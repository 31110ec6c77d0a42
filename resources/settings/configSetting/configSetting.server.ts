import { defineHooks } from '../../../server/defineHooks.ts'
import { ownOf } from '../../../src/core/index.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { refreshLowStock } from '../../catalogue/stockLevel/server/refreshLowStock.ts'
import { configSettings } from '../../shared/settings/rules/configSettings.ts'
import { checkSetting } from '../setting/server/checkSetting.ts'
import { notifyDeciders, proposeOrSet } from '../setting/server/proposals.ts'
import { configSetting } from './configSetting.ts'

const settings: Settings = configSettings

export default defineHooks(configSetting, {
  beforeSave: (change) =>
    proposeOrSet(change, checkSetting(ownOf(settings, change.record.key), change.record.value)),
  async afterSave(change) {
    const { db, record, previous } = change
    await notifyDeciders(change)
    if (record.key === 'stock.low' && previous && record.value !== previous.value) await refreshLowStock(db)
  },
})
