import type { AnyRecord } from '../../core/index.ts'
import type { Column } from '../../derive/columns.ts'
import type { Texts } from '../form/useTexts.ts'
import { type AnyViews, noViews } from '../overrides.ts'

/**
 * The least width of a column in pixels, its share of the whole: its hundredth of the pixels that all its values take on one line, and
 * how narrow it may become where the values of this page leave what it has to spare to others.
 */
type Track = readonly [least: number, share: number, floor?: number]

// Nine of ten values of the demo shop fit; the others take a second line or end in dots rather than push the last columns out of a
// window of 1440 px.
const wide: Track = [116, 1.6]
const figure: Track = [72, 0.72]
const several: Track = [88, 0.88]
const moment: Track = [104, 1.04]

const tracks: Readonly<Record<string, Track>> = {
  boolean: [60, 0.6],
  integer: figure,
  decimal: figure,
  percent: figure,
  rows: [80, 0.8],
  money: [104, 1.04],
  date: moment,
  dateTime: moment,
  image: [76, 0.76],
  images: [96, 0.96],
  colour: [100, 1],
  phone: [146, 1.46],
  references: [112, 1.6],
  texts: [112, 1.6],
  longText: [150, 2],
  richText: [150, 2],
  json: [150, 2.4],
}

const title: Track = [200, 2.4]
/** What a title has around it, its picture included. */
const picture = 64
const pick = 44
const actions = 48

/** The title where nothing stands beside it: in a narrow window. */
const alone: Track = [140, 1]

/** A title that is a number or a code needs room for the longest of the page, as it is of no use in part, and no more than that. */
function code(titles: readonly string[]): Track {
  const signs = Math.max(0, ...titles.map(({ length }) => length))
  const width = Math.min(220, Math.max(100, Math.ceil(signs * 9.4) + 20))
  return [width, width / 100]
}

/** What is read of a column on this page, as it stands in its cells, with what stands `beside` it there. */
const textsOf = (
  { name, field }: Column,
  records: readonly AnyRecord[],
  { value }: Words,
  beside?: string,
): string[] =>
  records.flatMap((record) => {
    const values = [record[name]].flat().filter((each) => each && typeof each === 'string')
    const said = values.map((each) => (field.options.values ? value(name, each) : each)).join()
    return (said && (beside ? `${said} ${record[beside] ?? ''}` : said)) || []
  })

/** Texts share what is left by what nine of ten of this page need; below that a long one would be cut beside an empty column. */
function text(texts: readonly string[], [least, share] = wide, besides = 26): Track {
  const widths = texts.map(textWidth).sort((a, b) => a - b)
  const most = widths[Math.floor((widths.length - 1) * 0.9)]
  const needed = most === undefined ? share : Math.max(least, most * 0.92 + besides) / 100
  return [least, Math.min(3.2, needed)]
}

/** The cells that the area draws, and what they say beside a value. */
type Drawn = Pick<AnyViews, 'beside' | 'cells'>

/** What the names and the values of the columns are called. */
type Words = Pick<Texts, 'field' | 'value'>

function trackOf(
  column: Column,
  index: number,
  { length }: readonly Column[],
  words: Words,
  records: readonly AnyRecord[],
  { beside, cells }: Drawn,
): Track {
  const { field, name } = column
  const { kind, options } = field
  const texts = textsOf(column, records, words, beside[name])
  if (index > 0) {
    if (kind === 'select') return chip(column, words, texts, Object.hasOwn(cells, name))
    if (kind === 'text') return text(texts)
    // What an area draws in place of several words are signs.
    if (kind === 'multiSelect') return Object.hasOwn(cells, name) ? several : text(texts, several)
    return tracks[kind] ?? wide
  }
  if (length === 1) return alone
  return options.system && options.max <= 64 ? code(texts) : text(texts, title, picture)
}

/** Width in pixels of words at the size of the head: signs of Chinese and Japanese are as wide as high, letters of Latin differ. */
const textWidth = (text: string) =>
  [...text].reduce((sum, letter) => {
    if (letter > '\u2e80' || 'mwMW'.includes(letter)) return sum + 13
    return sum + (narrow.test(letter) ? 5.6 : 8.8)
  }, 0)

const narrow = /[fijlrtI\s.,()'’-]/

/** What a few words need on two lines. */
const twoLines = (words: string) =>
  Math.max(...words.split(/\s+|(?<=[\u2e80-\uffff])/).map(textWidth), textWidth(words) * 0.55)

/** What a name needs in the head, its padding and the arrow of the order included. */
const headWidth = (label: string) => Math.ceil(Math.min(150, twoLines(label) + 24))

/** What the longest of all values needs with the dot before it, within bounds; what is left is shared by the longest of this page. */
function chip({ name, field }: Column, { value }: Words, seen: readonly string[], isOwn: boolean): Track {
  const values = field.options.values as readonly string[]
  const all = values.map((each) => value(name, each))
  const most = (of: readonly string[]) => Math.max(...of.map(textWidth)) * 0.92 + 33
  const least = Math.ceil(Math.min(140, Math.max(112, most(all))))
  // What an area draws itself may be longer than the value.
  return [least, Math.min(1.9, most(seen.length > 0 ? seen : all) / 94), isOwn ? least : 112]
}

/** Kinds whose values are compared by their last figure, so they stand at the end of their column. */
export const endKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent', 'money', 'rows'])

/**
 * The columns of the table as grid tracks, with the box to pick a row before them and its menu after them: known before any data
 * arrives, so the table never moves; how they share what is left follows the `records` of the page, as they are
 * `drawn`. `least` is the width in pixels that it needs; `printed` are the columns alone, on paper as wide as it is.
 */
export function columnTracks(
  columns: readonly Column[],
  isPickable: boolean,
  words: Words,
  records: readonly AnyRecord[] = [],
  drawn: Drawn = noViews,
): { template: string; least: number; printed: string } {
  const chosen = columns.map((column, index): Track => {
    const [least, share, floor = least] = trackOf(column, index, columns, words, records, drawn)
    const head = headWidth(words.field(column.name))
    return [Math.max(least, head), share, Math.max(floor, head)]
  })
  const first = isPickable ? [`${pick}px`] : []
  const template = [
    ...first,
    ...chosen.map(([, share, floor]) => `minmax(${floor}px, ${share}fr)`),
    `${actions}px`,
  ].join(' ')
  return {
    template,
    least: chosen.reduce((sum, [least]) => sum + least, actions + (isPickable ? pick : 0)),
    printed: chosen.map(([least]) => `minmax(0, ${least}fr)`).join(' '),
  }
}
