import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { storePath } from '../../../content/page/rules/storePath.ts'
import { isAddress } from '../../../messages/notification/rules/isAddress.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { Recipient } from '../../../messages/notification/server/recipient.ts'
import { renderInLayout } from '../../../messages/template/server/renderInLayout.ts'
import { template } from '../../../messages/template/template.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { cart as cartArea } from '../cart.ts'
import { type RecoveryProblem, recentMessages, recoveryProblem } from '../rules/recovery.ts'
import { type Cart, type CartWork, newRow, type WholeCart } from './cartWork.ts'

const event = 'cart.abandoned'

/** The address at which a cart goes on; whoever has it needs no account. `origin` is that of the store. */
const recoveryUrl = ({ token }: Pick<Cart, 'token'>, origin: string): string =>
  `${origin}${storePath.cart(token ?? '')}`

/**
 * Reminds the owner of a cart by all ways of the event `cart.abandoned`, as far as they agreed to it, and notes what became of each message.
 * @throws ApiError `not-allowed-now`, or `invalid` at `cart` with the reason why nobody may be reminded
 */
export async function recoverCart(work: CartWork, cart: Cart, origin: string): Promise<{ sent: number }> {
  const consents = await consentsOf(work.db, cart)
  const problem = recoveryProblem(cart, consents, work.at, origin)
  if (problem) throw refusal(problem, cart, work.at)
  const ids = await notify(work, event, {
    to: [recipientOf(cart, consents)],
    values: valuesOf(cart, origin),
    about: { area: cartArea.name, id: cart.id, name: cart.title ?? '' },
  })
  const { rows } = await sql<{ id: string; channel: string; status: string }>`
    SELECT "id", "channel", "status" FROM "notification" WHERE "id" = ANY (${ids}::uuid[]) ORDER BY "created_at", "id"`.execute(
    work.db,
  )
  const tried = rows.map(({ id, channel, status }) =>
    newRow<Cart['recoveries'][number]>({
      at: work.at,
      channel: channel as Cart['recoveries'][number]['channel'],
      by: work.actor.name,
      outcome: status === 'suppressed' ? 'held' : 'queued',
      notification: id,
    }),
  )
  const sent = tried.filter(({ outcome }) => outcome === 'queued')
  await work.records.update(
    cartArea,
    cart.id,
    defined({
      recoveries: [...cart.recoveries, ...tried],
      recoveryAttempts: sent[0] ? cart.recoveryAttempts + 1 : undefined,
      recoverySentAt: sent[0] ? work.at : undefined,
      recoveryChannel: sent[0] ? sent[0].channel : undefined,
    }),
  )
  return { sent: sent.length }
}

/** Reminds the owners of several carts; those who may not be reminded are told with the reason. */
export async function recoverCarts(work: CartWork, ids: readonly string[], origin: string) {
  const skipped: { id: string; title: string | null; problem: RecoveryProblem }[] = []
  let sent = 0
  for (const id of [...new Set(ids)].sort()) {
    const found = await work.records.read(cartArea, id)
    if (!found) continue
    const problem = recoveryProblem(found, await consentsOf(work.db, found), work.at, origin)
    if (problem) skipped.push({ id, title: found.title, problem })
    else if ((await recoverCart(work, found, origin)).sent > 0) sent++
    else skipped.push({ id, title: found.title, problem: 'no-consent' })
  }
  return { sent, skipped }
}

/** What would go out, by channel, and why it may not. */
export interface RecoveryPreview {
  readonly problem: RecoveryProblem | null
  readonly recent: number
  readonly messages: readonly {
    readonly channel: string
    readonly locale: string
    readonly subject: string | null
    readonly body: string
    readonly html: boolean
    /** The person agreed to this channel. */
    readonly agreed: boolean
  }[]
}

/** Fills the active templates of the event in for a cart, in the language of whoever would get them. */
export async function previewRecovery(
  db: Db,
  cart: Cart,
  origin: string,
  at: string,
): Promise<RecoveryPreview> {
  const consents = await consentsOf(db, cart)
  const { 'branding.title': shop } = await readSettings(db, ['branding.title'])
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT ON (t."channel") t."id" FROM "template" t JOIN "notification_key" k ON k."id" = t."key"
    JOIN "notification_key_ways" w ON w."owner_id" = k."id" AND w."channel" = t."channel" AND w."use" = 'always'
    WHERE k."key" = ${event} AND k."enabled" AND t."status" = 'active' AND t."locale" IN (${cart.locale}, 'en')
    ORDER BY t."channel", (t."locale" = ${cart.locale}) DESC`.execute(db)
  const messages: RecoveryPreview['messages'][number][] = []
  const values = {
    ...valuesOf(cart, origin),
    'shop.name': shop,
    'recipient.name': recipientOf(cart, consents).name,
  }
  for (const { id } of rows) {
    const used = (await findRecord(db, template, id)) as RecordOf<typeof template> | undefined
    if (!used?.channel) continue
    const { subject, body } = await renderInLayout(db, used, event, values)
    const agreed = consents.includes(used.channel)
    messages.push({
      channel: used.channel,
      locale: used.locale,
      subject,
      body,
      html: used.channel === 'email',
      agreed,
    })
  }
  const problem = recoveryProblem(cart, consents, at, origin) ?? null
  return { problem, recent: recentMessages(cart, at), messages }
}

/**
 * Notes that staff took the link of a cart to hand it over themselves, and answers it.
 * @throws ApiError `invalid` where the store has no address
 */
export async function copyRecoveryLink(work: CartWork, cart: Cart, origin: string): Promise<{ url: string }> {
  if (!isAddress(origin)) throw refused<WholeCart>('cart', 'no-store-address')
  const row = newRow<Cart['recoveries'][number]>({
    at: work.at,
    channel: 'link',
    by: work.actor.name,
    outcome: 'copied',
    notification: null,
  })
  await work.records.update(cartArea, cart.id, { recoveries: [...cart.recoveries, row] })
  return { url: recoveryUrl(cart, origin) }
}

const valuesOf = (cart: Cart, origin: string) => ({
  'cart.total': cart.total,
  'cart.items': cart.pieces,
  'cart.url': recoveryUrl(cart, origin),
})

const recipientOf = (cart: Cart, consents: readonly string[]): Recipient => ({
  audience: 'customer',
  id: cart.customer ?? cart.id,
  name: cart.contactName ?? '',
  email: cart.email,
  phone: cart.phone,
  locale: cart.locale,
  consents: consents as Recipient['consents'] & {},
})

/** What an account says now goes before what was agreed to when the cart was filled. */
async function consentsOf(db: Db, { customer, consentedTo }: Cart): Promise<readonly string[]> {
  if (!customer) return consentedTo
  const { rows } = await sql<{ consents: string[] }>`
    SELECT "consented_to" AS "consents" FROM "customer" WHERE "id" = ${customer} AND "status" <> 'blocked'`.execute(
    db,
  )
  return rows[0]?.consents ?? []
}

function refusal(problem: RecoveryProblem, cart: Cart, at: string): ApiError {
  if (problem === 'not-allowed-now') return new ApiError('not-allowed-now')
  const values: Record<string, number> =
    problem === 'reminded-enough' ? { count: recentMessages(cart, at) } : {}
  return refused<WholeCart>('cart', problem, values)
}
