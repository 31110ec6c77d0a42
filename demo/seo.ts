import { z } from 'zod'
import { seoEntities } from '../resources/content/seo/rules/seoPatterns.ts'
import { resources } from '../resources/index.ts'
import redirectRows from './content/redirects.json' with { type: 'json' }
import patternRows from './content/seoPatterns.json' with { type: 'json' }
import { contentOf } from './content.ts'
import type { Entry } from './shop.ts'
import { unlike } from './unlike.ts'
import { locales, wordsSchema } from './words.ts'

const at = '2025-05-02T04:30:00.000Z'

const patternSchema = z.strictObject({ title: wordsSchema, description: wordsSchema })

const patterns = contentOf('seoPatterns.json', z.record(z.enum(seoEntities), patternSchema), patternRows)

/** The patterns of the demo shop: every kind of record in every language. */
export const seoEntries = (): (() => Promise<Entry>)[] =>
  seoEntities.flatMap((entity) =>
    locales.map((locale) => async () => {
      const { title, description } = patterns[entity]
      return {
        key: `${entity} ${locale}`,
        at,
        values: { entity, locale, titleTemplate: title[locale], descriptionTemplate: description[locale] },
      }
    }),
  )

const { type, match } = resources.redirect.fields
const pathSchema = z.string().regex(/^\/\S*$/, 'Expected a path')

const redirectSchema = z.strictObject({
  fromPath: pathSchema,
  to: pathSchema.exactOptional(),
  type: z.enum(type.options.values),
  match: z.enum(match.options.values),
})

/** Addresses that the demo shop once had. */
const redirects = contentOf(
  'redirects.json',
  z.array(redirectSchema).check(unlike(({ fromPath }) => fromPath)),
  redirectRows,
)

export const redirectEntries = (): (() => Promise<Entry>)[] =>
  redirects.map(({ fromPath, to = null, ...how }) => async () => ({
    key: fromPath,
    at,
    values: { fromPath, to, ...how, source: 'manual' },
  }))
