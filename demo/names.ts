import { z } from 'zod'
import rows from './content/names.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { textSchema } from './words.ts'

/** Given names of products, by who wears them. */
export const givenNames = contentOf('names.json', z.record(z.enum(keysOf(rows)), z.array(textSchema)), rows)
