import type { Column } from '../../derive/columns.ts'

/** The least width of a column in pixels, and its share of what is left over. */
type Track = readonly [least: number, share: number]

const wide: Track = [150, 1.2]
const figure: Track = [104, 0.6]
const moment: Track = [128, 0.7]

const tracks: Readonly<Record<string, Track>> = {
  boolean: [108, 0.4],
  integer: figure,
  decimal: figure,
  percent: figure,
  rows: figure,
  money: [124, 0.7],
  date: moment,
  dateTime: moment,
  image: [76, 0.2],
  images: [96, 0.3],
  colour: [112, 0.5],
  select: [148, 0.8],
  multiSelect: [180, 1.3],
  references: [180, 1.3],
  texts: [180, 1.3],
  longText: [180, 1.6],
  richText: [180, 1.6],
}

const title: Track = [250, 2.4]
const pick = 44
const actions = 52

/** The title where nothing stands beside it: in a narrow window. */
const alone: Track = [140, 1]

/** A title that is a number or a code needs no more room than that. */
const code: Track = [128, 0.8]

const trackOf = ({ field }: Column, index: number, { length }: readonly Column[]): Track => {
  if (index > 0) return tracks[field.kind] ?? wide
  if (length === 1) return alone
  return field.options.system && field.options.max <= 40 ? code : title
}

/** Kinds whose values are compared by their last figure, so they stand at the end of their column. */
export const endKinds: ReadonlySet<string> = new Set(['integer', 'decimal', 'percent', 'money', 'rows'])

/**
 * The columns of the table as grid tracks, with the box to pick a row before them and its menu after them: known before any data
 * arrives, so the table never moves. `least` is the width in pixels below which the table scrolls sideways.
 */
export function columnTracks(
  columns: readonly Column[],
  { isPickable }: { isPickable: boolean },
): { template: string; least: number } {
  const chosen = columns.map(trackOf)
  const first = isPickable ? [`${pick}px`] : []
  const template = [
    ...first,
    ...chosen.map(([least, share]) => `minmax(${least}px, ${share}fr)`),
    `${actions}px`,
  ].join(' ')
  return { template, least: chosen.reduce((sum, [least]) => sum + least, actions + (isPickable ? pick : 0)) }
}
