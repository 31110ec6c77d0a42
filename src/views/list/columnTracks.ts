import type { Column } from '../../derive/columns.ts'

/** The least width of a column in pixels, and its share of what is left over. */
type Track = readonly [least: number, share: number]

// Nine of ten values of the demo shop fit; the others end in dots rather than push the last columns out of a window of 1440 px.
const wide: Track = [124, 1.2]
const figure: Track = [72, 0.6]
const moment: Track = [112, 0.7]

const tracks: Readonly<Record<string, Track>> = {
  boolean: [60, 0.4],
  integer: figure,
  decimal: figure,
  percent: figure,
  rows: [84, 0.6],
  money: [104, 0.7],
  date: moment,
  dateTime: moment,
  image: [76, 0.2],
  images: [96, 0.3],
  colour: [100, 0.5],
  phone: [146, 0.8],
  select: [132, 0.8],
  multiSelect: [104, 1.3],
  references: [112, 1.3],
  texts: [112, 1.3],
  longText: [150, 1.6],
  richText: [150, 1.6],
}

const title: Track = [200, 2.4]
const pick = 44
const actions = 48

/** The title where nothing stands beside it: in a narrow window. */
const alone: Track = [140, 1]

/** A title that is a number or a code needs no more room than that. */
const code: Track = [120, 0.8]

const trackOf = ({ field }: Column, index: number, { length }: readonly Column[]): Track => {
  if (index > 0) return tracks[field.kind] ?? wide
  if (length === 1) return alone
  return field.options.system && field.options.max <= 40 ? code : title
}

/** Width in pixels of a name of a column, at the size of the head: letters of Latin about 8.5, those of Chinese and Japanese 13. */
const textWidth = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 13 : 8.5), 0)

/** What a name needs on the two lines of the head, its padding and the arrow of the order included. */
function headWidth(label: string): number {
  const parts = label.split(/\s+|(?<=[\u2e80-\uffff])/).map(textWidth)
  return Math.ceil(Math.min(150, Math.max(...parts, textWidth(label) * 0.55) + 24))
}

/** Kinds whose values are compared by their last figure, so they stand at the end of their column. */
export const endKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent', 'money', 'rows'])

/**
 * The columns of the table as grid tracks, with the box to pick a row before them and its menu after them: known before any data
 * arrives, so the table never moves. `least` is the width in pixels below which the table scrolls sideways.
 */
export function columnTracks(
  columns: readonly Column[],
  { isPickable, label }: { isPickable: boolean; label: (name: string) => string },
): { template: string; least: number } {
  const chosen = columns.map((column, index): Track => {
    const [least, share] = trackOf(column, index, columns)
    return [Math.max(least, headWidth(label(column.name))), share]
  })
  const first = isPickable ? [`${pick}px`] : []
  const template = [
    ...first,
    ...chosen.map(([least, share]) => `minmax(${least}px, ${share}fr)`),
    `${actions}px`,
  ].join(' ')
  return { template, least: chosen.reduce((sum, [least]) => sum + least, actions + (isPickable ? pick : 0)) }
}
