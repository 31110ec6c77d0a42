import { z } from 'zod'
import fibreRows from './content/fibres.json' with { type: 'json' }
import materialRows from './content/materials.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { clothSchema } from './garment/look.ts'
import { wordsSchema } from './words.ts'

/** A fibre or stuff, for the composition label. */
const fibreSchema = z.enum(keysOf(fibreRows))

export type Fibre = z.infer<typeof fibreSchema>

/** The names on a composition label. */
export const fibres = contentOf('fibres.json', z.record(fibreSchema, wordsSchema), fibreRows)

export const materialKeySchema = z.enum(keysOf(materialRows))

/** The key of a material. */
export type MaterialKey = z.infer<typeof materialKeySchema>

/** A cloth as it is sold: how it is called in a name, what it is made of, and two sentences about it. */
const materialSchema = z.strictObject({
  cloth: clothSchema,
  /** In front of the noun in English, Chinese and Japanese; after it in French. None where the noun says it already. */
  name: wordsSchema.exactOptional(),
  /** Its fibres with their shares in percent, the largest first. */
  made: z
    .partialRecord(fibreSchema, z.number().int().min(1))
    .refine(
      (made) => Object.values(made).reduce((sum, share) => sum + share, 0) === 100,
      'Expected shares of 100 together',
    ),
  /** Multiplies the price of a line. */
  price: z.number().positive(),
  says: z.tuple([wordsSchema, wordsSchema]),
})

export type Material = z.infer<typeof materialSchema>

/** Every material of the shop. */
export const materials = contentOf(
  'materials.json',
  z.record(materialKeySchema, materialSchema),
  materialRows,
)

/** The fibres of a material with their shares. */
export const fibresOf = ({ made }: Pick<Material, 'made'>): [fibre: Fibre, percent: number][] =>
  Object.entries(made) as [Fibre, number][]
