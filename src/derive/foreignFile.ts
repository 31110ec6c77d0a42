/** A file of records: the names of its columns, and the cells of each line as text. Empty lines are left out. */
export interface Table {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A column that is made of the lines of a foreign file. `Line` is what they were gathered into. */
export interface ForeignColumn<Line> {
  /** As the import calls it: `variants.sku`; empty for one that people choose. */
  readonly name: string
  /** As the other system calls it. */
  readonly from: string
  readonly read: (line: Line) => string
}

/** A foreign file in the columns of an area. */
export interface Taken {
  /** Its head has the names of the import; where a column is to be chosen, that of the other system. */
  readonly table: Table
  /** What the other system calls each column. */
  readonly from: readonly string[]
  /** Lines of what the area does not have. */
  readonly leftOut: number
}

/** A file as another system writes it, recognised by its head. */
export interface ForeignFile {
  /** The name of that system. */
  readonly system: string
  /** The column whose numbers belong to one of the records that columns stand apart for, such as a stock location. */
  readonly apart?: string
  readonly isOne: (head: readonly string[]) => boolean
  readonly take: (table: Table) => Taken
}

/** Reads a line by the names of its columns, whatever their letter case: the first of some columns that has something in it. */
export type ReadCell = (row: readonly string[], ...names: readonly string[]) => string

export function cellReader(head: readonly string[]): ReadCell {
  const places = new Map(head.map((name, at) => [name.trim().toLowerCase(), at]))
  return (row, ...names) => {
    const texts = names.map((name) => row[places.get(name.toLowerCase()) ?? -1]?.trim() ?? '')
    return texts.find((text) => text !== '') ?? ''
  }
}

/** A line by the names of its columns (`ReadCell`). */
export type Cell = (...names: readonly string[]) => string

/** The lines of a table. */
export function cellsOf({ head, rows }: Table): Cell[] {
  const read = cellReader(head)
  return rows.map(
    (row): Cell =>
      (...names) =>
        read(row, ...names),
  )
}

/** The objects of a list that a cell has as JSON; none where it has no list. */
export function objectsIn<T extends object>(text: string): readonly T[] {
  const list: unknown = text.startsWith('[') ? JSON.parse(text) : []
  return Array.isArray(list) ? list.filter((one) => typeof one === 'object' && one !== null) : []
}

/** Whether a head has all of some columns, whatever their letter case. */
export const hasColumns = (head: readonly string[], names: readonly string[]): boolean => {
  const known = new Set(head.map((name) => name.trim().toLowerCase()))
  return names.every((name) => known.has(name.toLowerCase()))
}

/** The table of some columns; those that are empty throughout are left out. */
export function tableOf<Line>(
  lines: readonly Line[],
  columns: readonly ForeignColumn<Line>[],
  leftOut: number,
): Taken {
  const cells = lines.map((line) => columns.map(({ read }) => read(line)))
  const used = columns.flatMap((column, at) =>
    cells.some((row) => row[at] !== '') ? [{ ...column, at }] : [],
  )
  return {
    table: {
      head: used.map(({ name, from }) => name || from),
      rows: cells.map((row) => used.map(({ at }) => row[at] ?? '')),
    },
    from: used.map(({ from }) => from),
    leftOut,
  }
}
