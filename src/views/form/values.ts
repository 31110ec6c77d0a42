import { defined } from '../../core/defined.ts'
import { type AnyRecord, baseLocale, isInput, locales, type Resource } from '../../core/index.ts'
import { localizedFields } from '../../derive/localizedFields.ts'
import { defaultsOf } from '../../derive/rules.ts'
import { sameValue } from './sameValue.ts'

export type Values = Record<string, unknown>

/** The values a form starts with: the record as it is, or a new record's defaults with what was handed over (a copy, a link). */
export function startValues(resource: Resource, given: Values | undefined): Values {
  const initial = resource.workflow ? { status: resource.workflow.initial } : {}
  const translations = localizedFields(resource).length > 0 ? { translations: {} } : {}
  return { ...initial, ...translations, ...defaultsOf(resource.fields), ...given }
}

/** One thing that a person can change and a merge can decide on: a field, or its text in one further language. */
export interface Part {
  /** Where the form keeps it: `price`, `translations.fr.name`. */
  readonly path: string
  readonly name: string
  readonly locale: string | undefined
}

/** All parts of a record that are made of the given fields, in the order of the descriptor. */
export function partsOf(resource: Resource, names: readonly string[]): Part[] {
  const localized = new Set(localizedFields(resource))
  const others = locales.filter((locale) => locale !== baseLocale)
  return names.flatMap((name): Part[] => [
    { path: name, name, locale: undefined },
    ...(localized.has(name)
      ? others.map((locale) => ({ path: `translations.${locale}.${name}`, name, locale }))
      : []),
  ])
}

/** The value at a path such as `translations.fr.name` or `variants.2.sku`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values)
}

/** A copy with another value at a path; what lies beside the path is shared with the original. */
export function withValueAt(values: Values, path: string, value: unknown): Values {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...values, [key]: value }
  return { ...values, [key]: withValueAt((values[key] ?? {}) as Values, rest.join('.'), value) }
}

/** The parts in which two states of a record differ. */
export const changedParts = (parts: readonly Part[], before: Values, after: Values): Part[] =>
  parts.filter(({ path }) => !sameValue(valueAt(before, path), valueAt(after, path)))

/** What is sent: the changed fields alone, so that nothing that somebody else wrote is put back; texts of languages as a whole. */
export function payloadOf(changed: readonly Part[], values: Values): Values {
  const names = new Set(changed.map(({ name, locale }) => (locale ? 'translations' : name)))
  return Object.fromEntries(
    [...names].map((name) => [name, values[name] === '' ? null : (values[name] ?? null)]),
  )
}

/** A copy to create another record from: no identity, nothing that must stay unique, rows without their ids. */
export function copyOf(resource: Resource, record: AnyRecord): Values {
  const entries = Object.entries(resource.fields).flatMap(([name, field]): [string, unknown][] => {
    const { options } = field
    if (!isInput(field) || options.unique || options.from || record[name] === undefined) return []
    const rows = options.fields ? (record[name] as Values[]) : undefined
    return [[name, rows ? rows.map((row) => withoutUnique(options.fields, row)) : record[name]]]
  })
  return defined<Values>({
    ...Object.fromEntries(entries),
    translations: record.translations || undefined,
  })
}

const withoutUnique = (fields: Resource['fields'], { id: _, ...row }: Values): Values =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields[name]?.options.unique))
