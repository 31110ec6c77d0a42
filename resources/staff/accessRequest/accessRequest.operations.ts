import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { accessRequest } from './accessRequest.ts'
import { grantRight, grantWays } from './server/grantRight.ts'

export default defineOperations(accessRequest, {
  grant: {
    on: 'record',
    flag: 'answer',
    needs: [
      ['subAdmin', 'view'],
      ['subAdminRole', 'view'],
    ],
    oneOf: [
      ['subAdmin', 'edit'],
      ['subAdminRole', 'edit'],
    ],
    summary:
      'Gives somebody the right that they asked for: by a further role, or by adding it to a role that they have, whose other members get it too.',
    input: z.strictObject({
      way: z.enum(grantWays),
      role: z.guid(),
      answer: z.string().trim().max(500).optional(),
    }),
    async run({ db, records, actor, record, input: { way, role, answer } }) {
      const through = await grantRight(record, { db, records, actor, way, role })
      await records.transition(accessRequest, record.id, 'grant', { through, answer: answer || null })
      return { through }
    },
  },
})
