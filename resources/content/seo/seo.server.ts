import { ApiError } from '../../../server/apiError.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { unknownVariables } from './rules/seoPatterns.ts'
import { seo } from './seo.ts'
import { buildSitemap } from './server/sitemap.ts'

/** Patterns that can be filled in. */
export default defineHooks(seo, {
  beforeSave: ({ record }) => {
    const problems = (['titleTemplate', 'descriptionTemplate'] as const).flatMap((path) => {
      const [name] = unknownVariables(record[path] ?? '')
      return name === undefined ? [] : [{ path, code: 'unknown-variable', values: { name: `{${name}}` } }]
    })
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
