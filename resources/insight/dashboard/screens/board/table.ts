import type { CsvTable } from '../../../../../src/views/csvFile.ts'

/** What a tile shows, as a table: its alternative to the chart, and what its CSV holds. */
export type TileTable = CsvTable
