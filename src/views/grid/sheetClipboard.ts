import type { Field } from '../../core/index.ts'
import { type CellWords, cellFromText, cellToText } from '../form/rows/cellText.ts'
import { parseTable } from '../form/rows/tableText.ts'
import type { SheetColumn } from './sheetColumns.ts'

/** What was copied in a sheet: the text that went to the clipboard, and the values that it stands for. */
export interface Copied {
  readonly text: string
  readonly cells: readonly (readonly { readonly field: Field; readonly value: unknown }[])[]
}

/** What cells are read and written with; `titleOf` names the record that a cell refers to. */
export interface SheetWords {
  readonly wordsOf: (column: SheetColumn) => CellWords
  readonly titleOf: (target: string, id: string) => string
}

/** What an emptied cell holds. */
export const emptied = ({ kind, options }: Field): unknown =>
  options.list ? [] : kind === 'boolean' && options.default !== undefined ? false : null

/** A cell for the clipboard: what it refers to by its title, all else as a spreadsheet reads it. */
export function textOf(column: SheetColumn, value: unknown, { wordsOf, titleOf }: SheetWords): string {
  const to: string | undefined = column.field.options.to
  if (to === undefined || value === null || value === undefined)
    return cellToText(column.field, value, wordsOf(column))
  // biome-ignore lint/plugin: it is read again where it is pasted
  return [value]
    .flat()
    .map((id) => (isId(id) ? titleOf(to, id) : String(id)))
    .join(', ')
}

/** A cell of what is pasted: its text, and what it stands for where it was copied here. */
interface PastedCell {
  readonly text: string
  readonly source: { readonly field: Field; readonly value: unknown } | undefined
}

interface Pasted {
  readonly block: readonly (readonly PastedCell[])[]
  /** The column that a first line of column titles names for each column of the block; undefined where there is no such line. */
  readonly titled: readonly SheetColumn[] | undefined
}

/** Reads what is pasted: a block of cells, whose first line may be column titles that say where the others belong. */
export function readPasted(
  text: string,
  columns: readonly SheetColumn[],
  copied: Copied | undefined,
): Pasted {
  const own = copied?.text === text ? copied.cells : undefined
  const table = parseTable(text)
  const titled = table[0]?.map((title) => columns.find(({ label }) => isTitle(label, title)))
  const hasTitles = own === undefined && table.length > 1 && titled?.every((column) => column !== undefined)
  return {
    block: table
      .slice(hasTitles ? 1 : 0)
      .map((cells, down) => cells.map((cell, along) => ({ text: cell, source: own?.[down]?.[along] }))),
    titled: hasTitles ? (titled as SheetColumn[]) : undefined,
  }
}

/** What a pasted cell is in a column. What refers to a record and is no id stays text, to be looked up. */
export const pastedValue = (column: SheetColumn, { text, source }: PastedCell, words: CellWords): unknown =>
  source && isAlike(source.field, column.field) ? source.value : readCell(column, text, words)

/** A text as the value of a cell. */
export function readCell({ field }: SheetColumn, text: string, words: CellWords): unknown {
  if (field.options.to !== undefined) return text.trim() === '' ? emptied(field) : text.trim()
  return cellFromText(field, text, words) ?? emptied(field)
}

/** Whether values of one field are values of another: those of a choice only where both choose among the same. */
const isAlike = (a: Field, b: Field): boolean =>
  a === b || (a.kind === b.kind && a.options.to === b.options.to && a.options.values === undefined)

export const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(value)

const isTitle = (label: string, title: string): boolean => label.toLowerCase() === title.trim().toLowerCase()
