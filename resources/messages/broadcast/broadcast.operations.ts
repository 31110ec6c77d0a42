import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { broadcastChannels, messageLocales } from '../notification/rules/channels.ts'
import { broadcast } from './broadcast.ts'
import { reachOf } from './server/audience.ts'
import { previewOf } from './server/previewOf.ts'
import { sendTest } from './server/sendTest.ts'
import { recipientLimit } from './server/submit.ts'

const ids = (most: number) => z.array(z.guid().toLowerCase()).max(most).default([])

/** What broadcasts can be asked (areas, 16). */
export default defineOperations(broadcast, {
  reach: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({
      channel: z.enum(broadcastChannels),
      customers: ids(1000),
      groups: ids(50),
      exceptGroups: ids(50),
    }),
    summary:
      'How many customers an audience has now, how many of them agree to the channel and can be reached by it, and above how many a second person is asked.',
    run: async ({ db, input }) => ({ ...(await reachOf(db, input)), limit: await recipientLimit(db) }),
  },
  preview: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({ locale: z.enum(messageLocales).optional() }),
    summary:
      'The text of a language as the samples fill it in, within its layout; that of customers who have no other without one.',
    run: ({ db, record, input }) => previewOf(db, record, input.locale ?? null),
  },
  test: {
    on: 'record',
    adds: true,
    flag: 'test',
    input: z.strictObject({ to: z.email().max(254) }),
    summary:
      'Sends every text of the broadcast, with samples, to an e-mail address; only e-mail can be tried.',
    run: ({ db, records, record, input, actor }) => sendTest({ db, records }, record, input.to, actor),
  },
})
