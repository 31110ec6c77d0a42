import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  await ensureKeys(server.context)
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

const find = async (endpoint: string, filter: object): Promise<any[]> =>
  (await admin(`/${endpoint}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json() as any

/** The template of an event that its customers get. */
async function templateOf(key: string, channel: string, locale: string) {
  const [event] = await find('notification-keys', { key })
  return (await find('templates', { key: event.id, channel, locale }))[0]
}

describe('a template that the product brings', () => {
  it('is called in words, in the language of whoever reads it', async () => {
    const { name, translations } = await templateOf('order.placed', 'email', 'fr')
    expect(name).toBe('Order placed (E-mail, French)')
    expect(translations).toEqual({
      fr: { name: 'Commande passée (E-mail, français)' },
      zh: { name: '订单已提交（电子邮件，法语）' },
      ja: { name: '注文の受付（メール、フランス語）' },
    })
  })

  it('is called anew where an earlier release named it by its codes, and as people called it where they did', async () => {
    const { db } = server.context.database
    const [old, called] = [
      await templateOf('order.placed', 'email', 'fr'),
      await templateOf('order.placed', 'email', 'ja'),
    ]
    await sql`UPDATE template SET translations = '{}', name = 'Order placed (email, fr)' WHERE id = ${old.id}`.execute(
      db,
    )
    await sql`UPDATE template SET translations = '{}', name = 'Our thanks (email, ja)' WHERE id = ${called.id}`.execute(
      db,
    )
    await ensureKeys(server.context)
    expect(await templateOf('order.placed', 'email', 'fr')).toMatchObject({
      name: old.name,
      translations: old.translations,
      original: old.original,
      status: 'active',
    })
    expect((await templateOf('order.placed', 'email', 'ja')).name).toBe('Our thanks (email, ja)')
  })

  it('gives its copy a name of its own in each language', async () => {
    const { id } = await templateOf('order.placed', 'email', 'en')
    const answer = await admin(`/templates/${id}/operations/copy`, {
      method: 'POST',
      body: { locale: 'hi' },
    })
    const { id: made } = (await answer.json()) as { id: string }
    const [copy] = await find('templates', { id: made })
    expect(copy.name).toMatch(/^Order placed \(E-mail, Hindi\) \d+$/)
    expect(copy.translations.fr.name).toMatch(/^Commande passée \(E-mail, hindi\) \d+$/)
  })
})
