/** A measure of a size as a size chart stores it; what could not be read stays as it was typed, for the check to name. */
export interface MeasureRow {
  readonly id?: string
  readonly size: string
  readonly measure: string
  readonly from: number | string
  readonly to: number | string | null
}

/** A number, or a range where `to` is given. */
export type Measured = Pick<MeasureRow, 'from' | 'to'>

/** The sizes (lines) and measures (columns) of a chart, in their order; with those that have no value yet. */
export interface Axes {
  readonly sizes: readonly string[]
  readonly measures: readonly string[]
}

/** The axes of a chart: those that are known in their order, then what else its rows name. */
export const axesOf = (rows: readonly MeasureRow[], known: Axes = { sizes: [], measures: [] }): Axes => ({
  sizes: [...new Set([...known.sizes, ...rows.map(({ size }) => size)])],
  measures: [...new Set([...known.measures, ...rows.map(({ measure }) => measure)])],
})

const keyOf = (size: string, measure: string) => JSON.stringify([size, measure])

/** Where each value stands among the rows. */
export const placesOf = (rows: readonly MeasureRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map(({ size, measure }, index) => [keyOf(size, measure), index]))

/** The place of one value; undefined where there is none. */
export const placeOf = (
  places: ReadonlyMap<string, number>,
  size: string,
  measure: string,
): number | undefined => places.get(keyOf(size, measure))

/** A value of a cell, to be written; null empties it. */
export interface CellValue {
  readonly size: string
  readonly measure: string
  readonly value: Measured | null
}

/** The rows with some cells changed, in the order of the axes: size by size. Rows that stay keep their ids. */
export function withCells(
  rows: readonly MeasureRow[],
  axes: Axes,
  cells: readonly CellValue[],
): MeasureRow[] {
  const all = new Map(rows.map((row) => [keyOf(row.size, row.measure), row]))
  for (const { size, measure, value } of cells) {
    const key = keyOf(size, measure)
    if (value) all.set(key, { ...all.get(key), size, measure, ...value })
    else all.delete(key)
  }
  const { sizes, measures } = axesOf([...all.values()], axes)
  return sizes.flatMap((size) => measures.flatMap((measure) => all.get(keyOf(size, measure)) ?? []))
}

const centimetresInInch = 2.54

/** What is no length, and so the same in every unit. */
const withoutUnit: readonly string[] = ['age']

/** The rows in the other unit, to one tenth; what could not be read stays. */
export const convertedTo = (unit: 'cm' | 'in', rows: readonly MeasureRow[]): MeasureRow[] =>
  rows.map((row) => {
    if (withoutUnit.includes(row.measure)) return row
    const factor = unit === 'cm' ? centimetresInInch : 1 / centimetresInInch
    const changed = <V>(value: V) =>
      typeof value === 'number' ? Math.round(value * factor * 10) / 10 : value
    return { ...row, from: changed(row.from), to: changed(row.to) }
  })

/** Whether a measure is counted in the unit of the chart. */
export const hasUnit = (measure: string): boolean => !withoutUnit.includes(measure)
