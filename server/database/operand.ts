import { z } from 'zod'
import { type Operator, sealed } from '../../src/core/index.ts'

/** How values of a column compare: what may be asked of it, and of what. */
export type Comparison = 'text' | 'number' | 'boolean' | 'id' | 'day' | 'moment' | 'words' | 'ids' | 'other'

const exact = ['eq', 'not', 'in', 'empty'] as const
const ordered = [...exact, 'gt', 'gte', 'lt', 'lte'] as const

/** What can be asked of the columns of each comparison; a kind may offer less. */
export const askable: Readonly<Record<Comparison, readonly Operator[]>> = {
  text: [...exact, 'contains'],
  number: ordered,
  boolean: exact,
  id: exact,
  day: ordered,
  moment: ordered,
  words: ['has', 'empty'],
  ids: ['has', 'empty'],
  other: ['empty'],
}

/** The comparison of a PostgreSQL type. */
export function comparisonOf(type: string): Comparison {
  if (type === 'uuid[]') return 'ids'
  if (type.endsWith('[]')) return 'words'
  const [word = ''] = type.split(/[( ]/)
  return byType[word] ?? 'other'
}

const byType = sealed<Readonly<Record<string, Comparison>>>({
  text: 'text',
  uuid: 'id',
  boolean: 'boolean',
  date: 'day',
  timestamp: 'moment',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  double: 'number',
})

const text = z
  .string()
  .max(2000)
  .refine((value) => !value.includes('\u0000') && value.isWellFormed())

const id = z.guid().toLowerCase()

// PostgreSQL knows neither the year 0 nor JavaScript's years beyond 9999.
const isUsual = (value: string) => value >= '1000' && value < '9999'

const moment = z.iso
  .datetime({ offset: true })
  .transform((value) => (Number.isNaN(Date.parse(value)) ? '' : new Date(value).toISOString()))
  .refine(isUsual)

const scalars: Readonly<Record<Comparison, z.ZodType>> = {
  text,
  number: z.number(),
  boolean: z.boolean(),
  id,
  day: z.iso.date().refine(isUsual),
  moment,
  words: text,
  ids: id,
  other: z.never(),
}

/** Most entries of a list in a filter; also the most records that one request may ask for by id. */
export const mostEntries = 1000

/** What an operator takes for values of a comparison; brings the operand into its canonical form. */
export function operandSchema(comparison: Comparison, operator: Operator): z.ZodType {
  const scalar = scalars[comparison]
  if (operator === 'empty') return z.boolean()
  if (operator === 'contains') return text
  if (operator === 'eq' || operator === 'not') return scalar.nullable()
  if (operator === 'in' || operator === 'has') return z.array(scalar).max(mostEntries)
  return scalar
}
