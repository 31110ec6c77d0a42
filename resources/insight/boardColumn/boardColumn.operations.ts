import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { project } from '../project/project.ts'
import { boardColumn } from './boardColumn.ts'
import { placeBehind } from './server/place.ts'

export default defineOperations(boardColumn, {
  move: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ behind: z.guid().toLowerCase().nullable() }),
    summary: 'Puts the column behind another one of its board, or before all of them.',
    async run({ record, input: { behind }, db, records }) {
      // Of two people who move columns of a board the second one waits.
      await records.read(project, record.project as string)
      const row = { table: 'board_column', within: sql<boolean>`"project" = ${record.project}` } as const
      const position = await placeBehind(db, row, record.id, behind)
      const { version } = await records.write(boardColumn, record.id, { position }, 'move')
      return { version, position }
    },
  },
})
