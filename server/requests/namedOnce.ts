import type { z } from 'zod'

/**
 * A check of rows that each name something: nothing is named twice, for whoever works them off one by one would do it twice, and each row
 * would look right by itself. As `z.array(row).superRefine(namedOnce('line'))`; a row that names nothing yet may stand beside others.
 */
export const namedOnce =
  <K extends string>(key: K) =>
  (rows: readonly { readonly [P in K]?: string | undefined }[], told: z.RefinementCtx): void => {
    const seen = new Set<string>()
    rows.forEach((row, index) => {
      const name = row[key]
      if (name !== undefined && seen.has(name))
        told.addIssue({ code: 'custom', path: [index, key], params: { code: 'repeated' } })
      if (name !== undefined) seen.add(name)
    })
  }
