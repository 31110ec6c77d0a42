import type { Field, Resource } from '../../core/index.ts'
import type { FieldProblem } from '../../derive/problems.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { isUnreadable } from '../../fields/json/unreadable.ts'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import type { Texts } from './useTexts.ts'

interface Words {
  translate: (key: string, values?: Record<string, unknown>) => string
  texts: Texts
  locale: string
}

/** The field that a path of the form leads to, and its name for texts: `variants.2.sku` is `variants.sku`. */
export function fieldAt(resource: Resource, path: string): { name: string; field: Field | undefined } {
  const [first = '', second, third] = path.split('.')
  const name = first === 'translations' ? (third ?? '') : first
  const field = resource.fields[name]
  const inner = /^\d+$/.test(second ?? '') ? (third ?? '') : ''
  const owned: Field | undefined = field?.options.fields?.[inner]
  return owned ? { name: `${name}.${inner}`, field: owned } : { name, field }
}

/** What is wrong, in words: amounts as money, choices and other fields by their names. */
export function problemText(
  resource: Resource,
  { path, code, values }: FieldProblem,
  value: unknown,
  { translate, texts, locale }: Words,
): string {
  if (isUnreadable(value)) return translate('fields.json.wrong')
  const { name, field } = fieldAt(resource, path)
  const bound = (text: string | number) =>
    field?.kind === 'money'
      ? formatMoney(Number(text), locale, field.options.currency)
      : Number.isFinite(Number(text))
        ? formatNumber(Number(text), locale)
        : text
  const { min, max, other, choices } = values
  return translate(`errors.${code}`, {
    ...values,
    ...(min === undefined ? {} : { min: bound(min) }),
    ...(max === undefined ? {} : { max: bound(max) }),
    ...(other === undefined ? {} : { other: texts.field(String(other)) }),
    ...(choices === undefined
      ? {}
      : {
          choices: String(choices)
            .split(', ')
            .map((choice) => texts.value(name, choice))
            .join(', '),
        }),
    _: translate('errors.invalid'),
  })
}
