import { defineHooks } from '../../../server/defineHooks.ts'
import { onceAnHour } from '../../../server/onceAnHour.ts'
import { normalTerm } from './rules/searchTerms.ts'
import { searchTerm } from './searchTerm.ts'
import { forgetUnused } from './server/reportSearches.ts'

/** Each term once, however it was typed. */
export default defineHooks(searchTerm, {
  beforeSave: ({ record }) => ({
    term: normalTerm(record.term),
    synonyms: [...new Set(record.synonyms.map(normalTerm))],
  }),
  everyMinute: onceAnHour('41', forgetUnused),
})
