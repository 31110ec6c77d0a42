import { z } from 'zod'
import rows from './content/ratingTexts.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { textSchema } from './words.ts'

const toldSchema = z.array(z.strictObject({ title: textSchema.exactOptional(), body: textSchema })).min(1)

/** What people write of clothes, by how happy they are; `%` is what the article is called. And what the shop answers. */
export const ratingTexts = contentOf(
  'ratingTexts.json',
  z.strictObject({
    happy: toldSchema,
    mixed: toldSchema,
    unhappy: toldSchema,
    /** What a moderator has to look at. */
    doubtful: toldSchema,
    /** What the shop answers to those who are unhappy. */
    replies: z.array(textSchema).min(1),
  }),
  rows,
)
