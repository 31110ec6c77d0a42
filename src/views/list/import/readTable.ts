import Papa from 'papaparse'
import type { Table } from '../../../derive/foreignFile.ts'
import { readJson } from './readJson.ts'

/**
 * Reads a CSV file, whatever separates its cells, the first sheet of an XLSX file, or the records of a JSON file. Every line gets as many cells as there are columns.
 * @throws Error for what is no such file
 */
export async function readTable(file: File): Promise<Table> {
  const lines = await readLines(file)
  const [head = [], ...rows] = lines.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  return {
    head: head.map((cell) => cell.trim()),
    rows: rows.map((cells) => head.map((_, at) => cells[at] ?? '')),
  }
}

async function readLines(file: File): Promise<string[][]> {
  if (/\.xlsx$/i.test(file.name)) return readWorkbook(file)
  const text = decoded(await file.arrayBuffer())
  return /\.json$/i.test(file.name) ? readJson(text) : readCsv(text)
}

/** A table as the server takes it in. */
export const tableAsCsv = ({ head, rows }: Table): string =>
  Papa.unparse([[...head], ...rows.map((row) => [...row])])

/** UTF-8 or nothing: letters that come out wrong would be stored wrong. */
const decoded = (bytes: ArrayBuffer): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes)

const readCsv = (text: string): string[][] => Papa.parse<string[]>(text, { skipEmptyLines: true }).data

async function readWorkbook(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser')
  return (await readSheet(file)).map((row) => row.map(asText))
}

/** A day has no time of day in a sheet; the server reads both as they are written here. */
function asText(cell: unknown): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell)
  return cell.toISOString().replace('T00:00:00.000Z', '')
}
