import { z } from 'zod'
import { changeLog, changesInput } from '../../server/areas/setting/changeLog.ts'
import {
  applyInput,
  applySettings,
  compareSettings,
  exportSettings,
  fileInput,
} from '../../server/areas/setting/exchange.ts'
import { defineOperations } from '../../server/defineOperations.ts'
import { adminSettings } from '../../src/shop/settings/adminSettings.ts'
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
  export: {
    on: 'collection',
    reads: true,
    flag: 'export',
    summary: 'All values by their keys, without secrets.',
    input: z.strictObject({}),
    run: ({ db }) => exportSettings(db, adminSetting, adminSettings),
  },
  compare: {
    on: 'collection',
    reads: true,
    flag: 'edit',
    summary:
      'What a file of settings would change, which of it waits for a second person, and what of it cannot be taken; changes nothing.',
    input: fileInput,
    run: ({ input, ...asked }) => compareSettings(asked, adminSetting, adminSettings, input.settings),
  },
  apply: {
    on: 'collection',
    flag: 'edit',
    summary:
      'Stores compared changes, all or none: refused where a setting has changed since, by the version of each.',
    input: applyInput,
    run: ({ input, ...work }) => applySettings(work, adminSetting, adminSettings, input.changes),
  },
})
