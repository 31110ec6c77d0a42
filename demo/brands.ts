import { z } from 'zod'
import { sampleSchema } from './colours.ts'
import rows from './content/brands.json' with { type: 'json' }
import { contentOf, keysOf } from './content.ts'
import { emblemSchema, type LogoLook } from './logo.ts'
import { slugOf, textSchema, type Words, wordsSchema } from './words.ts'

/** What a brand makes; product lines choose among the brands of their kind. */
export const brandKindSchema = z.enum([
  'women',
  'men',
  'kids',
  'ethnic',
  'denim',
  'knit',
  'shoes',
  'bags',
  'jewellery',
  'accessories',
  'home',
])

export type BrandKind = z.infer<typeof brandKindSchema>

/** Three capitals, the start of every style code. */
export const brandCodeSchema = z.enum(keysOf(rows))

const brandSchema = z.strictObject({
  name: textSchema,
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/, 'Expected two capitals'),
  kinds: z.array(brandKindSchema).min(1),
  /** Multiplies the price of a line. */
  price: z.number().positive(),
  emblem: emblemSchema,
  ink: sampleSchema,
  ground: sampleSchema,
  address: textSchema,
  description: wordsSchema,
  inactive: z.literal(true).exactOptional(),
})

/** A brand of the demo shop. All are invented. */
export interface DemoBrand {
  code: string
  name: string
  slug: string
  description: Words
  country: string
  isActive: boolean
  kinds: readonly BrandKind[]
  price: number
  manufacturerName: string
  manufacturerAddress: string
  careContact: string
  logo: LogoLook
}

/** Every brand of the demo shop. */
export const brands: readonly DemoBrand[] = Object.entries(
  contentOf('brands.json', z.record(brandCodeSchema, brandSchema), rows),
).map(([code, { name, country, kinds, price, emblem, ink, ground, address, description, inactive }]) => {
  const slug = slugOf(name)
  return {
    code,
    name,
    slug,
    description,
    country,
    isActive: !inactive,
    kinds,
    price,
    manufacturerName: `${name} ${country === 'IN' ? 'Private Limited' : 'Ltd'}`,
    manufacturerAddress: address,
    careContact: `care@${slug}.example`,
    logo: { name: name.replace('&', 'and'), monogram: monogramOf(name), emblem, ink, ground },
  }
})

function monogramOf(name: string): string {
  const initials = name.split(/[^A-Za-z]+/).map((part) => part[0] ?? '')
  return initials.join('').slice(0, 2).toUpperCase()
}
