import type { Column } from '../../derive/columns.ts'

/** What matters most of the columns in their order: one amount, one state, what was bought, whom or what it is about, and who or what else. */
export function rowParts([, ...others]: readonly Column[]) {
  const amount = others.find(({ field }) => field.kind === 'money')
  const items = others.find(({ name, field }) => name === 'lines' && field.kind === 'rows')
  const state =
    others.find(({ name }) => name === 'status') ?? others.find(({ field }) => field.kind === 'select')
  const about = others.find(
    (column) => ![amount, items, state].includes(column) && !small.includes(column.field.kind),
  )
  const further = others.find(
    (column) => ![amount, items, state, about].includes(column) && named.includes(column.field.kind),
  )
  return { amount, items, state, about, further }
}

/** Kinds whose value is a name. */
const named: readonly string[] = ['text', 'reference']

/** Kinds whose value says little without the name of its column. */
export const small: readonly string[] = [
  'date',
  'dateTime',
  'boolean',
  'integer',
  'decimal',
  'percent',
  'image',
  'images',
  'rows',
]
