import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { type Layouts, layoutSchema } from '../../../src/derive/account.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineOperations(subAdminRole, {
  arrange: {
    on: 'record',
    flag: 'edit',
    summary:
      'Says how a dashboard is arranged for people of the role who arranged nothing themselves; without a layout as the product came.',
    input: z.strictObject({ board: z.enum(['default', 'sales']), layout: layoutSchema.optional() }),
    async run({ records, record, input: { board, layout } }) {
      const { [board]: _, ...others } = (record.dashboards ?? {}) as Layouts
      const dashboards = layout ? { ...others, [board]: layout } : others
      await records.update(subAdminRole, record.id, { dashboards })
      return {}
    },
  },
})
