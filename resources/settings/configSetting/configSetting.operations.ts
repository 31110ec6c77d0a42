import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { configSettings } from '../../shared/settings/rules/configSettings.ts'
import { removeSecret, storeSecret } from '../../shared/settings/server/secrets.ts'
import { changeLog, changesInput } from '../setting/server/changeLog.ts'
import { exchangeOperations } from '../setting/server/exchangeOperations.ts'
import { decide } from '../setting/server/proposals.ts'
import { connections, testConnection } from '../setting/server/testConnection.ts'
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
  ...exchangeOperations(configSetting, configSettings),
  test: {
    on: 'collection',
    reads: true,
    flag: 'edit',
    summary:
      'Tries what the shop speaks to, as it is set up now, and sends nothing to anybody: the carriers of messages, the gateway, the courier, the files.',
    input: z.strictObject({ connection: z.enum(connections) }),
    run: ({ context, input }) => testConnection(context, input.connection),
  },
  approve: {
    on: 'record',
    flag: 'approve',
    summary: 'Lets a change go that somebody else proposed.',
    input: z.strictObject({}),
    run: ({ db, records, actor, record }) => decide({ db, records, actor }, record, 'approve'),
  },
  decline: {
    on: 'record',
    flag: 'approve',
    summary: 'Declines a change that somebody else proposed; the value stays.',
    input: z.strictObject({}),
    run: ({ db, records, actor, record }) => decide({ db, records, actor }, record, 'decline'),
  },
  withdraw: {
    on: 'record',
    flag: 'edit',
    summary: 'Takes one’s own proposed change back.',
    input: z.strictObject({}),
    run: ({ db, records, actor, record }) => decide({ db, records, actor }, record, 'withdraw'),
  },
  secret: {
    on: 'record',
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
