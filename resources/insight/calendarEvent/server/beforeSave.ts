import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { momentOf, wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { calendarEvent } from '../calendarEvent.ts'

type Event = RecordOf<typeof calendarEvent>

/**
 * An event belongs to whoever wrote it, and they alone decide whether others see it. Whole days begin and end with the shop's day.
 * @throws ApiError `invalid` at `shared` for another one's event
 */
export async function beforeSave({
  record,
  previous,
  actor,
  db,
}: OpenChange<Event>): Promise<Partial<Event>> {
  if (previous && previous.shared !== record.shared && previous.owner !== actor.id)
    throw refused<Event>('shared', 'not-allowed')
  // What is put back after its deletion is still whose it was.
  const owner = previous ? previous.owner : (record.owner ?? (await staffOf(db, actor.id)))
  return { owner, ...(record.allDay ? wholeDays(record) : {}) }
}

const wholeDays = ({ startsAt, endsAt }: Event) => ({
  startsAt: momentOf({ day: wallTimeOf(startsAt).day, time: '00:00' }),
  endsAt: momentOf({ day: wallTimeOf(endsAt).day, time: '23:59' }),
})

/** The record of a member of staff; whoever has none owns nothing. */
async function staffOf(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM sub_admin WHERE id::text = ${id}`.execute(db)
  return rows[0]?.id ?? null
}
