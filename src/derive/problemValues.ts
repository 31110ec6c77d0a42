import type { Field, Resource } from '../core/index.ts'
import { formatTime } from '../fields/dateTime/formatTime.ts'
import { formatNumber } from '../fields/decimal/formatNumber.ts'
import { formatMoney } from '../fields/money/formatMoney.ts'
import type { FieldProblem } from './problems.ts'

/** The words of an area in one language: what its fields are called (`variants.sku`), and their choices. */
export interface AreaWords {
  readonly locale: string
  field(name: string): string
  value(name: string, value: string): string
}

/** The field that a path leads to, and its name for texts: `variants.2.sku` is `variants.sku`, `translations.fr.name` is `name`. */
export function fieldAt(resource: Resource, path: string): { name: string; field: Field | undefined } {
  const [first = '', second, third] = path.split('.')
  const name = first === 'translations' ? (third ?? '') : first
  const field = resource.fields[name]
  const inner = /^\d+$/.test(second ?? '') ? (third ?? '') : ''
  const owned: Field | undefined = field?.options.fields?.[inner]
  return owned ? { name: `${name}.${inner}`, field: owned } : { name, field }
}

/**
 * What fills the placeholders of a problem's text, for people: amounts (`money`, and the bounds of such a field) as money, `at` as a
 * time, numbers in the way of the language, choices and other fields by what they are called. A field that is not there keeps the name
 * it was asked for by.
 */
export function problemValues(
  resource: Resource,
  { path, code, values }: FieldProblem,
  words: AreaWords,
): Record<string, string | number> {
  const { name, field } = fieldAt(resource, path)
  const bound = (text: string | number) => {
    if (text === '' || !Number.isFinite(Number(text))) return text
    return field?.kind === 'money'
      ? formatMoney(Number(text), words.locale, field.options.currency)
      : formatNumber(Number(text), words.locale)
  }
  const change: Changes = {
    ...plain(words.locale),
    min: bound,
    max: bound,
    other: (other) => words.field(String(other)),
    // Whoever asks for an unknown field must not learn from its label that it is there for others.
    field: (other) => (code.startsWith('unknown-') ? other : words.field(String(other))),
    choices: (choices) =>
      String(choices)
        .split(', ')
        .map((choice) => words.value(name, choice))
        .join(', '),
  }
  return changed(values, change)
}

/** The same for a text that is about no field: amounts as money, `at` as a time. */
export const plainValues = (
  values: FieldProblem['values'],
  locale: string,
): Record<string, string | number> => changed(values, plain(locale))

type Changes = Record<string, (value: string | number) => string | number>

const plain = (locale: string): Changes => ({
  money: (minor) => formatMoney(Number(minor), locale),
  at: (moment) => formatTime(String(moment), locale),
})

const changed = (values: FieldProblem['values'], change: Changes): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      Object.hasOwn(change, key) ? (change[key]?.(value) ?? value) : value,
    ]),
  )
