import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange, Tick } from '../../../../server/context.ts'
import { isSame } from '../../../../server/records/values.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { quoted, tableName } from '../../../../src/derive/sqlNames.ts'
import { leaveRedirect } from '../../../shared/redirect/server/leaveRedirect.ts'
import { liveAt, liveOf, nextNumber, retire, revisionOf, show, storeRevision } from './revisions.ts'
import { snapshotOf } from './snapshot.ts'

/** How an area publishes. */
export interface Publishing {
  readonly resource: Resource
  /** The path of what is live on the store, by its slug; without it nothing is redirected. */
  readonly address?: (slug: string) => string
  /** The number of the next version, where an area counts otherwise than by record. */
  readonly number?: (change: OpenChange<AnyRecord>) => Promise<number>
}

/** The transitions after which nothing of the record is live. */
const retiring = new Set(['unpublish', 'archive', 'supersede'])

/**
 * What every write of a publishable record is completed with: publishing keeps an immutable revision and makes it live, other moves take
 * it off, and any change tells whether the draft is ahead of what is live. For `beforeSave`.
 * @throws ApiError `invalid` at `slug` where another record is live there, at `publishAt` for a time that has passed
 */
export async function settlePublishing(
  { resource, address, number: numberOf }: Publishing,
  change: OpenChange<AnyRecord>,
): Promise<Record<string, unknown>> {
  const { db, record, previous, action, at } = change
  const timed = 'publishAt' in resource.fields
  if (previous && action === 'undo') {
    await showAgain(change, resource, address)
    return {}
  }
  if (previous && retiring.has(action)) {
    await retire(db, resource.name, previous.id)
    return defined<Record<string, unknown>>({
      liveNumber: null,
      liveSince: null,
      ahead: true,
      publishAt: timed ? null : undefined,
      unpublishAt: timed ? null : undefined,
    })
  }
  if (previous && action === 'publish') {
    const live = await liveOf(db, resource.name, previous.id)
    const slug: string | null = record.slug ?? null
    if (slug !== null) {
      const other = await liveAt(db, resource.name, slug)
      if (other && other.key !== previous.id) throw refused<AnyRecord>('slug', 'not-unique')
    }
    const number = numberOf ? await numberOf(change) : await nextNumber(db, resource.name, previous.id)
    const data = snapshotOf(resource, record)
    const note: string | null = record.changeNote ?? null
    await storeRevision(db, resource.name, { key: previous.id, number, slug, data, note }, change)
    if (address && live?.slug && slug && live.slug !== slug)
      await leaveRedirect(change, address(live.slug), address(slug))
    return defined<Record<string, unknown>>({
      liveNumber: number,
      liveSince: at,
      ahead: false,
      publishAt: timed ? null : undefined,
    })
  }
  if (action === 'schedule') {
    if (!record.publishAt) throw refused<AnyRecord>('publishAt', 'required')
    if (record.publishAt <= at) throw refused<AnyRecord>('publishAt', 'not-in-future')
  }
  const stopped = action === 'cancelSchedule' || action === 'keepLive' ? { publishAt: null } : {}
  const live = previous?.liveNumber ? await liveOf(db, resource.name, previous.id) : undefined
  return { ...stopped, ahead: !live || !isSame(live.data, snapshotOf(resource, record)) }
}

/** What was live before a step is again, where it was; what took its place is not. */
async function showAgain(
  change: OpenChange<AnyRecord>,
  resource: Resource,
  address: Publishing['address'],
): Promise<void> {
  const { db, record } = change
  const live = await liveOf(db, resource.name, record.id)
  if ((live?.number ?? null) === record.liveNumber) return
  await retire(db, resource.name, record.id)
  if (record.liveNumber === null) return
  const again = await revisionOf(db, resource.name, record.id, record.liveNumber)
  if (!again) throw new ApiError('not-allowed-now')
  if (again.slug !== null && (await liveAt(db, resource.name, again.slug)))
    throw refused<AnyRecord>('slug', 'not-unique')
  await show(db, resource.name, record.id, record.liveNumber)
  if (address && live?.slug && again.slug)
    await leaveRedirect(change, address(live.slug), address(again.slug))
}

/**
 * Publishes what is due, and takes off what has had its time. What cannot be published now, as a rule forbids it, goes back to where
 * it was before it was scheduled.
 */
export async function followPublishing({ resource }: Publishing, { db, records, now }: Tick): Promise<void> {
  const table = sql.raw(quoted(tableName(resource)))
  const { rows } = await sql<{ id: string; step: string; back: string | null }>`
    SELECT "id", CASE WHEN "status" = 'scheduled' AND "publish_at" <= ${now} THEN 'publish' ELSE 'unpublish' END AS "step",
      CASE WHEN "status" <> 'scheduled' THEN NULL WHEN "live_number" IS NULL THEN 'cancelSchedule' ELSE 'keepLive' END AS "back"
    FROM ${table}
    WHERE ("status" = 'scheduled' AND "publish_at" <= ${now})
      OR ("status" IN ('published', 'scheduled') AND "live_number" IS NOT NULL AND "unpublish_at" <= ${now})
    ORDER BY "id" LIMIT 200`.execute(db)
  for (const { id, step, back } of rows) {
    try {
      await records.transition(resource, id, step)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (step === 'publish' && back) await records.transition(resource, id, back)
    }
  }
}
