import { z } from 'zod'
import { ApiError } from '../../../server/apiError.ts'
import { defineOperations } from '../../../server/defineOperations.ts'
import { hasFlag } from '../../../src/core/index.ts'
import { type Channel, messageLocales } from '../notification/rules/channels.ts'
import { keyOf } from './server/checkTemplate.ts'
import { copyTemplate } from './server/copyTemplate.ts'
import { originalOf } from './server/originals/originalOf.ts'
import { previewOf } from './server/previewOf.ts'
import { sendTest } from './server/sendTest.ts'
import { template } from './template.ts'

export default defineOperations(template, {
  preview: {
    on: 'record',
    reads: true,
    flag: 'view',
    summary: 'The template filled in: with the samples, or with what the last message of its event said.',
    input: z.strictObject({ values: z.enum(['samples', 'last']).default('samples') }),
    async run({ db, record, input, actor }) {
      // What was really said holds the data of a person.
      if (input.values === 'last' && !hasFlag(actor, 'notification', 'viewPii'))
        throw new ApiError('forbidden')
      return previewOf(db, record, input.values)
    },
  },
  test: {
    on: 'record',
    adds: true,
    flag: 'test',
    summary: 'Sends the template with its samples to an e-mail address; only e-mail can be tried.',
    input: z.strictObject({ to: z.email().max(254) }),
    run: ({ db, records, record, input, actor }) => sendTest({ db, records }, record, input.to, actor),
  },
  copy: {
    on: 'record',
    adds: true,
    flag: 'create',
    summary: 'Makes a draft of the same template, in the same or another language.',
    input: z.strictObject({ locale: z.enum(messageLocales).optional() }),
    run: ({ db, records, record, input }) => copyTemplate({ db, records }, record, input.locale),
  },
  reset: {
    on: 'record',
    flag: 'edit',
    summary: 'Gives a template the wording that the product came with.',
    input: z.strictObject({}),
    async run({ db, records, record }) {
      const key = await keyOf(db, record.key)
      const original = key && originalOf(key, record.channel as Channel, record.locale)
      if (!original) throw new ApiError('not-allowed-now')
      return records.update(template, record.id, original)
    },
  },
})
