import { asApiError } from '../answers/asApiError.ts'
import type { BulkResult } from './bulk.ts'
import { inTurn, perTransaction } from './portions.ts'
import { inTransaction } from './work.ts'
import type { Cause, RecordsContext, Work } from './workTypes.ts'

/** How far a request for many records has come. */
export interface Progress extends BulkResult {
  /** The ids of those it has not come to. */
  readonly left: readonly string[]
}

/**
 * Does something with many records, a portion of them in each transaction, so that others are served in between; the first is stored as
 * soon as any other request, those after it in turn with all long ones. `next` does so many more at most, and answers how far it came in
 * all. Where a portion cannot be stored at all, those before it stay, and what is left is refused with the reason. With `dryRun`
 * each portion is taken back before the next, which therefore does not see it.
 * @throws what `next` throws of the first portion, and of any of a dry run
 */
export async function inPortions<P extends Progress>(
  context: RecordsContext,
  cause: Cause,
  { dryRun }: { readonly dryRun: boolean },
  next: (work: Work, most: number, before: P | undefined) => Promise<P>,
): Promise<P> {
  const most = perTransaction[context.database.kind]
  const store = (before: P | undefined) =>
    inTransaction(context, cause, (work) => next(work, most, before), { dryRun })
  let progress = await store(undefined)
  while (progress.left.length > 0) {
    const before = progress
    try {
      progress = await inTurn(() => store(before))
    } catch (fault) {
      if (dryRun) throw fault
      const error = asApiError(fault)
      if (error.code === 'internal')
        context.log.error(
          { err: fault, requestId: cause.requestId },
          'A portion of a request failed. Those before it are stored.',
        )
      const refused = [...before.refused, ...before.left.map((id) => ({ id, error }))]
      return { ...before, refused, left: [] }
    }
  }
  return progress
}
