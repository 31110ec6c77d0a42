import { z } from 'zod'
import { asText } from '../../../../src/core/asText.ts'
import { baseLocale, type Field, type Fields, isEmpty, locales } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt, problemsOf } from '../../../../src/derive/problems.ts'
import type { Content, ContentPart } from './contentValue.ts'
import { isObject } from './isObject.ts'

/**
 * What content of a type is made of, in the language of descriptors: its own fields, and those of the entries that it lists (the
 * questions of an FAQ). `flag` is the flag of the area's permission entry that whoever writes such content needs.
 */
export interface ContentShape {
  readonly fields: Fields
  readonly items?: Fields
  /** Most entries. */
  readonly most?: number
  readonly flag?: string
}

type Values = Readonly<Record<string, unknown>>

export interface Checked<T> {
  readonly value: T
  readonly problems: readonly FieldProblem[]
}

/** Checks content against the shape of its type; `path` is where it stands in its record. */
export function checkContent(shape: ContentShape, given: Values, path: string): Checked<Content> {
  const own = checkPart(shape.fields, given, path)
  const list = given.items ?? []
  const problems = [...own.problems]
  const items: ContentPart[] = []
  if (!Array.isArray(list)) problems.push(problemAt<Values>(`${path}.items`, 'wrong-type'))
  else if (list.length > (shape.items ? (shape.most ?? 50) : 0))
    problems.push(
      problemAt<Values>(`${path}.items`, 'too-big-list', { max: shape.items ? (shape.most ?? 50) : 0 }),
    )
  else
    for (const [index, item] of list.entries()) {
      const checked = checkPart(shape.items ?? {}, isObject(item) ? item : {}, `${path}.items.${index}`)
      problems.push(...checked.problems)
      items.push(checked.value)
    }
  const known = ['id', 'type', 'values', 'translations', 'items']
  for (const key of Object.keys(given))
    if (!known.includes(key))
      problems.push(problemAt<Values>(`${path}.${key}`, 'unknown-field', { field: key }))
  return {
    value: { id: asText(given.id ?? ''), type: asText(given.type ?? ''), ...own.value, items },
    problems,
  }
}

function checkPart(fields: Fields, given: Values, path: string): Checked<ContentPart> {
  const problems: FieldProblem[] = []
  const values: Record<string, unknown> = {}
  const translations: Record<string, Record<string, unknown>> = {}
  const source = isObject(given.values) ? given.values : {}
  for (const name of Object.keys(source))
    if (!Object.hasOwn(fields, name))
      problems.push(problemAt<Values>(`${path}.values.${name}`, 'unknown-field', { field: name }))
  for (const [name, field] of Object.entries(fields)) {
    const at = `${path}.values.${name}`
    const value = source[name] ?? field.options.default
    if (isEmpty(value)) {
      if (field.options.required) problems.push(problemAt<Values>(at, 'required'))
      continue
    }
    values[name] = checkValue(field, value, at, problems)
  }
  for (const [locale, texts] of Object.entries(isObject(given.translations) ? given.translations : {})) {
    if (locale === baseLocale || !(locales as readonly string[]).includes(locale)) {
      problems.push(problemAt<Values>(`${path}.translations.${locale}`, 'unknown-field', { field: locale }))
      continue
    }
    for (const [name, value] of Object.entries(isObject(texts) ? texts : {})) {
      const at = `${path}.translations.${locale}.${name}`
      const field = Object.hasOwn(fields, name) ? (fields[name] as Field) : undefined
      if (!field?.options.localized) problems.push(problemAt<Values>(at, 'unknown-field', { field: name }))
      else if (!isEmpty(value)) {
        translations[locale] ??= {}
        translations[locale][name] = checkValue(field, value, at, problems)
      }
    }
  }
  return { value: { values, translations }, problems }
}

function checkValue(field: Field, value: unknown, path: string, problems: FieldProblem[]): unknown {
  const parsed = field.type.schema(field.options, z).safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  problems.push(...problemsOf(parsed.error, path))
  return value
}
