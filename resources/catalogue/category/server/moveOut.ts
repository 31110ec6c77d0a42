import { ApiError } from '../../../../server/apiError.ts'
import type { Writing } from '../../../../server/context.ts'
import { countReferrers, readableReferrers } from '../../../../server/records/referrers.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { storePath } from '../../../content/page/rules/storePath.ts'
import type { Merging } from '../../../shared/merge/server/mergeRecords.ts'
import { leaveRedirect } from '../../../shared/redirect/server/leaveRedirect.ts'
import { moveAll } from '../../productCategory/server/moveAll.ts'
import { category } from '../category.ts'

/**
 * Moves up to `most` products out of a category; with the last of them the category is deleted and its address leads to the other one.
 * `left` says how many remain, so that a big category empties in several requests.
 * @throws ApiError `in-use` before anything moves, where more than products holds the category: categories below it, collections …
 */
export async function moveOut(
  merging: Merging & Pick<Writing, 'offerUndo'>,
  record: RecordOf<typeof category>,
  { to, most }: { to: string; most: number },
): Promise<{ moved: number; left: number; deleted: boolean }> {
  const { db, records, actor, context } = merging
  const referrers = (await countReferrers(db, context.registry, category, record.id)).filter(
    ({ resource }) => resource !== 'product' && resource !== 'productCategory',
  )
  if (referrers.length > 0)
    throw new ApiError('in-use', {
      extra: { referrers: readableReferrers(actor, context.registry, referrers) },
    })
  const { moved, left } = await moveAll(merging, { from: record.id, to, most })
  if (left > 0) return { moved, left, deleted: false }
  await records.remove(category, record.id)
  const target = await records.read(category, to)
  if (record.path && target?.path)
    await leaveRedirect(merging, storePath.category(record.path), storePath.category(target.path))
  return { moved, left, deleted: true }
}
