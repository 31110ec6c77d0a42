import { z } from 'zod'
import rows from './content/customerNames.json' with { type: 'json' }
import { contentOf } from './content.ts'
import { stateCodeSchema } from './geography/stateCode.ts'
import { textSchema } from './words.ts'

/** How people of a part of India are called, the names parted by spaces, and what they speak. */
const regionSchema = z.strictObject({
  states: z.array(stateCodeSchema),
  language: z.enum(['en', 'hi', 'bn', 'ta', 'te', 'mr']),
  women: textSchema,
  men: textSchema,
  families: textSchema,
})

/** The first region is for every state that no other names. */
export const nameRegions = contentOf('customerNames.json', z.array(regionSchema).min(1), rows).map(
  ({ women, men, families, ...region }) => ({
    ...region,
    women: women.split(' '),
    men: men.split(' '),
    families: families.split(' '),
  }),
)

/** The names of a state. */
export type NameRegion = (typeof nameRegions)[number]
