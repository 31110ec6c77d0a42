import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { project } from './project.ts'
import { readBoard } from './server/readBoard.ts'
import { readProgress } from './server/readProgress.ts'

export default defineOperations(project, {
  board: {
    on: 'record',
    reads: true,
    flag: 'view',
    needs: [
      ['boardColumn', 'view'],
      ['projectCard', 'view'],
    ],
    input: z.strictObject({}),
    summary: 'The board of the project: its columns, its cards in their order, and who works on them.',
    run: ({ db, record }) => readBoard(db, record.id),
  },
  progress: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ ids: z.array(z.guid().toLowerCase()).max(250) }),
    summary: 'How far some projects are, by their cards as they are now, and who works on them.',
    run: async ({ db, input: { ids } }) => ({ projects: await readProgress(db, ids) }),
  },
})
