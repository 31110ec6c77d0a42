import { z } from 'zod'
import { resources } from '../resources/index.ts'
import rows from './content/contactTexts.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { textSchema } from './words.ts'

const { type, priority } = resources.contactMessage.fields

/** What customers ask, with what the shop answers and how they go on; `said` is the first message. */
const contactTextSchema = z.strictObject({
  type: z.enum(type.options.values),
  subject: textSchema,
  said: textSchema,
  answer: textSchema,
  thanks: textSchema,
  note: textSchema.exactOptional(),
  priority: z.enum(priority.options.values).exactOptional(),
  /** Whether it names an order; its number is the customer's word, no record. */
  order: z.literal(true).exactOptional(),
})

export type ContactText = z.infer<typeof contactTextSchema>

export const contactTexts = contentOf('contactTexts.json', z.array(contactTextSchema), rows)
