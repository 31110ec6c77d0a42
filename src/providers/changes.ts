import { hashKey } from '@tanstack/react-query'

type Values = Readonly<Record<string, unknown>>

/** What the answer for a record carries beside its fields; the API takes none of it back. */
const answerOnly = ['id', 'version', 'createdAt', 'updatedAt', 'status', 'transitions']

/** The fields of a form that make a new record: a copy of another one brings its system fields along. */
export const newRecordOf = (data: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([name, value]) => !answerOnly.includes(name) && value !== undefined),
  )

/**
 * The fields that differ from the previous record; all of them where that is not known. Sending no more than what a person
 * changed keeps fields that the form does not show, or that the person may not write, out of the request.
 */
export function changesOf(data: Values, previous?: Values): Record<string, unknown> {
  const fields = Object.entries(newRecordOf(data))
  return Object.fromEntries(
    previous ? fields.filter(([name, value]) => !isSame(value, previous[name])) : fields,
  )
}

/** Equal as JSON, whatever the order of the keys; what is absent is null to the API. */
const isSame = (a: unknown, b: unknown) => hashKey([a ?? null]) === hashKey([b ?? null])
