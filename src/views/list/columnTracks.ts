import type { AnyRecord, AreaHead } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import type { Texts } from '../form/useTexts.ts'

// The least widths in pixels: what a page is drawn with until its rows are there to be measured (`useFittedTracks.ts`), and what decides
// which columns have room.
const wide = 116
const figure = 72
const moment = 104

const leastOf: Readonly<Record<string, number>> = {
  boolean: 60,
  integer: figure,
  decimal: figure,
  percent: figure,
  rows: 80,
  money: 104,
  date: moment,
  dateTime: moment,
  image: 76,
  images: 96,
  colour: 100,
  multiSelect: 88,
  phone: 146,
  longText: 150,
  richText: 150,
  json: 150,
}

const title = 200
const pick = 44
const actions = 48

/** The title where nothing stands beside it: in a narrow window. */
const alone = 140

/** A title that is a number or a code needs room for the longest of the page, as it is of no use in part, and no more than that. */
const code = (titles: readonly string[]) =>
  Math.min(220, Math.max(100, Math.ceil(Math.max(0, ...titles.map(({ length }) => length)) * 9.4) + 20))

/** What the names and the values of the columns are called. */
type Words = Pick<Texts, 'field' | 'value'>

function leastWidth(
  column: Column,
  index: number,
  { length }: readonly Column[],
  words: Words,
  records: readonly AnyRecord[],
): number {
  const { kind, options } = column.field
  if (index > 0) return kind === 'select' ? chip(column, words) : (leastOf[kind] ?? wide)
  if (length === 1) return alone
  return options.system && options.max <= 64
    ? code(records.map((record) => String(record[column.name] ?? '')))
    : title
}

/** Width in pixels of words at the size of the head, about: signs of Chinese and Japanese are as wide as high. */
const textWidth = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 8), 0)

/** What a few words need on two lines. */
const twoLines = (words: string) =>
  Math.max(...words.split(/\s+|(?<=[\u2e80-\uffff])/).map(textWidth), textWidth(words) * 0.55)

/** What a name needs in the head, its padding and the arrow of the order included. */
const headWidth = (label: string) => Math.ceil(Math.min(150, twoLines(label) + 24))

/** What the longest of all values needs with the dot before it, within bounds. */
function chip({ name, field }: Column, { value }: Words): number {
  const values = field.options.values as readonly string[]
  const most = Math.max(...values.map((each) => textWidth(value(name, each)))) * 0.92 + 33
  return Math.ceil(Math.min(140, Math.max(112, most)))
}

/** Kinds whose values are compared by their last figure, so they stand at the end of their column. */
export const endKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent', 'money', 'rows'])

/** Tracks with the box to pick a row before them and its menu after them. */
export const around = (columns: readonly string[], isPickable: boolean) =>
  [...(isPickable ? [`${pick}px`] : []), ...columns, `${actions}px`].join(' ')

/** What the names of goods take, which are long. */
const goods = 230

/** What is read later than its row, so that its words cannot be measured with the row. */
const later: ReadonlySet<string> = new Set(['reference', 'references'])

/**
 * The columns of the table as grid tracks, with the box to pick a row before them and its menu after them: known before any data
 * arrives, so the table never moves. `isNamed` says that the names of what the records refer to are there. `least` is the width in pixels that it needs, `heads` what its names
 * need at most, `awaited` what is kept for the words that have yet to come, by the `areas` that they are of, `besides` what stands around the columns; `printed` are the columns alone, on paper as wide as it is.
 */
export function columnTracks(
  columns: readonly Column[],
  isPickable: boolean,
  words: Words,
  records: readonly AnyRecord[] = [],
  isNamed = false,
  areas: Readonly<Record<string, Pick<AreaHead, 'picturesOf'>>> = {},
): {
  template: string
  least: number
  printed: string
  heads: readonly number[]
  awaited: readonly number[]
  besides: number
} {
  const heads = columns.map(({ name }) => headWidth(words.field(name)))
  const widths = columns.map((column, index) =>
    Math.max(leastWidth(column, index, columns, words, records), heads[index] as number),
  )
  const besides = actions + (isPickable ? pick : 0)
  return {
    template: around(
      widths.map((width) => `minmax(${width}px, ${width}fr)`),
      isPickable,
    ),
    least: widths.reduce((sum, width) => sum + width, besides),
    printed: widths.map((width) => `minmax(0, ${width}fr)`).join(' '),
    heads,
    awaited: columns.map(({ field }, index) =>
      isNamed || !later.has(field.kind)
        ? 0
        : Math.max(widths[index] as number, areas[field.options.to]?.picturesOf === 'goods' ? goods : 0),
    ),
    besides,
  }
}
