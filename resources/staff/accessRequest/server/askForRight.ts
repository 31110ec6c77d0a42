import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { Work } from '../../../../server/records/workTypes.ts'
import { refused } from '../../../../server/refused.ts'
import { hasFlag, type Registry } from '../../../../src/core/index.ts'
import { flagsOf } from '../../../../src/derive/permissions.ts'
import { accessRequest } from '../accessRequest.ts'
import { notifyDeciders } from './notifyAccess.ts'

/** What somebody asks for. */
export interface Wanted {
  readonly area: string
  readonly flag: string
  readonly page: string
  readonly sentence: string
}

/** How many requests of one person may wait at once, and how many they make in a day. */
const mostOpen = 5
const mostADay = 10

/** For how many days a refusal stands before the same is asked once more. */
export const quietDays = 7

/**
 * Writes down that somebody asks for a right, and tells those who may answer.
 * @throws ApiError `invalid` for a right that there is not, one that they hold, one they have asked for already, and too many requests
 */
export async function askForRight(work: Work, wanted: Wanted): Promise<void> {
  const { actor, db, records } = work
  const { area, flag } = wanted
  demandRight(work.context.registry, actor, wanted)
  // Two presses are one request.
  await takeTurn(db, `ask for a right ${actor.id}`)
  await demandFew(db, actor.id, { area, flag })
  const record = await records.create(accessRequest, { ...wanted, person: actor.id, personName: actor.name })
  await notifyDeciders(work, record)
}

function demandRight(registry: Registry, actor: Actor, { area, flag }: Wanted): void {
  const resource = registry[area]
  // Pages of no area are opened by `view` alone.
  if (resource ? !flagsOf(resource).includes(flag) : flag !== 'view')
    throw refused<Wanted>('flag', 'unknown-right')
  if (hasFlag(actor, area, 'view') && hasFlag(actor, area, flag)) throw refused<Wanted>('flag', 'right-held')
}

async function demandFew(
  db: Tx,
  person: string,
  { area, flag }: Pick<Wanted, 'area' | 'flag'>,
): Promise<void> {
  const { rows } = await sql<{ waiting: number; today: number; same: number; declined: number }>`
    SELECT count(*) FILTER (WHERE r."status" = 'open')::int AS waiting,
      count(*) FILTER (WHERE r."created_at" > now() - interval '1 day')::int AS today,
      count(*) FILTER (WHERE r."area" = ${area} AND r."flag" = ${flag} AND r."status" = 'open')::int AS same,
      count(*) FILTER (WHERE r."area" = ${area} AND r."flag" = ${flag} AND r."status" = 'declined'
        AND r."decided_at" > now() - ${quietDays} * interval '1 day')::int AS declined
    FROM "access_request" r WHERE r."person" = ${person}::uuid`.execute(db)
  const { waiting = 0, today = 0, same = 0, declined = 0 } = rows[0] ?? {}
  if (same > 0) throw refused<Wanted>('flag', 'asked-already')
  if (declined > 0) throw refused<Wanted>('flag', 'declined-lately', { days: quietDays })
  if (waiting >= mostOpen) throw refused<Wanted>('flag', 'too-many-requests-open', { max: mostOpen })
  if (today >= mostADay) throw new ApiError('throttled', { retryAfter: 3600 })
}
