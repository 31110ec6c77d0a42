import { refused } from '../../../../server/refused.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { defined } from '../../../../src/core/defined.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Order } from '../../invoice/server/work.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../payment.ts'
import { isGateway } from '../rules/gateways.ts'
import { expectPayment } from './expectPayment.ts'
import { gatewayOf } from './gatewayOf.ts'
import { noted } from './noted.ts'
import { notifyCustomer } from './notifyCustomer.ts'
import type { Paying, Payment } from './paying.ts'
import { providerOf } from './provider/providerOf.ts'

/** Until when a link that is sent now can be paid (`payments.linkDays`). */
export async function linkEnd({ db, at }: Pick<Paying, 'db' | 'at'>): Promise<string> {
  const { 'payments.linkDays': days } = await readSettings(db, ['payments.linkDays'])
  return new Date(Date.parse(at) + days * 86_400_000).toISOString()
}

/**
 * Makes a link that a waiting payment can be paid by, and sends it to the customer; the one there is, as long as it can be paid.
 * @throws ApiError `invalid` at `method` where no gateway takes the payment, `not-allowed-now` where it waits no more
 */
export async function sendLink(
  work: Paying,
  settings: ServerSettings,
  asked: Payment,
): Promise<{ link: string; until: string }> {
  const order = await lockOrder(work, asked.order)
  const { at, records } = work
  // What nobody has paid by then is paid at the gateway that the shop has now.
  const isFree = asked.providerPaymentId === null && isGateway(asked.provider)
  const provider = isFree ? providerOf({ provider: await gatewayOf(work.db) }) : providerOf(asked)
  if (!provider.link || (await provider.isThere?.({ db: work.db, settings })) === false)
    throw refused<Payment>('method', 'no-gateway')
  const isValid =
    provider.name === asked.provider &&
    asked.link !== null &&
    asked.linkUntil !== null &&
    asked.linkUntil > at
  const made = isValid ? undefined : provider.link(asked, settings.publicUrl ?? '')
  const until = await linkEnd(work)
  const values = defined<Partial<Payment>>({
    link: made?.link,
    provider: made ? provider.name : undefined,
    providerOrderId: made ? (made.providerOrderId ?? null) : undefined,
    linkUntil: until,
    expiresAt: asked.expiresAt ? until : undefined,
    ...noted(work, asked, { kind: 'linkSent' }),
  })
  // Whoever gets a link may try again after a failure; the payment waits again.
  const stored = await records.update(payment, asked.id, values)
  const link = stored.link as string
  await notifyCustomer(
    work,
    'payment.link_sent',
    order,
    { 'payment.url': link, 'payment.until': until },
    stored,
  )
  return { link, until }
}

/** The same for an order: the payment it waits for gets the link (its due amount, by an online method). */
export async function sendOrderLink(
  work: Paying,
  settings: ServerSettings,
  order: Order,
): Promise<{ link: string; until: string }> {
  const id = await expectPayment(work, order)
  const waiting = id === undefined ? undefined : await work.records.read(payment, id)
  if (!waiting) throw refused<Payment>('amount', 'required')
  return sendLink(work, settings, waiting)
}
