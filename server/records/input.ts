import {
  type AnyRecord,
  type Field,
  isInput,
  locales,
  type Resource,
  type Viewer,
} from '../../src/core/index.ts'
import { localizedFields } from '../../src/derive/localizedFields.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { readableFields, writableFields } from '../../src/derive/permissions.ts'
import { type FieldProblem, problemAt } from '../../src/derive/problems.ts'
import { defaultsOf } from '../../src/derive/rules.ts'
import { ApiError } from '../apiError.ts'
import { refused } from '../refused.ts'
import { isSame, type Values } from './values.ts'

/** What a client sends back from what it was given, and what never is an input. */
const ignored = ['id', 'version', 'createdAt', 'updatedAt']

/**
 * The part of a body that this person may write. What is read-only is left out; `status` may be sent as it is.
 * @throws ApiError `unknown-field` for a field that is not there or not visible, `invalid` for one that may not be changed.
 */
export function readInput(resource: Resource, viewer: Viewer, body: Values, previous?: AnyRecord): Values {
  const readable = new Set(readableFields(viewer, resource))
  const writable = new Set(writableFields(viewer, resource, !previous))
  const before: Values = previous ?? defaultsOf(resource.fields)
  const shown = maskRecord(viewer, resource, before)
  const input: Values = {}
  const problems: FieldProblem[] = []
  for (const [name, value] of Object.entries(body)) {
    if (ignored.includes(name) || (name === 'transitions' && resource.workflow)) continue
    if (name === 'status' && resource.workflow) {
      if (value !== (previous?.status ?? resource.workflow.initial)) problems.push(notAllowed('status'))
    } else if (name === 'translations' && localizedFields(resource).length > 0) {
      input.translations = readTexts(value, name)
    } else if (!readable.has(name)) {
      throw unknownField(name)
    } else if (writable.has(name)) {
      input[name] = value
    } else if (
      isInput(resource.fields[name] as Field) &&
      !isSame(value, before[name]) &&
      !isSame(value, shown[name])
    ) {
      problems.push(notAllowed(name))
    }
  }
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return input

  function readTexts(value: unknown, path: string): Values {
    return mapObject(value, path, (locale, texts) => {
      if (!(locales as readonly string[]).includes(locale)) throw unknownField(`${path}.${locale}`)
      return mapObject(texts, `${path}.${locale}`, (name, text) => {
        const at = `${path}.${locale}.${name}`
        if (!readable.has(name) || !resource.fields[name]?.options.localized) throw unknownField(at)
        const was = (before.translations as Record<string, Values> | undefined)?.[locale]?.[name]
        if (!writable.has(name) && !isSame(text, was)) problems.push(notAllowed(at))
        return text
      })
    })
  }
}

/** Texts in other languages, one by one: those not sent stay, empty ones go. */
export function mergeTexts(before: unknown, given: unknown): Values {
  const result: Record<string, Values> = { ...(before as Record<string, Values> | undefined) }
  for (const [locale, texts] of Object.entries((given ?? {}) as Record<string, Values>)) {
    const merged = Object.entries({ ...result[locale], ...texts }).filter(
      ([, text]) => text !== null && text !== '',
    )
    if (merged.length > 0) result[locale] = Object.fromEntries(merged)
    else delete result[locale]
  }
  return result
}

const notAllowed = (path: string): FieldProblem => problemAt<AnyRecord>(path, 'not-allowed')

const unknownField = (field: string) =>
  new ApiError('unknown-field', { values: { field: field.slice(0, 100) } })

function mapObject(value: unknown, path: string, map: (key: string, value: unknown) => unknown): Values {
  if (value === null || value === undefined) return {}
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw refused<AnyRecord>(path, 'wrong-type', { expected: 'object' })
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, map(key, part)]))
}
