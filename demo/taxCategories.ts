import { z } from 'zod'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import rows from './content/taxCategories.json' with { type: 'json' }
import { contentOf } from './content.ts'
import type { Entry } from './shop.ts'
import { unlike } from './unlike.ts'
import { textSchema } from './words.ts'

const daySchema = z.iso.date()
const percentSchema = z.number().min(0).max(100)

/** A rate for a time; where a piece of up to some rupees has it, `above` is the rate of a dearer one. */
const rateSchema = z.strictObject({
  from: daySchema,
  to: daySchema.exactOptional(),
  rate: percentSchema,
  upTo: z.number().positive().exactOptional(),
  above: percentSchema.exactOptional(),
})

const { taxability, appliesTo } = resources.taxCategory.fields

/**
 * The tax categories of the demo shop (areas, 11): data to begin with, taken from secondary pages. The rates of a real shop must be
 * confirmed by a tax adviser before it opens.
 */
const taxCategorySchema = z.strictObject({
  code: textSchema,
  name: textSchema,
  description: textSchema.exactOptional(),
  isDefault: z.literal(true).exactOptional(),
  taxability: z.enum(taxability.options.values).exactOptional(),
  appliesTo: z.enum(appliesTo.options.values).exactOptional(),
  hsnPrefixes: z.array(z.string().regex(/^\d{2,8}$/, 'Expected two to eight digits')),
  rates: z.array(rateSchema),
})

const categories = contentOf(
  'taxCategories.json',
  z.array(taxCategorySchema).check(unlike(({ code }) => code)),
  rows,
)

/** By which categories refer to it. */
export const taxCodeSchema = z.enum(categories.map(({ code }) => code))

/** The entries of the demo shop, under their codes. */
export const taxCategoryEntries = (): (() => Promise<Entry>)[] =>
  categories.map(({ hsnPrefixes, rates, ...category }) => async () => ({
    key: category.code,
    at: '2025-05-02T04:30:00.000Z',
    values: {
      taxability: 'taxable',
      appliesTo: 'goods',
      ...category,
      hsnPrefixes: hsnPrefixes.map((prefix) => ({ prefix })),
      rates: rates.flatMap(ratesOf),
    },
  }))

function ratesOf({ from, to, rate, upTo, above }: z.infer<typeof rateSchema>): Values[] {
  const during = { country: 'IN', effectiveFrom: from, effectiveTo: to ?? null }
  if (upTo === undefined) return [{ ...during, basis: 'none', rate }]
  const limit = upTo * 100
  return [
    { ...during, basis: 'unitValue', maxValue: limit, rate },
    { ...during, basis: 'unitValue', minValue: limit, rate: above },
  ]
}
