import { z } from 'zod'
import { ApiError } from '../apiError.ts'
import { readBody } from '../requests/read.ts'
import type { Aim } from './actions.ts'
import { malformed } from './parameters.ts'
import { inSavepoint } from './work.ts'
import type { Work } from './workTypes.ts'

/** Most records that one request changes. */
export const mostItems = 1000

/** A record that a bulk request did not change, and why. */
export interface Refused {
  readonly id: string
  readonly error: ApiError
}

export interface BulkResult {
  readonly done: readonly string[]
  readonly refused: readonly Refused[]
}

/** What a bulk request carries beside what it does. */
const bulkBody = z.strictObject({
  items: z.array(z.strictObject({ id: z.guid().toLowerCase(), version: z.int() })).min(1),
  data: z.record(z.string(), z.unknown()).optional(),
  changes: z.record(z.string(), z.unknown()).optional(),
  dryRun: z.boolean().optional(),
})

/** What a bulk request asks for. */
export interface Bulk {
  readonly items: readonly Aim[]
  readonly data?: Record<string, unknown> | undefined
  readonly changes?: Record<string, unknown> | undefined
  readonly dryRun?: boolean | undefined
}

/** The same where the versions of the records do not matter. */
const unbasedBody = bulkBody.extend({
  items: z.array(z.strictObject({ id: z.guid().toLowerCase(), version: z.int().optional() })).min(1),
})

/**
 * Reads the body of a bulk request; records come with the version that it is based on, unless it is not based on any.
 * @throws ApiError `malformed`, `unknown-field`, `too-large` beyond a thousand items, `version-missing`
 */
export function readBulk(
  body: unknown,
  {
    takesData,
    takesChanges = false,
    isBased = true,
  }: { takesData: boolean; takesChanges?: boolean; isBased?: boolean },
): Bulk {
  const items = (body as { items?: unknown } | null)?.items
  if (Array.isArray(items)) {
    if (items.length > mostItems) throw new ApiError('too-large')
    if (isBased && items.some((item) => item?.id !== undefined && item?.version === undefined))
      throw new ApiError('version-missing')
  }
  const bulk = readBody(isBased ? bulkBody : unbasedBody, body)
  if (!takesData && bulk.data !== undefined)
    throw new ApiError('unknown-field', { values: { field: 'data' } })
  if (!takesChanges && bulk.changes !== undefined)
    throw new ApiError('unknown-field', { values: { field: 'changes' } })
  if (new Set(bulk.items.map(({ id }) => id)).size < bulk.items.length) throw malformed('an id given twice')
  return { ...bulk, items: bulk.items.map(({ id, version }) => ({ id, version })) }
}

/** Always one order, so that two requests for the same records wait for each other instead of getting stuck. */
export const inOrder = <T extends Aim>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => (String(a.id) < String(b.id) ? -1 : 1))

/**
 * Does one thing with each of several records of a transaction: exactly what the request for a single one does. Those
 * that are refused are left as they are.
 */
export async function forEach<T extends Aim>(
  work: Work,
  items: readonly T[],
  run: (aim: T) => Promise<unknown>,
): Promise<BulkResult> {
  const done: string[] = []
  const refused: Refused[] = []
  for (const aim of items) {
    try {
      await inSavepoint(work, () => run(aim))
      done.push(String(aim.id))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'forbidden' || error.code === 'unavailable')
        throw error
      refused.push({ id: String(aim.id), error })
    }
  }
  return { done, refused }
}

/** What two portions of a request did. */
export const joined = (before: BulkResult, after: BulkResult): BulkResult => ({
  done: [...before.done, ...after.done],
  refused: [...before.refused, ...after.refused],
})
