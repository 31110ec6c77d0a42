import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { findOperation } from '../../shared/reveal/server/findOperation.ts'
import { revealOperation } from '../../shared/reveal/server/revealOperation.ts'
import { contactMessage } from './contactMessage.ts'
import { answerFiles as files } from './server/answerFiles.ts'
import { cannedReplies } from './server/cannedReplies.ts'
import { note, received } from './server/conversation.ts'
import { deliveries } from './server/deliveries.ts'
import { giveAnswer, waysOf } from './server/giveAnswer.ts'
import { joinDuplicate } from './server/joinDuplicate.ts'

const text = z.string().trim().min(1).max(5000)
const channel = z.enum(['form', 'email', 'phone', 'sms', 'whatsapp', 'chat'])
const resolution = z.enum([
  'solved',
  'explained',
  'refunded',
  'replaced',
  'declined',
  'noAnswer',
  'duplicate',
])

/** The conversation of a message: it is written here and nowhere else (areas, 19). */
export default defineOperations(contactMessage, {
  reveal: revealOperation(contactMessage),
  find: findOperation(contactMessage),
  reply: {
    on: 'record',
    adds: true,
    flag: 'reply',
    input: z.strictObject({
      text,
      channel,
      files,
      next: z.enum(['wait', 'open', 'resolve']).default('wait'),
      resolution: resolution.default('solved'),
    }),
    summary:
      'Adds the answer of the shop, and sends it by its channel where that is set up; the customer has the word then, unless `next` says otherwise.',
    async run({ record, input, ...asked }) {
      await giveAnswer(asked, record, input)
      return {}
    },
  },
  answerWays: {
    on: 'record',
    reads: true,
    flag: 'reply',
    input: z.strictObject({}),
    summary:
      'How an answer would leave by e-mail, SMS and WhatsApp: why it would not (`reason`), until when WhatsApp takes words as they are typed (`until`), and what its template says around them.',
    run: async ({ db, record }) => ({ ways: await waysOf(db, record) }),
  },
  deliveries: {
    on: 'record',
    reads: true,
    flag: 'view',
    input: z.strictObject({}),
    summary: 'What has become of the answers that were sent, by the word of the conversation.',
    run: async ({ db, record }) => ({ deliveries: await deliveries(db, record) }),
  },
  cannedReplies: {
    on: 'record',
    reads: true,
    flag: 'reply',
    input: z.strictObject({}),
    summary: 'The canned replies of the templates, filled in for this message; those of its language first.',
    run: async ({ db, record }) => ({ replies: await cannedReplies(db, record) }),
  },
  note: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ text, files }),
    summary: 'Adds a note that only staff see.',
    async run({ record, input, ...asked }) {
      await note(asked, record, input.text, input.files)
      return {}
    },
  },
  received: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ text, channel, files }),
    summary: 'Adds what the customer said, by telephone for one; a settled message is open again.',
    async run({ record, input, ...asked }) {
      await received(asked, record, input)
      return {}
    },
  },
  assign: {
    on: 'record',
    flag: 'edit',
    input: z.strictObject({ to: z.guid().toLowerCase().nullable() }),
    summary: 'Says who looks after the message: a member of staff, or nobody.',
    async run({ record, records, input: { to } }) {
      await records.update(contactMessage, record.id, { assignee: to })
      return {}
    },
  },
  joinDuplicate: {
    on: 'record',
    flag: 'edit',
    input: z.strictObject({ into: z.guid().toLowerCase() }),
    summary: 'Closes the message as a duplicate; the other one takes its words over.',
    run: ({ record, input, ...asked }) => joinDuplicate(asked, record, input),
  },
})
