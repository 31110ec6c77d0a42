import { z } from 'zod'
import rows from './content/colours.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { wordsSchema } from './words.ts'

/** Three capitals, a colour's part of a SKU. */
export const colourCodeSchema = z.enum(keysOf(rows))

/** A sample as `#rrggbb`. */
export const sampleSchema = z.string().regex(/^#[0-9a-f]{6}$/, 'Expected six hexadecimal digits after #')

/** A colour in which things are sold: its sample, its family for filters and its name. */
const colourSchema = z.strictObject({
  hex: sampleSchema,
  family: z.enum([
    'white',
    'black',
    'grey',
    'brown',
    'beige',
    'red',
    'pink',
    'orange',
    'yellow',
    'green',
    'blue',
    'purple',
    'metal',
  ]),
  name: wordsSchema,
})

export type Colour = z.infer<typeof colourSchema> & { readonly code: ColourCode }

export type ColourCode = z.infer<typeof colourCodeSchema>

const byCode = contentOf('colours.json', z.record(colourCodeSchema, colourSchema), rows)

/** The colour with that code. */
export const colourOf = (code: ColourCode): Colour => ({ code, ...byCode[code] })

/** Every colour of the shop. */
export const colours: readonly Colour[] = keysOf(byCode).map(colourOf)
