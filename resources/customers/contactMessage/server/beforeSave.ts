import { sql } from 'kysely'
import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { contactMessage } from '../contactMessage.ts'
import { dueAt, duesOf } from './clock.ts'
import { timeFrom } from './timeFrom.ts'

type Message = RecordOf<typeof contactMessage>

/**
 * What the server keeps of a message: its number, whose it is, what is due when. The times follow from the state: an answer stops the
 * first clock, the customer's turn stops both, a solution stops them for good, reopening starts the second one again. One of a former
 * system keeps the number and the times that it had there.
 */
export async function beforeSave(change: OpenChange<Message>): Promise<Partial<Message>> {
  const { db, record, previous, actor, at: now } = change
  const from = timeFrom(change)
  const dues =
    previous?.resolveDue && previous.type === record.type && previous.priority === record.priority
      ? { firstResponseDue: previous.firstResponseDue, resolveDue: previous.resolveDue }
      : from === undefined
        ? undefined
        : await duesOf(db, record, from)
  const changes = {
    ...dues,
    ...(await orderOf(db, record, previous, actor.id !== systemActor.id)),
    ...movesOf(change),
    // What somebody wrote stays as it was written.
    body: previous?.body ?? record.body,
    ticketNo: previous?.ticketNo ?? record.externalId ?? (await ticketNumber(db, now)),
    customer: record.customer ?? (await customerOf(db, record, previous)),
  }
  return { ...changes, dueAt: dueAt({ ...record, ...changes }) }
}

/** When a word was last said and when all was settled; what is undone was there before, and a former system says so itself. */
function movesOf({ record, previous, action, at: now }: OpenChange<Message>): Partial<Message> {
  if (action === 'undo' || action === 'undelete') return {}
  if (!previous && record.externalId !== null)
    return { lastActivityAt: record.lastActivityAt ?? record.createdAt }
  const lastActivityAt = hasMoved(record, previous, action) ? now : record.lastActivityAt
  return { lastActivityAt, resolvedAt: resolvedAt(record, previous, now) }
}

/**
 * The order that a typed number names, and the number as the order has it. What staff type must be one; what came in by itself stays as
 * it was written.
 * @throws ApiError `invalid` at `orderNumber`
 */
async function orderOf(
  db: Tx,
  { orderNumber }: Message,
  previous: Message | undefined,
  isTyped: boolean,
): Promise<Partial<Message>> {
  if (previous?.orderNumber === orderNumber && (previous.order || !isTyped)) return {}
  if (!orderNumber) return { order: null }
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT "id", "number" FROM "order" WHERE lower("number") = lower(${orderNumber.replace(/^#\s*/, '')}) LIMIT 1`.execute(
    db,
  )
  const [found] = rows
  if (found) return { order: found.id, orderNumber: found.number }
  if (isTyped && previous?.orderNumber !== orderNumber)
    throw refused<Message>('orderNumber', 'unknown-reference')
  return { order: null }
}

const hasMoved = (record: Message, previous: Message | undefined, action: string) =>
  action !== 'update' || record.thread.length !== previous?.thread.length

function resolvedAt(record: Message, previous: Message | undefined, now: string): string | null {
  if (record.status === 'closed') return previous?.resolvedAt ?? now
  if (record.status !== 'resolved') return null
  return previous?.status === 'resolved' ? previous.resolvedAt : now
}

/** `T-2026-00017`, by the shop's calendar. */
async function ticketNumber(db: Tx, now: string): Promise<string> {
  const year = dayIn(new Date(now)).slice(0, 4)
  return `T-${year}-${String(await nextNumber(db, `ticket ${year}`)).padStart(5, '0')}`
}

/** The customer with this telephone or e-mail, looked for where one of them is new: staff may have taken a wrong one away. */
async function customerOf(
  db: Tx,
  { email, phone }: Message,
  previous: Message | undefined,
): Promise<string | null> {
  if (previous && previous.email === email && previous.phone === phone) return null
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "customer" WHERE "phone" = ${phone} OR "email" = ${email}
    ORDER BY "phone" IS NOT DISTINCT FROM ${phone} DESC, "id" LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}
