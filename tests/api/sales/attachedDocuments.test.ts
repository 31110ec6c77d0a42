import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

const find = async (path: string, filter: object): Promise<any[]> =>
  (await ask('GET', `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9]`)).body

/** The e-mail template of an event takes documents along. */
async function attach(key: string, attachments: readonly string[]): Promise<void> {
  const [{ id: keyId }] = await find('notification-keys', { key })
  const [{ id, version }] = await find('templates', {
    key: keyId,
    channel: 'email',
    locale: 'en',
    status: 'active',
  })
  expect((await ask('PUT', `/templates/${id}`, { version, attachments })).status).toBe(200)
}

/** The files of a mail in the outbox, by their names. */
function filesOf(id: string): Record<string, Buffer> {
  const mail = readFileSync(join(resolve(server.context.settings.dataDir), 'outbox', `${id}.eml`), 'latin1')
  const parts = mail.split(/\r\n--[^\r]+\r\n/).filter((part) => part.includes('application/pdf'))
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', body = ''] = part.split('\r\n\r\n')
      return [/filename="?([^"\r\n;]+)/.exec(head)?.[1], Buffer.from(body, 'base64')]
    }),
  )
}

it('the invoice and the label of a parcel go with the mail that it is on its way, as PDFs, and are named at the message', async () => {
  await attach('shipment.dispatched', ['invoice', 'label'])
  await attach('order.confirmed', ['invoice', 'creditNote'])
  const order = await shop.ordered({
    pieces: [1],
    more: { email: 'asha@example.com', contactName: 'आशा राव' },
  })
  await runTimedWork(server.context, new Date())
  const [confirmed] = await find('notifications', { area: 'order', channel: 'email', status: 'sent' })
  expect([confirmed.attached, filesOf(confirmed.id)]).toEqual([[], {}])

  const [parcel] = await shop.parcels(order)
  const { awb } = await shop.steps(parcel?.id ?? '', 'pack', 'label', 'handOver')
  await runTimedWork(server.context, new Date())
  const [invoice] = await shop.invoices(order.id)
  const named = `${invoice?.number.replaceAll('/', '-')}.pdf`

  const [dispatched] = await find('notifications', { area: 'shipment', channel: 'email', status: 'sent' })
  expect(dispatched.attached).toEqual([named, `${awb}.pdf`])
  const files = filesOf(dispatched.id)
  expect(Object.keys(files)).toEqual([named, `${awb}.pdf`])
  for (const file of Object.values(files)) {
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.subarray(-6).toString()).toContain('%%EOF')
  }
})
