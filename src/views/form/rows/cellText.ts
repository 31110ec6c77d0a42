import { readDay } from '../../../controls/day/days.ts'
import { fromMinor, toMinor } from '../../../controls/number/minorUnits.ts'
import { readNumber } from '../../../controls/number/readNumber.ts'
import type { Field } from '../../../core/index.ts'
import { wallTimeOf } from '../../../fields/dateTime/zonedTime.ts'
import { currencyDigits } from '../../../fields/money/currency.ts'
import { shopCurrency } from '../../../fields/money/money.ts'

/** What texts of cells are read with: the language, and the words for the values of a choice. */
export interface CellWords {
  locale: string
  valueWord: (value: string) => string
  yes: string
  no: string
}

/** A cell's text as its value; what cannot be read stays text, for the check to name. */
export function cellFromText(field: Field, text: string, words: CellWords): unknown {
  const plain = text.trim()
  if (plain === '') return null
  return readers[field.kind]?.(plain, field, words) ?? field.type.fromText?.(plain, field.options) ?? plain
}

type Reader = (text: string, field: Field, words: CellWords) => unknown

const same = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

const number =
  (digits: (field: Field) => number): Reader =>
  (text, field, { locale }) => {
    const figures = readNumber(text, { locale, digits: digits(field) })
    return figures === null ? text : Number(figures)
  }

const choice: Reader = (text, { options }, { valueWord }) =>
  (options.values as readonly string[]).find((value) => same(value, text) || same(valueWord(value), text)) ??
  text

const readers: Readonly<Record<string, Reader>> = {
  integer: number(() => 0),
  decimal: number(({ options }) => options.digits ?? 2),
  percent: number(() => 3),
  money: (text, { options }, { locale }) => {
    const digits = currencyDigits(options.currency ?? shopCurrency)
    const figures = readNumber(text, { locale, digits })
    return figures === null ? text : toMinor(figures, digits)
  },
  boolean: (text, _, { yes, no }) =>
    ['true', '1', 'x', 'yes', yes].some((word) => same(word, text))
      ? true
      : ['false', '0', 'no', no].some((word) => same(word, text))
        ? false
        : text,
  select: choice,
  multiSelect: (text, field, words) => text.split(/[,;]/).map((part) => choice(part.trim(), field, words)),
  date: (text, _, { locale }) => readDay(text, locale, wallTimeOf(new Date().toISOString()).day) ?? text,
}

/** A cell's value as text that `cellFromText` reads back and a spreadsheet understands. */
export function cellToText(field: Field, value: unknown, { valueWord, yes, no }: CellWords): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (field.kind === 'money' && typeof value === 'number') {
    return fromMinor(value, currencyDigits(field.options.currency ?? shopCurrency))
  }
  if (field.kind === 'select') return valueWord(String(value))
  // biome-ignore lint/plugin: spreadsheets and this form read it again
  if (field.kind === 'multiSelect' && Array.isArray(value)) return value.map(valueWord).join(', ')
  return field.type.toText?.(value, field.options) ?? String(value)
}
