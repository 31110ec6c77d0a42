import { uuidv7 } from 'uuidv7'
import { type KeptError, revivedError } from '../apiError.ts'
import type { Undo } from '../undo.ts'
import type { Aim } from './actions.ts'
import { type BulkResult, inOrder, joined } from './bulk.ts'
import { inPortions, type Progress } from './inPortions.ts'
import { claim, storeAnswer } from './repeatable.ts'
import type { Cause, RecordsContext, Work } from './workTypes.ts'

/** What a bulk request did, and how it can be undone. */
export interface BulkOutcome extends BulkResult {
  readonly undo?: Undo | undefined
}

interface BulkRequest {
  readonly items: readonly Aim[]
  readonly dryRun: boolean
  /** As the client chose it. */
  readonly key: unknown
  /** What has to come with the key each time. */
  readonly asked: unknown
}

/** Does what is asked with some of the records, in a transaction; `id` is that of the request, in each of its portions and repetitions. */
type Portion = (work: Work, items: readonly Aim[], id: string) => Promise<BulkOutcome>

/**
 * Does one thing with many records, in portions. Under a key each portion is remembered with what it did, in its transaction: a repetition
 * does what is left, with one that is still under way beside it as well, and answers all of it.
 * @throws ApiError `malformed` and `repeated-key` for a key, and what the first portion is refused with as a whole
 */
export async function runBulk(
  context: RecordsContext,
  cause: Cause,
  { items, dryRun, key, asked }: BulkRequest,
  portion: Portion,
): Promise<BulkOutcome> {
  const ordered = inOrder(items)
  const ownId = uuidv7()
  return inPortions<BulkOutcome & Progress>(context, cause, { dryRun }, async (work, most, before) => {
    // A dry run takes back its key with everything else.
    const kept = key === undefined || dryRun ? undefined : await claim<KeptOutcome>(work, key, asked)
    const known = kept?.answer ? revived(kept.answer) : (before ?? { done: [], refused: [] })
    const told = new Set([...known.done, ...known.refused.map(({ id }) => id)])
    const rest = ordered.filter(({ id }) => !told.has(String(id)))
    if (rest.length === 0) return { ...known, left: [] }
    const { undo, ...result } = await portion(work, rest.slice(0, most), kept?.id ?? ownId)
    const outcome = { ...joined(known, result), undo }
    if (kept) await storeAnswer(work, kept.id, outcome)
    return { ...outcome, left: rest.slice(most).map(({ id }) => String(id)) }
  })
}

/** An outcome as it is kept. */
type KeptOutcome = Omit<BulkOutcome, 'refused'> & {
  readonly refused: readonly { readonly id: string; readonly error: KeptError }[]
}

const revived = ({ refused, ...outcome }: KeptOutcome): BulkOutcome => ({
  ...outcome,
  refused: refused.map(({ id, error }) => ({ id, error: revivedError(error) })),
})
