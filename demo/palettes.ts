import { z } from 'zod'
import { colourCodeSchema } from './colours.ts'
import rows from './content/palettes.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'

export const paletteKeySchema = z.enum(keysOf(rows))

/** Groups of colours in which a line may come. */
export const palettes = contentOf(
  'palettes.json',
  z.record(paletteKeySchema, z.array(colourCodeSchema).min(1)),
  rows,
)
