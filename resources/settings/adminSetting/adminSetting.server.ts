import { ApiError } from '../../../server/apiError.ts'
import { sessionTimes } from '../../../server/auth/accessSettings.ts'
import { demandProof } from '../../../server/auth/demandProof.ts'
import { endOver } from '../../../server/auth/sessions.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { onceAnHour } from '../../../server/onceAnHour.ts'
import { hasFlag } from '../../../src/core/index.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { forgetLogs } from '../../customers/privacy/server/forgetLogs.ts'
import { adminSettings } from '../../shared/settings/rules/adminSettings.ts'
import { flagOfSetting } from '../../shared/settings/rules/flagOfSetting.ts'
import { checkTimeZone } from '../../shared/settings/server/checkTimeZone.ts'
import { publishSetting } from '../../shared/settings/server/publishSetting.ts'
import { checkLanguages } from '../../shared/settings/server/staffLanguages.ts'
import { checkAddresses } from '../setting/server/checkAddresses.ts'
import { checkSetting } from '../setting/server/checkSetting.ts'
import { adminSetting } from './adminSetting.ts'

const settings: Settings = adminSettings

export default defineHooks(adminSetting, {
  async beforeSave({ db, record, previous, actor, context }) {
    const flag = flagOfSetting(adminSetting, record.key)
    if (!hasFlag(actor, adminSetting.name, flag))
      throw new ApiError('invalid', { problems: [{ path: 'value', code: 'not-allowed', values: {} }] })
    if (flag === 'security' && previous) demandProof(actor)
    const value = checkSetting(settings[record.key as keyof Settings], record.value)
    if (record.key === 'security.addresses') checkAddresses(value, actor)
    // What is over by the times before this change stays over.
    if (record.key === 'security.idleMinutes' || record.key === 'security.sessionHours')
      await endOver(db, sessionTimes(context.registry, context.settings))
    await checkLanguages(db, record.key, value)
    if (record.key === 'localisation.timeZone') await checkTimeZone(db, value)
    return { value }
  },
  everyMinute: onceAnHour('23', forgetLogs),
  async afterSave({ db, record }) {
    if (settings[record.key as keyof Settings]?.isPublic)
      await publishSetting(db, record.key ?? '', record.value)
  },
})
