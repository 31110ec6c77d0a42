import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { rating } from './rating.ts'
import { redact } from './server/redact.ts'

const stars = z.int().min(1).max(5)
const id = z.guid().toLowerCase()
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !/[\r\n]/.test(value))

/** How ratings come in, are answered, and lose personal data; approving and rejecting are transitions (areas, 15). */
export default defineOperations(rating, {
  submit: {
    on: 'collection',
    flag: 'submit',
    input: z.strictObject({
      product: id,
      customer: id.nullable().default(null),
      sku: line(64).nullable().default(null),
      orderNumber: line(40).nullable().default(null),
      displayName: line(80),
      rating: stars,
      title: line(120).nullable().default(null),
      body: z.string().trim().min(1).max(2000).nullable().default(null),
      fit: z.enum(['runsSmall', 'trueToSize', 'runsLarge']).nullable().default(null),
      sizeBought: line(40).nullable().default(null),
      quality: stars.nullable().default(null),
      comfort: stars.nullable().default(null),
      value: stars.nullable().default(null),
      language: z.enum(['en', 'hi', 'bn', 'ta', 'te', 'mr']).default('en'),
      source: z.enum(['store', 'app', 'invite']).default('store'),
    }),
    summary:
      'Takes in what a customer says of a product; it waits for a moderator, or is approved by the rule of the settings.',
    async run({ records, input }) {
      const { id: made } = await records.create(rating, input)
      const record = await records.read(rating, made)
      return { id: made, status: record?.status, flags: record?.flags }
    },
  },
  reply: {
    on: 'record',
    flag: 'reply',
    input: z.strictObject({ text: z.string().trim().min(1).max(2000) }),
    summary: 'Answers a rating in the name of the shop; a later answer takes the place of the earlier one.',
    async run({ records, record, actor, at, input: { text } }) {
      await records.update(rating, record.id, { replyText: text, replyBy: actor.name, replyAt: at })
      return {}
    },
  },
  redact: {
    on: 'record',
    flag: 'moderate',
    input: z.strictObject({ parts: z.array(z.string().trim().min(3).max(500)).min(1).max(20) }),
    summary: 'Takes personal data out of the wording and leaves a mark where it was.',
    async run({ record, input, ...asked }) {
      const { title, body, displayName, version } = await redact(asked, record, input)
      return { title, body, displayName, version }
    },
  },
})
