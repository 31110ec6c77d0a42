import type { Resource } from '../../src/core/index.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import { type Comparison, comparisonOf } from '../database/operand.ts'
import { withApart } from './apart.ts'
import { csvColumns, markColumn, unguarded } from './csv.ts'
import { cellsOf, columnTypeOf, type ExportOptions, exportPages } from './export.ts'
import type { ListQuery } from './listQuery.ts'
import { packWorkbook } from './workbook/packWorkbook.ts'
import { columnLetters, longestCell, sheetCell, textCell } from './workbook/sheetCell.ts'
import type { RecordsContext } from './workTypes.ts'

/** What a workbook may be at most: spreadsheets are slow with more lines, and its bytes are held until it is whole. */
const usualLimits = { lines: 100_000, bytes: 128 * 1024 * 1024 }

/**
 * All records of a list as a workbook (.xlsx): the columns and records of the CSV file, with numbers, days and moments as such. It is
 * refused as a whole where it would hold more than a spreadsheet takes, as one that lacks something would look complete.
 * @throws ApiError `beyond-workbook`
 */
export async function exportWorkbook(
  context: RecordsContext,
  resource: Resource,
  viewer: Actor,
  query: ListQuery,
  options: ExportOptions = {},
  limits = usualLimits,
): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of workbookPieces(context, resource, viewer, query, options, limits)) {
    size += piece.length
    if (size > limits.bytes) throw beyondWorkbook(limits)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const beyondWorkbook = ({ lines }: { readonly lines: number }) =>
  new ApiError('beyond-workbook', { values: { lines, characters: longestCell } })

/** The same piece by piece, for what is stored as it is made. */
export async function* workbookPieces(
  context: RecordsContext,
  resource: Resource,
  viewer: Actor,
  query: ListQuery,
  options: ExportOptions = {},
  limits: { readonly lines: number } = usualLimits,
): AsyncGenerator<Uint8Array> {
  const { mark } = options
  const plain = csvColumns(resource, query.fields, options.rows)
  const all = await withApart(context, resource, viewer, plain, options.rows)
  const columns = all.map((column, index) => ({
    ...column,
    letters: columnLetters(index),
    comparison: comparisonOf(
      column.field ? (columnType(column.field) ?? 'text') : columnTypeOf(resource, column.header),
    ),
  }))
  const beyond = beyondWorkbook(limits)
  const markLetters = columnLetters(columns.length)
  const marked = (line: number, text: string) =>
    mark === undefined ? '' : textCell(`${markLetters}${line}`, text)

  async function* rows(): AsyncGenerator<string> {
    const names = columns.map(({ letters, header }) => textCell(`${letters}1`, header)).join('')
    yield `<row r="1">${names}${marked(1, markColumn)}</row>`
    let line = 1
    for await (const page of exportPages(context, resource, viewer, query)) {
      const lines = await cellsOf(context, resource, viewer, columns, page, options)
      if (line + lines.length > limits.lines + 1) throw beyond
      yield lines.map((cells) => rowOf(cells, ++line)).join('')
    }
  }

  function rowOf(cells: readonly { value: unknown; text: string }[], line: number): string {
    const written = columns.map((column, at) => {
      const { value, text } = cells[at] ?? { value: null, text: '' }
      const marked = markedAgain(text)
      if (marked.length > longestCell) throw beyond
      return sheetCell(`${column.letters}${line}`, column, value, marked)
    })
    return `<row r="${line}">${written.join('')}${marked(line, mark ?? '')}</row>`
  }

  const widths = columns.map(({ comparison }, index) => columnWidth(index + 1, comparison)).join('')
  yield* packWorkbook(`<cols>${widths}</cols>`, rows())
}

/** A workbook needs no marks against formulas. An import takes one away all the same, so a text that looks like it has one gets one more. */
const markedAgain = (text: string): string => (unguarded(text) === text ? text : `'${text}`)

/** Wide enough that days and moments are read at once; a narrower one would show crosses in their place. */
const columnWidth = (at: number, comparison: Comparison): string =>
  `<col min="${at}" max="${at}" width="${({ day: 12, moment: 20, number: 14, boolean: 10 } as Partial<Record<Comparison, number>>)[comparison] ?? 24}" customWidth="1"/>`
