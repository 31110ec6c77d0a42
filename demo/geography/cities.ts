import { z } from 'zod'
import rows from '../content/cities.json' with { type: 'json' }
import { contentOf } from '../content.ts'
import { unlike } from '../unlike.ts'
import { textSchema } from '../words.ts'
import { stateCodeSchema } from './stateCode.ts'

/** Names in English, Chinese and Japanese; French writes them as English does. */
const citySchema = z.strictObject({
  state: stateCodeSchema,
  name: textSchema,
  zh: textSchema,
  ja: textSchema,
  /** Those of the first are metros, of the second cities, of the third towns. */
  tier: z.literal([1, 2, 3]),
  /** Latitude and longitude. */
  at: z.tuple([z.number().min(6).max(37), z.number().min(68).max(98)]),
  /** Where it is called otherwise than the city, without the word for district. */
  district: z
    .strictObject({ name: textSchema, zh: textSchema.exactOptional(), ja: textSchema.exactOptional() })
    .exactOptional(),
  /** Other names of the city. */
  aliases: z.array(textSchema).exactOptional(),
})

const kinds = { 1: 'metro', 2: 'city', 3: 'town' } as const

/** A sample of India's larger cities, to be completed by an import. */
export const demoCities = contentOf(
  'cities.json',
  z.array(citySchema).check(unlike(({ name }) => name)),
  rows,
).map(({ at: [latitude, longitude], district, aliases = [], ...city }) => ({
  ...city,
  latitude,
  longitude,
  district: { name: city.name, zh: city.zh, ja: city.ja, ...district },
  kind: kinds[city.tier],
  aliases,
}))

export type DemoCity = (typeof demoCities)[number]

export const cityNameSchema = z.enum(demoCities.map(({ name }) => name))

export const districtNameSchema = z.enum(demoCities.map(({ district }) => district.name))
