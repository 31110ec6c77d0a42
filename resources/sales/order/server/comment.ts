import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { refused } from '../../../../server/refused.ts'
import { file, type StoredFile } from '../../../../src/fields/file/file.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import { staffRecipients } from '../../../messages/notification/server/staffRecipients.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { order as orders } from '../order.ts'

/** A comment, with a file where one tells more, and the colleagues who are to read it. */
export const commentInput = z.strictObject({
  text: z.string().trim().min(1).max(2000),
  mentions: z.array(z.guid().toLowerCase()).max(10).default([]),
  file: file.type.schema({}, z).nullish(),
})

/** A comment by whoever acts, as an order keeps it. */
export const commentOf = (
  { actor, at }: { readonly actor: Pick<Actor, 'name'>; readonly at: string },
  text: string,
  {
    mentioned = null,
    file = null,
  }: { readonly mentioned?: string | null; readonly file?: StoredFile | null } = {},
): Order['comments'][number] =>
  ({ text, author: actor.name, at, mentioned, file }) as Order['comments'][number]

/**
 * Adds a comment that only staff see. Whom it names is told, by the ways they chose; the comment keeps their names.
 * @throws ApiError `invalid` at a mention of somebody who is no active member of staff, or may not see orders
 */
export async function comment(
  work: SaleWork,
  order: Order,
  { text, mentions, file: attached }: z.output<typeof commentInput>,
): Promise<Order> {
  const people = await named(work, mentions)
  const mentioned = people.map(({ name }) => name).join(', ') || null
  const comments = [
    ...order.comments,
    commentOf(work, text, { mentioned, file: (attached ?? null) as StoredFile | null }),
  ]
  const stored = await work.records.write(orders, order.id, { comments }, 'comment')
  const others = people.filter(({ id }) => id !== work.actor.id)
  if (others.length > 0)
    await notify(work, 'order.mentioned', {
      to: others,
      values: { 'order.number': order.number, 'comment.author': work.actor.name, 'comment.text': text },
      about: { area: orders.name, id: order.id, name: order.number ?? '' },
    })
  return stored
}

async function named({ db }: SaleWork, ids: readonly string[]): Promise<Recipient[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    SELECT a."id" FROM "_accounts" a WHERE a."id" = ANY (${ids}::uuid[]) AND (a."type" = 'ADMIN' OR EXISTS (
      SELECT 1 FROM "_account_roles" ar JOIN "_roles" r ON r."id" = ar."role_id"
      WHERE ar."account_id" = a."id" AND r."permissions" @> ${JSON.stringify([{ key: orders.name, view: true }])}::jsonb))`.execute(
    db,
  )
  const mayLook = new Set(rows.map(({ id }) => id))
  const found = (await staffRecipients(db, [], ids)).filter(({ id }) => mayLook.has(id))
  const known = new Set(found.map(({ id }) => id))
  const missing = ids.findIndex((id) => !known.has(id))
  if (missing >= 0) throw refused<typeof commentInput>(`mentions.${missing}`, 'unknown-reference')
  return found
}
