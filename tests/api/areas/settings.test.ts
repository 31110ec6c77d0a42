import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { configSettings } from '../../../resources/shared/settings/rules/configSettings.ts'
import { readSettings } from '../../../resources/shared/settings/server/readSettings.ts'
import { readSecret } from '../../../resources/shared/settings/server/secrets.ts'
import type { Settings } from '../../../src/settings/defineSettings.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

async function ask(path: string, method = 'GET', body?: Record<string, unknown>, call = admin) {
  const answer = await call(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

const find = async (area: string, key: string) =>
  (await ask(`/${area}?filter=${encodeURIComponent(JSON.stringify({ key }))}`)).body[0]

async function set(area: string, key: string, value: unknown) {
  const { id, version } = await find(area, key)
  return ask(`/${area}/${id}`, 'PUT', { version, value })
}

describe('the changes of settings', () => {
  it('are told across settings, the latest first, by group, person and time, and no secret among them', async () => {
    const log = async (area: string, input: object = {}) =>
      (await ask(`/${area}/operations/changes`, 'POST', { ...input })).body
    expect((await log('config-settings')).changes).toEqual([])
    await set('config-settings', 'returns.windowDays', 21)
    await set('config-settings', 'orders.draftDays', 20)
    const gateway = await find('config-settings', 'payments.gatewaySecret')
    const value = 'a very long secret value'
    await ask(`/config-settings/${gateway.id}/operations/secret`, 'POST', { version: gateway.version, value })
    const all = await log('config-settings')
    expect(all.total).toBe(3)
    expect(all.changes).toMatchObject([
      { key: 'payments.gatewaySecret', isSecret: true },
      { key: 'orders.draftDays', before: 14, after: 20, isSecret: false, person: { name: 'Asha Rao' } },
      { key: 'returns.windowDays', before: 14, after: 21 },
    ])
    expect(JSON.stringify(all)).not.toContain(value)
    expect(JSON.stringify(all)).not.toContain(value.slice(-4))
    const keys = async (input: object) =>
      (await log('config-settings', input)).changes.map(({ key }: { key: string }) => key)
    expect(await keys({ group: 'returns' })).toEqual(['returns.windowDays'])
    expect(await keys({ person: all.people[0].id, size: 1, from: 1 })).toEqual(['orders.draftDays'])
    expect(await keys({ person: 'nobody' })).toEqual([])
    await sql`UPDATE _history SET at = at - interval '40 days' WHERE resource = 'configSetting' AND record_id = ${gateway.id}`.execute(
      server.context.database.db,
    )
    expect(await keys({ days: 30 })).toEqual(['orders.draftDays', 'returns.windowDays'])
    expect((await log('admin-settings')).changes).toEqual([])
    const packing = await server.signIn('orders')
    expect((await ask('/config-settings/operations/changes', 'POST', {}, packing)).status).toBe(403)
  })
})

describe('a setting', () => {
  it('is there from the start with its default, and nobody makes or deletes one', async () => {
    const prefix = await find('config-settings', 'orders.prefix')
    expect(prefix).toMatchObject({ group: 'orders', value: 'AT-', isDefault: true })
    expect((await ask('/config-settings', 'POST', { value: 1 })).status).toBe(403)
    expect((await ask(`/config-settings/${prefix.id}?version=${prefix.version}`, 'DELETE')).status).toBe(403)
  })

  it('takes what its kind takes, and says at the value why not', async () => {
    expect((await set('config-settings', 'orders.prefix', 'SHOP-')).body).toMatchObject({
      value: 'SHOP-',
      isDefault: false,
    })
    for (const [key, value] of [
      ['orders.prefix', 'lower'],
      ['orders.prefix', null],
      ['payments.codMaximum', -1],
      ['payments.codMaximum', '5'],
      ['tax.hsnDigits', '5'],
      ['store.supportEmail', 'nobody'],
    ] as const) {
      const { status, body } = await set('config-settings', key, value)
      expect([key, status, Object.keys(body.errors ?? {})]).toEqual([key, 422, ['value']])
    }
  })

  it('is read as it is now, and by its default before it has a record', async () => {
    await set('config-settings', 'payments.codFee', 12_300)
    const { db } = server.context.database
    await sql`DELETE FROM config_setting WHERE key = 'carts.abandonedMinutes'`.execute(db)
    expect(await readSettings(db, ['payments.codFee', 'carts.abandonedMinutes', 'work.orderHours'])).toEqual({
      'payments.codFee': 12_300,
      'carts.abandonedMinutes': 60,
      'work.orderHours': 24,
    })
  })

  it('cannot be given another key or group', async () => {
    const { id, version, key } = await find('admin-settings', 'work.orderHours')
    const { body } = await ask(`/admin-settings/${id}`, 'PUT', {
      version,
      key: 'other',
      group: 'security',
      value: 7,
    })
    expect(body).toMatchObject({ key, group: 'work', value: 7 })
  })

  it('has a history, by which it can be set back', async () => {
    const { id } = await find('admin-settings', 'work.orderHours')
    const { body } = await ask(`/admin-settings/${id}/history`)
    expect(body[0].changes).toContainEqual({ field: 'value', before: 24, after: 7 })
  })

  it('that everybody may read is in the public file at once', async () => {
    const first = async () => {
      const { generalTxt } = (await (await server.call('/home/getTxt/public')).json()) as {
        generalTxt: string
      }
      return ((await (await fetch(generalTxt)).json()) as any).adminSettings[0]
    }
    const title = async () => (await first()).title
    expect(await title()).toBe('Atelier')
    await set('admin-settings', 'branding.title', 'Maison Rao')
    expect(await title()).toBe('Maison Rao')
    await set('admin-settings', 'branding.storeUrl', 'https://shop.example')
    expect(await first()).toMatchObject({ title: 'Maison Rao', store: 'https://shop.example' })
    await set('admin-settings', 'branding.storeUrl', null)
    expect(await first()).not.toHaveProperty('store')
  })

  it('of security and approvals needs a flag of its own', async () => {
    const role = (
      await ask('/subadmin-roles', 'POST', {
        name: 'Settings',
        permissions: [{ key: 'adminSetting', view: true, edit: true }],
      })
    ).body
    const made = (await ask('/subadmins', 'POST', { firstName: 'S', email: 's@shop.test', roles: [role.id] }))
      .body
    const link = (await ask(`/subadmins/${made.id}/operations/link`, 'POST', {})).body
    await ask('/auth/invitation', 'POST', {
      token: link.path.split('#')[1],
      password: 'seven lamps on a pier',
    })
    const call = await server.signIn('s@shop.test', 'seven lamps on a pier')
    const open = await find('admin-settings', 'work.orderHours')
    const guarded = await find('admin-settings', 'approvals.refundLimit')
    expect(
      (await ask(`/admin-settings/${open.id}`, 'PUT', { version: open.version, value: 12 }, call)).status,
    ).toBe(200)
    expect(
      (await ask(`/admin-settings/${guarded.id}`, 'PUT', { version: guarded.version, value: 1 }, call))
        .status,
    ).toBe(422)
  })
})

describe('a secret', () => {
  const key = 'messaging.smtpPassword'
  const change = async (value: string) => {
    const { id, version } = await find('config-settings', key)
    return ask(`/config-settings/${id}/operations/secret`, 'POST', { value, version })
  }

  it('is written and never answered: not by the record, its history, the list or the export', async () => {
    const secret = 'correct-horse-battery'
    expect((await change(secret)).body).toMatchObject({ value: null, secretEnd: 'tery', isDefault: false })
    expect(await readSecret(server.context.database.db, server.context.settings, key)).toBe(secret)
    const { id } = await find('config-settings', key)
    const paths = [
      `/config-settings/${id}`,
      `/config-settings/${id}/history`,
      '/config-settings',
      '/config-settings/export',
    ]
    for (const path of paths) expect(await (await admin(path)).text()).not.toContain('horse')
    const { rows } = await sql<{ sealed: Uint8Array }>`SELECT sealed FROM _secrets`.execute(
      server.context.database.db,
    )
    expect(Buffer.from(rows[0]?.sealed ?? []).includes('horse')).toBe(false)
  })

  it('is not set through the value, and only settings that are secrets take one', async () => {
    expect((await set('config-settings', key, 'x')).status).toBe(422)
    const { id, version } = await find('config-settings', 'orders.prefix')
    expect(
      (await ask(`/config-settings/${id}/operations/secret`, 'POST', { value: 'x', version })).status,
    ).toBe(409)
  })

  it('that is short does not tell its end, and an empty one is forgotten', async () => {
    expect((await change('short')).body).toMatchObject({ secretEnd: null, secretSetAt: expect.any(String) })
    expect((await change('')).body).toMatchObject({ secretEnd: null, secretSetAt: null, isDefault: true })
    expect(await readSecret(server.context.database.db, server.context.settings, key)).toBeUndefined()
  })
})

describe('what the store obeys', () => {
  it('is told to everybody as it is set, for caches to keep, and nothing else of the configuration', async () => {
    const read = async (etag?: string) => {
      const answer = await server.call('/public/settings', etag ? { headers: { 'If-None-Match': etag } } : {})
      return { status: answer.status, etag: answer.headers.get('ETag') ?? '', text: await answer.text() }
    }
    const first = await read()
    expect(JSON.parse(first.text).settings).toMatchObject({
      'checkout.guest': true,
      'checkout.oneTimeCode': false,
      'captcha.provider': 'none',
      'payments.codEnabled': true,
      'analytics.googleTag': null,
      'flags.store': [],
      'checkout.phoneRequired': true,
      'analytics.metaPixel': null,
      'captcha.siteKey': null,
    })
    expect((await read(first.etag)).status).toBe(304)
    expect((await set('config-settings', 'analytics.googleTag', 'not a tag')).status).toBe(422)
    for (const [key, value] of [
      ['analytics.googleTag', 'G-ABC1234'],
      ['checkout.guest', false],
      ['captcha.provider', 'turnstile'],
      ['flags.store', ['wishlist', 'giftWrap']],
    ] as const)
      expect((await set('config-settings', key, value)).status).toBe(200)
    const next = await read(first.etag)
    expect([next.status, JSON.parse(next.text).settings]).toMatchObject([
      200,
      {
        'analytics.googleTag': 'G-ABC1234',
        'checkout.guest': false,
        'captcha.provider': 'turnstile',
        'flags.store': ['wishlist', 'giftWrap'],
      },
    ])
    for (const key of [
      'store.gstin',
      'store.pan',
      'payments.gatewaySecret',
      'messaging.smtpHost',
      'security.',
    ])
      expect(next.text).not.toContain(key)
  })

  it('has no secret among it', () => {
    const both = Object.entries(configSettings as Settings).filter(
      ([, { isPublic, isSecret }]) => isPublic && isSecret,
    )
    expect(both).toEqual([])
  })
})
