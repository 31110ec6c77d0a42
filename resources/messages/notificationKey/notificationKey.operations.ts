import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { channels } from '../notification/rules/channels.ts'
import { notificationKey } from './notificationKey.ts'
import { previewKey } from './server/previewKey.ts'
import { sendKeyTest } from './server/sendKeyTest.ts'
import { setChannel } from './server/setChannel.ts'

/** What notification keys can be asked (areas, 17). */
export default defineOperations(notificationKey, {
  channel: {
    on: 'record',
    flag: 'edit',
    inBulk: true,
    summary: 'Switches one channel of an event on or off; the others and their delays stay as they are.',
    input: z.strictObject({ channel: z.enum(channels), use: z.enum(['always', 'fallback', 'off']) }),
    run: ({ records, record, input }) => setChannel({ records }, record, input),
  },
  preview: {
    on: 'record',
    reads: true,
    flag: 'view',
    summary:
      'What the event says: its active texts, and one of them filled in with samples, the first where none is named.',
    input: z.strictObject({ text: z.guid().toLowerCase().optional() }),
    run: ({ db, record, input }) => previewKey(db, record, input.text),
  },
  test: {
    on: 'record',
    adds: true,
    flag: 'edit',
    summary: 'Sends every active e-mail template of the event, with its samples, to an address.',
    input: z.strictObject({ to: z.email().max(254) }),
    run: ({ db, records, record, input, actor }) => sendKeyTest({ db, records }, record, input, actor),
  },
})
