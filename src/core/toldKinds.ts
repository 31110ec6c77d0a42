import type { Field } from './field.ts'

/** The kinds whose value stands in a line with others. */
const kinds: readonly string[] = [
  ...['text', 'email', 'phone', 'url', 'slug', 'select', 'multiSelect', 'money', 'percent'],
  ...['integer', 'decimal', 'date', 'dateTime'],
]

/** Whether the line below the title of a record can tell a field. */
export const isTold = (field: Field | undefined): boolean => field !== undefined && kinds.includes(field.kind)
