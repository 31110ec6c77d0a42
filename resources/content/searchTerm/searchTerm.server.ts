import { defineHooks } from '../../../server/defineHooks.ts'
import { normalTerm } from './rules/searchTerms.ts'
import { searchTerm } from './searchTerm.ts'
import { purgeUnused } from './server/reportSearches.ts'

/** Each term once, however it was typed. */
export default defineHooks(searchTerm, {
  beforeSave: ({ record }) => ({
    term: normalTerm(record.term),
    synonyms: [...new Set(record.synonyms.map(normalTerm))],
  }),
  jobs: { forgetSearchTerms: { every: 60, at: 41, run: ({ db, now }) => purgeUnused(db, now) } },
})
