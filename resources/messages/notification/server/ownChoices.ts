import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Locale } from '../../../../src/core/index.ts'
import { ownEventSchema } from '../../../../src/derive/account.ts'
import { type StaffChannel, staffChannels } from '../rules/channels.ts'
import { eventKeys } from '../rules/eventKeys.ts'
import type { Choices } from './recipient.ts'
import { holds } from './staffRecipients.ts'

/** An event that a member of staff hears of, and by which ways now. */
export const eventChoiceSchema = z.object({
  key: z.string(),
  name: z.string(),
  group: z.string(),
  channels: ownEventSchema.required(),
})

export type OwnEvent = z.output<typeof eventChoiceSchema>

/** What is told to one person alone, whoever else its key names. */
const personal = Object.entries(eventKeys).flatMap(([key, event]) => (event.personal ? [key] : []))

/** What is told to those who may do something about it. */
const held = Object.entries(eventKeys).flatMap(([key, { holder }]) => (holder ? [{ key, ...holder }] : []))
const isHeld = sql.join(
  held.map(({ key, area, flag }) => sql`(k.key = ${key} AND ${holds(area, flag)})`),
  sql` OR `,
)

/** The events that somebody hears of and may choose the ways of. */
export async function listOwnEvents(db: Db, accountId: string, locale: Locale): Promise<OwnEvent[]> {
  const { rows } = await sql<
    Omit<OwnEvent, 'channels'> & { usual: string[] | null; choices: Choices | null }
  >`
    SELECT k.key, coalesce(k.translations -> ${locale}::text ->> 'name', k.name) AS name, k."group",
      (SELECT array_agg(w.channel) FROM notification_key_ways w WHERE w.owner_id = k.id AND w.use = 'always') AS usual,
      a.notifications AS choices
    FROM notification_key k JOIN _accounts a ON a.id = ${accountId}
    WHERE k.audience = 'staff' AND k.enabled AND NOT coalesce(k.legal, false) AND (
      k.key = ANY(${personal}::text[]) OR ${isHeld} OR a.id = ANY(k.staff_people)
      OR (cardinality(k.staff_roles) = 0 AND cardinality(k.staff_people) = 0 AND a.type = 'ADMIN')
      OR EXISTS (SELECT 1 FROM _account_roles r WHERE r.account_id = a.id AND r.role_id = ANY(k.staff_roles)))
    ORDER BY k."group", k.key`.execute(db)
  return rows.map(({ usual, choices, ...event }) => {
    const isOn = (channel: StaffChannel) =>
      choices?.[event.key]?.[channel] ?? usual?.includes(channel) ?? false
    const channels = Object.fromEntries(staffChannels.map((channel) => [channel, isOn(channel)]))
    return { ...event, channels: channels as OwnEvent['channels'] }
  })
}

/**
 * Keeps by which ways somebody hears of an event; ways that are not named stay as they are.
 * @throws ApiError `not-found` for an event that they do not hear of, or that is not for choosing
 */
export async function storeOwnEvent(
  db: Db,
  accountId: string,
  locale: Locale,
  key: string,
  channels: Readonly<{ [C in StaffChannel]?: boolean | undefined }>,
): Promise<OwnEvent> {
  const find = async () => (await listOwnEvents(db, accountId, locale)).find((event) => event.key === key)
  if (!(await find())) throw new ApiError('not-found')
  await sql`
    UPDATE _accounts SET notifications = jsonb_set(notifications, ARRAY[${key}::text],
      coalesce(notifications -> ${key}::text, '{}') || ${JSON.stringify(channels)}::jsonb) WHERE id = ${accountId}`.execute(
    db,
  )
  return (await find()) as OwnEvent
}
