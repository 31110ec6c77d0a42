import { z } from 'zod'
import rows from './content/cannedReplies.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { locales, textSchema } from './words.ts'

const replySchema = z.strictObject({ locale: z.enum(locales), name: textSchema, body: textSchema })

/** What the demo's support says again and again, in its four languages. */
export const cannedReplies = contentOf('cannedReplies.json', z.array(replySchema), rows).map((reply) => ({
  kind: 'cannedReply',
  ...reply,
}))
