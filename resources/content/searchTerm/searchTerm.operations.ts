import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { storeLink } from '../../../src/core/patterns.ts'
import { searchTerm } from './searchTerm.ts'
import { reportInput, reportSearches } from './server/reportSearches.ts'

/** What search terms can be asked (areas, 20): by the store (`report`), and by whoever leads visitors on. */
export default defineOperations(searchTerm, {
  report: {
    on: 'collection',
    flag: 'report',
    input: reportInput,
    summary:
      'Counts what visitors looked for, up to 200 terms at a time. What looks like an e-mail address or a telephone number is passed over.',
    run: ({ db, records, at, input }) => reportSearches({ db, records, at }, input.searches),
  },
  redirect: {
    on: 'record',
    adds: true,
    flag: 'edit',
    input: z.strictObject({ to: z.string().trim().max(1000).regex(storeLink) }),
    summary: 'Leads visitors who look for the term to an address.',
    async run({ records, record, input }) {
      const { redirectTo } = await records.update(searchTerm, record.id, { redirectTo: input.to })
      return { redirectTo }
    },
  },
})
