import { ApiError } from '../../server/apiError.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { unknownVariables } from '../../src/shop/content/seoPatterns.ts'
import { seo } from './seo.ts'

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
})
