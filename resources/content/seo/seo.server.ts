import { ApiError } from '../../../server/apiError.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { patternProblems } from './rules/seoPatterns.ts'
import { seo } from './seo.ts'
import { buildSitemap } from './server/sitemap.ts'

/** Patterns that can be filled in. */
export default defineHooks(seo, {
  beforeSave: ({ record }) => {
    const problems = patternProblems(record)
    if (problems.length > 0) throw new ApiError('invalid', { problems })
    return undefined
  },
  // Whether a kind of record is in the sitemap is said by its pattern.
  afterSave: async ({ db, record, previous }) => {
    if (record.inSitemap !== (previous?.inSitemap ?? true)) await buildSitemap(db)
  },
  afterDelete: async ({ db, record }) => {
    if (!record.inSitemap) await buildSitemap(db)
  },
})
