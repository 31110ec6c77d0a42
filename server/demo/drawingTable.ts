import { column, table } from '../database/appTable.ts'

/** The pictures of the demo shop as the words that draw them, by the id of their file (`drawnFiles.ts`). */
export const drawingTable = table('_drawings', [column('id', 'uuid'), column('drawing', 'jsonb')])
