import { sessionTimes } from '../../../server/auth/accessSettings.ts'
import { demandProof } from '../../../server/auth/demandProof.ts'
import { endOver } from '../../../server/auth/sessions.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { refused } from '../../../server/refused.ts'
import { ownOf } from '../../../src/core/index.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { purgeLogs } from '../../customers/privacy/server/purgeLogs.ts'
import { adminSettings } from '../../shared/settings/rules/adminSettings.ts'
import { flagOfSetting } from '../../shared/settings/rules/flagOfSetting.ts'
import { publishSetting } from '../../shared/settings/server/publishSetting.ts'
import { checkAddresses } from '../setting/server/checkAddresses.ts'
import { checkLanguages } from '../setting/server/checkLanguages.ts'
import { checkSetting } from '../setting/server/checkSetting.ts'
import { checkTimeZone } from '../setting/server/checkTimeZone.ts'
import { maySet } from '../setting/server/maySet.ts'
import { adminSetting } from './adminSetting.ts'

const settings: Settings = adminSettings

export default defineHooks(adminSetting, {
  async beforeSave({ db, record, previous, actor, context }) {
    if (!maySet(actor, adminSetting, record.key)) throw refused<typeof adminSetting>('value', 'not-allowed')
    if (flagOfSetting(adminSetting, record.key) === 'security' && previous) demandProof(actor)
    const value = checkSetting(ownOf(settings, record.key), record.value)
    if (record.key === 'security.addresses') checkAddresses(value, actor)
    // What is over by the times before this change stays over.
    if (record.key === 'security.idleMinutes' || record.key === 'security.sessionHours')
      await endOver(db, sessionTimes(context.registry, context.settings))
    await checkLanguages(db, record.key, value)
    if (record.key === 'localisation.timeZone') await checkTimeZone(db, value)
    return { value }
  },
  jobs: { forgetLogs: { every: 60, at: 23, run: ({ db, now }) => purgeLogs(db, now) } },
  async afterSave({ db, record }) {
    if (ownOf(settings, record.key)?.isPublic) await publishSetting(db, record.key ?? '', record.value)
  },
})
