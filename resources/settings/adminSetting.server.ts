import { ApiError } from '../../server/apiError.ts'
import { forgetLogs } from '../../server/areas/privacy/forgetLogs.ts'
import { checkAddresses } from '../../server/areas/setting/checkAddresses.ts'
import { checkSetting } from '../../server/areas/setting/checkSetting.ts'
import { checkTimeZone } from '../../server/areas/setting/checkTimeZone.ts'
import { maySet } from '../../server/areas/setting/maySet.ts'
import { publishSetting } from '../../server/areas/setting/publishSetting.ts'
import { checkLanguages } from '../../server/areas/setting/staffLanguages.ts'
import { sessionTimes } from '../../server/auth/accessSettings.ts'
import { demandProof } from '../../server/auth/demandProof.ts'
import { endOver } from '../../server/auth/sessions.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { ownOf } from '../../src/core/index.ts'
import { adminSettings } from '../../src/shop/settings/adminSettings.ts'
import type { Settings } from '../../src/shop/settings/defineSettings.ts'
import { flagOfSetting } from '../../src/shop/settings/flagOfSetting.ts'
import { adminSetting } from './adminSetting.ts'

const settings: Settings = adminSettings

export default defineHooks(adminSetting, {
  async beforeSave({ db, record, previous, actor, context }) {
    if (!maySet(actor, adminSetting, record.key))
      throw new ApiError('invalid', { problems: [{ path: 'value', code: 'not-allowed', values: {} }] })
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
  jobs: { forgetLogs: { every: 60, at: 23, run: ({ db, now }) => forgetLogs(db, now) } },
  async afterSave({ db, record }) {
    if (ownOf(settings, record.key)?.isPublic) await publishSetting(db, record.key ?? '', record.value)
  },
})
