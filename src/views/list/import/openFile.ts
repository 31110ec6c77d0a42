import type { ForeignFile, Table } from '../../../derive/foreignFile.ts'
import { readTable } from './readTable.ts'

/** A file that was opened to be imported. */
export interface OpenFile {
  readonly name: string
  readonly table: Table
  /** What its columns are called where it came from. */
  readonly titles: readonly string[]
  /** What was made of a file of another system. */
  readonly foreign?: { readonly system: string; readonly leftOut: number; readonly apart: string | undefined }
}

/** Reads a file; one of another system that the area knows comes in the columns of the area. A file that cannot be read has no lines. */
export async function openFile(taken: File, foreignFiles: readonly ForeignFile[]): Promise<OpenFile> {
  const { name } = taken
  const table = await readTable(taken).catch(() => ({ head: [], rows: [] }))
  const known = foreignFiles.find(({ isOne }) => isOne(table.head))
  if (!known) return { name, table, titles: table.head }
  const { table: own, from, leftOut } = known.take(table)
  const { system, apart } = known
  return { name, table: own, titles: from, foreign: { system, leftOut, apart } }
}
