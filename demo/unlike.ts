import type { z } from 'zod'

/** Refuses a list in which two records have the same key. */
export const unlike =
  <T>(keyOf: (record: T) => string): z.core.CheckFn<T[]> =>
  ({ value, issues }) => {
    const known = new Set<string>()
    for (const [index, record] of value.entries()) {
      const key = keyOf(record)
      if (known.has(key))
        issues.push({
          code: 'custom',
          input: record,
          path: [index],
          message: `Expected one record '${key}', and there are two`,
        })
      known.add(key)
    }
  }
