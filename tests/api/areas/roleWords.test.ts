import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { storePresets } from '../../../server/auth/presets.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

const read = async (path: string, locale = 'en', call = admin, headers = {}): Promise<any> =>
  (await call(path, { headers: { 'Accept-Language': locale, ...headers } })).json()

const roleOf = async (preset: string) =>
  (await read(`/subadmin-roles?filter=${encodeURIComponent(JSON.stringify({ preset }))}`))[0]

async function change(preset: string, values: Record<string, unknown>) {
  const { id, version } = await roleOf(preset)
  const answer = await admin(`/subadmin-roles/${id}`, { method: 'PUT', body: { version, ...values } })
  expect(answer.status).toBe(200)
  return roleOf(preset)
}

/** What a role is called where it is chosen or referred to. */
const titleIn = async (id: string, locale: string) =>
  (await read(`/subadmin-roles/lookup?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`, locale))[0]
    .title

describe('a role that the product brings', () => {
  it('is called in the language of whoever reads it: chosen, found, in a file and in one’s own account', async () => {
    const { id, name, translations } = await roleOf('finance')
    expect(name).toBe('Finance')
    expect(translations.fr).toEqual({
      name: 'Comptabilité',
      description: 'Paiements, remboursements et taxes.',
    })
    expect(await Promise.all(['en', 'fr', 'zh', 'ja'].map((locale) => titleIn(id, locale)))).toEqual([
      'Finance',
      'Comptabilité',
      '财务',
      '経理',
    ])
    const found = await read(`/search?${new URLSearchParams({ q: 'comptabilité' })}`, 'fr')
    expect(JSON.stringify(found)).toContain('Comptabilité')
    // A file is read again by any shop: it holds every language, and names by those that an import finds.
    const file = await (await admin('/subadmin-roles/export')).text()
    expect(file).toContain('Comptabilité')
    expect(file).toContain('経理')
    const desk = await server.signIn('orders')
    expect((await read('/auth/profile', 'fr', desk)).roles).toEqual(['Service des commandes'])
    expect((await read('/auth/profile', 'de', desk)).roles).toEqual(['Order desk'])
  })

  it('is called so to whoever looks as it', async () => {
    const { id } = await roleOf('auditor')
    const begun = await admin('/auth/view-as', {
      method: 'POST',
      body: { role: id },
      headers: { 'Accept-Language': 'zh' },
    })
    const view = (await begun.json()) as { id: string; role: { name: string } }
    expect(view.role.name).toBe('审计')
    const refused = await admin('/brands', {
      method: 'POST',
      body: { name: 'Any' },
      headers: { 'Accept-Language': 'zh', 'X-View-As': view.id },
    })
    expect(((await refused.json()) as { message: string }).message).toContain('审计')
  })

  it('is called as somebody renamed it, for the readers of every language', async () => {
    const renamed = await change('support', { name: 'Happiness crew' })
    expect(renamed.translations.fr).toEqual({
      description: 'Répond aux clients, approuve les retours et les annulations.',
    })
    expect(await titleIn(renamed.id, 'fr')).toBe('Happiness crew')
    const support = await server.signIn('support')
    expect((await read('/auth/profile', 'fr', support)).roles).toEqual(['Happiness crew'])
  })

  it('keeps what somebody translated, when it is renamed then or later', async () => {
    const both = await change('marketing', {
      name: 'Voice',
      translations: { fr: { name: 'La voix' }, ja: { name: '広報' } },
    })
    expect(both.translations).toMatchObject({ fr: { name: 'La voix' }, ja: { name: '広報' } })
    expect(both.translations.zh).not.toHaveProperty('name')
    const { translations } = await change('marketing', { name: 'The voice' })
    expect(translations).toMatchObject({ fr: { name: 'La voix' }, ja: { name: '広報' } })
  })

  it('of the release before gets its words once, where it still says what the product says', async () => {
    const { database, registry } = server.context
    const [catalogue, warehouse] = [await roleOf('catalogue'), await roleOf('warehouse')]
    await sql`UPDATE "sub_admin_role" SET "translations" = '{}'`.execute(database.db)
    await sql`UPDATE _roles SET translations = NULL`.execute(database.db)
    for (const table of ['_roles', 'sub_admin_role'])
      await sql`UPDATE ${sql.table(table)} SET name = 'Stockroom' WHERE id = ${warehouse.id}`.execute(
        database.db,
      )
    const start = async () => {
      await storePresets(database, registry)
      await ensureStaffRecords(server.context)
    }
    await start()
    expect((await roleOf('catalogue')).translations).toEqual(catalogue.translations)
    expect((await roleOf('warehouse')).translations.ja).toEqual({
      description: '梱包と発送、返品の受け取りを行います。',
    })
    expect((await roleOf('support')).translations.fr).toHaveProperty('description')
    // Who takes the words away again has them gone.
    await change('catalogue', { translations: { fr: { name: null, description: null } } })
    await start()
    expect((await roleOf('catalogue')).translations).not.toHaveProperty('fr')
  })
})

it('a role that people made has the words that they gave it', async () => {
  const made = await admin('/subadmin-roles', {
    method: 'POST',
    body: { name: 'Auditors', permissions: [], translations: { fr: { name: 'Audit' } } },
  })
  const { id } = (await made.json()) as { id: string }
  expect([await titleIn(id, 'fr'), await titleIn(id, 'ja')]).toEqual(['Audit', 'Auditors'])
})
