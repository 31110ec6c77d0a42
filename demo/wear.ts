import { z } from 'zod'
import rows from './content/wear.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { wordsSchema } from './words.ts'

/** The name of a group of last sentences. */
export const wearKeySchema = z.enum(keysOf(rows))

/** Last sentences of descriptions: when and how to use a thing. */
export const wear = contentOf('wear.json', z.record(wearKeySchema, z.array(wordsSchema).min(1)), rows)
