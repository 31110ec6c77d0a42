import { sql } from 'kysely'
import { notify } from '../../../resources/messages/notification/server/notify.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { inTransaction } from '../../../server/records/work.ts'
import { systemActor } from '../../../server/systemActor.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type ServiceShop, serviceShop } from '../areas/serviceShop.ts'

/** The event that these messages are about: its words name the order and the courier. */
const event = 'shipment.out_for_delivery'
const values = { 'order.number': 'AT-1', 'shipment.courier': 'Delhivery', 'shipment.awb': 'AWB1' }

/** A shop that tells customers of an event by one channel alone, with a template of it. */
export async function messageShop(channel: 'sms' | 'whatsapp', template: object) {
  const shop: ServiceShop = await serviceShop({ environment: { PUBLIC_URL: 'https://admin.shop.example' } })
  const { context } = shop.server
  await ensureKeys(context)
  const find = async (path: string, filter: object): Promise<any[]> =>
    (await shop.ask('GET', `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)).body
  const [key] = await find('notification-keys', { key: event })
  const ways = [
    { channel, use: 'always' },
    { channel: 'email', use: 'fallback' },
  ]
  await shop.ask('PUT', `/notification-keys/${key.id}`, { version: key.version, ways })
  const made = await shop.ask('POST', '/templates', {
    name: 'Out for delivery',
    kind: 'message',
    key: key.id,
    channel,
    locale: 'en',
    body: 'Order {{order.number}} is out for delivery with {{shipment.courier}}.',
    ...template,
  })
  if (made.status !== 201) throw new Error(made.text)
  await shop.ask('POST', `/templates/${made.body.id}/transitions/activate`, { version: made.body.version })
  const read = async (path: string, id: string) => (await shop.ask('GET', `/${path}/${id}`)).body
  return {
    ...shop,
    find,
    read,
    context,
    template: made.body.id as string,
    /** Tells somebody of the event; answers the id of the message. */
    async tell(to: any): Promise<string> {
      const { id, name, email, phone } = to
      const recipient = {
        audience: 'customer',
        id,
        name,
        email,
        phone,
        consents: to.consentedTo ?? [],
      } as const
      const [made = ''] = await inTransaction(context, { actor: systemActor, requestId: 'test' }, (work) =>
        notify(work, event, { to: [recipient], values }),
      )
      return made
    },
    /** What is due in so many minutes is sent. */
    send: (minutes = 0) => runTimedWork(context, new Date(Date.now() + minutes * 60_000)),
    message: (id: string) => read('notifications', id),
    /** What somebody outside sends. */
    async post(path: string, body: string, headers: Record<string, string>) {
      const answer = await shop.server.call(path, { method: 'POST', body, headers })
      return { status: answer.status, body: (await answer.json()) as any }
    },
    /** What kind of message the event is, as the product says it. */
    setClass: (kind: string) =>
      sql`UPDATE notification_key SET class = ${kind} WHERE id = ${key.id}`.execute(context.database.db),
  }
}

export type MessageShop = Awaited<ReturnType<typeof messageShop>>
