import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Context } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import type { Records } from '../../../../server/records.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { locales } from '../../../../src/core/index.ts'
import { type SeoEntity, seoEntities } from '../rules/seoPatterns.ts'
import { setTexts } from './setTexts.ts'

/** Which addresses, and what becomes of them: whether they are listed, or that the patterns speak for them. */
export const manyInput = z.strictObject({
  locale: z.enum(locales).default('en'),
  items: z
    .array(z.strictObject({ entity: z.enum(seoEntities), id: z.guid().toLowerCase() }))
    .min(1)
    .max(100)
    .superRefine(namedOnce('id')),
  robots: z.enum(['index', 'noindex']).optional(),
  byPattern: z.literal(true).optional(),
})

/**
 * Does the same with several addresses, each as if it were changed in its own area; those refused are left as they are.
 * @throws ApiError `forbidden` where the person may not edit one of them
 */
export async function setMany(
  { db, ...work }: { db: Tx; records: Records; actor: Actor; context: Context },
  { locale, items, robots, byPattern }: z.output<typeof manyInput>,
): Promise<{ done: number; refused: RefusedRecord[] }> {
  const kinds = new Map<string, SeoEntity>(items.map(({ id, entity }) => [id, entity]))
  const none = byPattern ? { seoTitle: null, seoDescription: null } : {}
  const { done, refused } = await forEachRecord(db, [...kinds.keys()], (id) =>
    setTexts(work, { entity: kinds.get(id) as SeoEntity, id, locale, robots, ...none }),
  )
  return { done: done.length, refused }
}
