import { defineOperations } from '../../../server/defineOperations.ts'
import { adminSettings } from '../../shared/settings/rules/adminSettings.ts'
import { changeLog, changesInput } from '../setting/server/changeLog.ts'
import { exchangeOperations } from '../setting/server/exchangeOperations.ts'
import { adminSetting } from './adminSetting.ts'

export default defineOperations(adminSetting, {
  changes: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary: 'What was changed of the settings, by whom and when, the latest first.',
    input: changesInput,
    run: ({ db, input }) => changeLog(db, adminSetting, input),
  },
  ...exchangeOperations(adminSetting, adminSettings),
})
