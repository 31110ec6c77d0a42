import type { AnyRecord, Resource, Viewer } from '../../src/core/index.ts'
import { ApiError } from '../apiError.ts'
import { type Comparison, comparisonOf } from '../database/operand.ts'
import { csvColumns, markColumn, toCell, unguarded } from './csv.ts'
import { columnTypeOf, exportPages } from './export.ts'
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
  viewer: Viewer,
  query: ListQuery,
  mark?: string,
  limits = usualLimits,
): Promise<Buffer> {
  const columns = csvColumns(resource, query.fields).map((column, index) => ({
    ...column,
    letters: columnLetters(index),
    comparison: comparisonOf(columnTypeOf(resource, column.header.split('.').at(-1) ?? '')),
  }))
  const { lines } = limits
  const beyond = new ApiError('beyond-workbook', { values: { lines, characters: longestCell } })
  const markLetters = columnLetters(columns.length)
  const marked = (line: number, text: string) =>
    mark === undefined ? '' : textCell(`${markLetters}${line}`, text)

  async function* rows(): AsyncGenerator<string> {
    const names = columns.map(({ letters, header }) => textCell(`${letters}1`, header)).join('')
    yield `<row r="1">${names}${marked(1, markColumn)}</row>`
    let line = 1
    for await (const page of exportPages(context, resource, viewer, query)) {
      if (line + page.length > limits.lines + 1) throw beyond
      yield page.map((record) => rowOf(record, ++line)).join('')
    }
  }

  function rowOf(record: AnyRecord, line: number): string {
    const cells = columns.map((column) => {
      const value = column.read(record)
      const text = markedAgain(toCell(column.field, value))
      if (text.length > longestCell) throw beyond
      return sheetCell(`${column.letters}${line}`, column, value, text)
    })
    return `<row r="${line}">${cells.join('')}${marked(line, mark ?? '')}</row>`
  }

  const widths = columns.map(({ comparison }, index) => columnWidth(index + 1, comparison)).join('')
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of packWorkbook(`<cols>${widths}</cols>`, rows())) {
    size += piece.length
    if (size > limits.bytes) throw beyond
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

/** A workbook needs no marks against formulas. An import takes one away all the same, so a text that looks like it has one gets one more. */
const markedAgain = (text: string): string => (unguarded(text) === text ? text : `'${text}`)

/** Wide enough that days and moments are read at once; a narrower one would show crosses in their place. */
const columnWidth = (at: number, comparison: Comparison): string =>
  `<col min="${at}" max="${at}" width="${({ day: 12, moment: 20, number: 14, boolean: 10 } as Partial<Record<Comparison, number>>)[comparison] ?? 24}" customWidth="1"/>`
