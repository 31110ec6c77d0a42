import { z } from 'zod'
import rows from './content/patterns.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { patternSchema } from './garment/look.ts'
import { wordsSchema } from './words.ts'

/** How a pattern is called in a product's name, and two sentences about it. Plain cloth has neither. */
const patternWordsSchema = z.strictObject({ name: wordsSchema, says: z.tuple([wordsSchema, wordsSchema]) })

/** The words of the patterns. */
export const patterns = contentOf('patterns.json', z.partialRecord(patternSchema, patternWordsSchema), rows)
