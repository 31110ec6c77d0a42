import { ApiError } from '../../../server/apiError.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { problemAt } from '../../../src/derive/problems.ts'
import { activeRival, checkTemplate } from './server/checkTemplate.ts'
import { template } from './template.ts'

type Template = RecordOf<typeof template>

/** WhatsApp approves one wording: another one has to be approved anew. */
const isReworded = (record: Template, previous: Template | undefined): boolean =>
  record.channel === 'whatsapp' &&
  previous !== undefined &&
  record.body !== previous.body &&
  record.providerStatus === 'approved' &&
  previous.providerStatus === 'approved'

export default defineHooks(template, {
  async beforeSave({ db, record, previous, action }) {
    const isMoved = previous && (action === 'update' || action === 'undo') && record.status === 'active'
    if (isMoved && (await activeRival(db, record)))
      throw new ApiError('not-unique', { problems: [problemAt<Template>('locale', 'not-unique')] })
    const checked = await checkTemplate(db, record)
    return isReworded(record, previous) ? { ...checked, providerStatus: 'draft' as const } : checked
  },
  onTransition: {
    // The one before gives way, so that there is always one to send.
    async activate({ db, records, record }) {
      const rival = await activeRival(db, record)
      if (rival) await records.transition(template, rival, 'archive')
    },
  },
})
