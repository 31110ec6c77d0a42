import { z } from 'zod'
import { ApiError } from '../../server/apiError.ts'
import { changeLog, changesInput } from '../../server/areas/setting/changeLog.ts'
import { removeSecret, storeSecret } from '../../server/areas/setting/secrets.ts'
import { defineOperations } from '../../server/defineOperations.ts'
import { configSettings } from '../../src/shop/settings/configSettings.ts'
import type { Settings } from '../../src/shop/settings/defineSettings.ts'
import { configSetting } from './configSetting.ts'

export default defineOperations(configSetting, {
  changes: {
    on: 'collection',
    reads: true,
    flag: 'view',
    summary:
      'What was changed of the settings, by whom and when, the latest first; of a secret only that it was.',
    input: changesInput,
    run: ({ db, input }) => changeLog(db, configSetting, input),
  },
  secret: {
    on: 'record',
    based: true,
    flag: 'editSecrets',
    summary: 'Sets a secret, or forgets it where the value is empty; nothing ever answers it.',
    input: z.strictObject({ value: z.string().max(8000) }),
    async run({ db, records, record, input, context, at }) {
      const settings: Settings = configSettings
      const key = record.key as keyof Settings
      if (!settings[key]?.isSecret) throw new ApiError('not-allowed-now')
      if (input.value === '') await removeSecret(db, key)
      else await storeSecret(db, context.settings, key, input.value)
      // A short secret must not be told by its end.
      const secretEnd = input.value.length >= 12 ? input.value.slice(-4) : null
      return records.update(configSetting, record.id, {
        secretEnd,
        secretSetAt: input.value === '' ? null : at,
      })
    },
  },
})
