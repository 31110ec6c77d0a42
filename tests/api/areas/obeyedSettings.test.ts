import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffHolding } from '../../../resources/messages/notification/server/staffRecipients.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

const ask = async (path: string) => (await (await admin(path)).json()) as any

async function set(key: string, value: unknown): Promise<number> {
  const [{ id, version }] = await ask(`/admin-settings?filter=${encodeURIComponent(JSON.stringify({ key }))}`)
  return (await admin(`/admin-settings/${id}`, { method: 'PUT', body: { version, value } })).status
}

async function publicFile() {
  const { generalTxt } = await ask('/home/getTxt/public')
  return ((await (await fetch(generalTxt)).json()) as any).adminSettings[0]
}

describe('how the dashboard of sales opens', () => {
  it('is what the shop set, for whoever asks for no period and no comparison', async () => {
    const asDelivered = await ask('/figures/sales')
    const named = await ask('/figures/sales?period=30d&compare=previous')
    expect([asDelivered.period, asDelivered.before.from]).toEqual([named.period, named.before.from])
    expect(await set('dashboard.period', 'lastMonth')).toBe(200)
    expect(await set('dashboard.comparison', 'none')).toBe(200)
    const [set1, last] = [
      await ask('/figures/sales'),
      await ask('/figures/sales?period=lastMonth&compare=none'),
    ]
    expect(set1.period).toEqual(last.period)
    expect(set1.period).not.toEqual(named.period)
    expect(set1.before ?? null).toBeNull()
    expect((await ask('/figures/goods?period=7d')).period).not.toEqual(last.period)
    expect(await set('dashboard.period', 'a fortnight')).toBe(422)
  })

  it('reaches every browser by the public settings file, which says nothing of what is as delivered', async () => {
    expect(await publicFile()).toMatchObject({ period: 'lastMonth', comparison: 'none' })
    expect(await set('localisation.firstDay', 'sunday')).toBe(200)
    expect((await publicFile()).firstDay).toBe('sunday')
    for (const [key, value] of [
      ...[
        ['dashboard.period', '30d'],
        ['dashboard.comparison', 'previous'],
      ],
      ['localisation.firstDay', 'language'],
    ] as const)
      expect(await set(key as string, value)).toBe(200)
    expect(Object.keys(await publicFile()).sort()).toEqual([
      'currency',
      'locales',
      'logo',
      'timeZone',
      'title',
    ])
  })
})

describe('how large numbers are grouped', () => {
  it('is told to every browser where it is not as the language does it', async () => {
    expect(await publicFile()).not.toHaveProperty('grouping')
    expect(await set('localisation.grouping', 'millions')).toBe(422)
    for (const grouping of ['lakhs', 'thousands']) {
      expect(await set('localisation.grouping', grouping)).toBe(200)
      expect((await publicFile()).grouping).toBe(grouping)
    }
    expect(await set('localisation.grouping', 'language')).toBe(200)
    expect(await publicFile()).not.toHaveProperty('grouping')
  })
})

describe('the languages that staff are offered', () => {
  it('are all at first, never without the usual one, which the public file names first', async () => {
    const offered = async () => (await publicFile()).locales
    expect(await offered()).toEqual(['en', 'zh', 'fr', 'ja'])
    expect(await set('localisation.languages', [])).toBe(422)
    expect(await set('localisation.languages', ['fr', 'ja'])).toBe(422)
    expect(await set('localisation.languages', ['ja', 'fr', 'en'])).toBe(200)
    expect(await set('localisation.language', 'zh')).toBe(422)
    expect(await set('localisation.language', 'fr')).toBe(200)
    expect(await offered()).toEqual(['fr', 'en', 'ja'])
    expect(await set('localisation.languages', ['ja', 'fr'])).toBe(200)
    expect(await offered()).toEqual(['fr', 'ja'])
  })

  it('are those that staff are written to in, the usual one where they chose none of them', async () => {
    const { db } = server.context.database
    const support = await server.signIn('support')
    const choose = (locale: string) => support('/auth/preferences', { method: 'PUT', body: { locale } })
    const spoken = async () =>
      Object.fromEntries(
        (await staffHolding(db, 'order', 'view')).map(({ email, locale }) => [email?.split('@')[0], locale]),
      )
    expect((await choose('ja')).status).toBe(200)
    expect(await spoken()).toMatchObject({ admin: 'fr', support: 'ja' })
    expect((await choose('zh')).status).toBe(200)
    expect(await spoken()).toMatchObject({ admin: 'fr', support: 'fr' })
    expect(await set('localisation.languages', ['en', 'zh', 'fr', 'ja'])).toBe(200)
    expect(await spoken()).toMatchObject({ admin: 'fr', support: 'zh' })
    expect(await set('localisation.language', 'en')).toBe(200)
    expect(await spoken()).toMatchObject({ admin: 'en' })
  })
})

describe('how lists begin', () => {
  it('is told to every browser where it is not as delivered', async () => {
    expect(await set('work.pageSize', '60')).toBe(422)
    expect(await set('work.pageSize', '50')).toBe(200)
    expect(await set('work.density', 'comfortable')).toBe(200)
    expect(await publicFile()).toMatchObject({ pageSize: '50', density: 'comfortable' })
    expect(await set('work.pageSize', '25')).toBe(200)
    expect(await set('work.density', 'compact')).toBe(200)
    for (const key of ['pageSize', 'density']) expect(await publicFile()).not.toHaveProperty(key)
  })
})

describe('the look of the shop', () => {
  it('reaches every browser by the public settings file, and goes back to what was delivered', async () => {
    const file = '01932b1c-7a80-7000-8000-000000000001'
    const picture = { file, alt: '', focalX: 0.5, focalY: 0.5 }
    const keys = ['logoDark', 'icon', 'signInPicture'] as const
    for (const key of keys) expect(await set(`branding.${key}`, picture)).toBe(200)
    expect(await set('branding.accent', '#8A1F4D')).toBe(200)
    expect(await publicFile()).toMatchObject({
      accent: '#8a1f4d',
      logoDark: `/api/v1/files/${file}/320.webp`,
      icon: `/api/v1/files/${file}/96.webp`,
      signInPicture: `/api/v1/files/${file}/1280.webp`,
    })
    for (const key of [...keys, 'accent']) expect(await set(`branding.${key}`, null)).toBe(200)
    for (const key of [...keys, 'accent']) expect(await publicFile()).not.toHaveProperty(key)
  })

  it('takes no accent that would be lost on white, and says so', async () => {
    const key = 'branding.accent'
    const [{ id, version }] = await ask(
      `/admin-settings?filter=${encodeURIComponent(JSON.stringify({ key }))}`,
    )
    const answer = await admin(`/admin-settings/${id}`, {
      method: 'PUT',
      body: { version, value: '#ffffe0' },
    })
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as any).errors.value).toContain('too pale')
    expect(await set(key, 'red')).toBe(422)
  })
})

describe('how many sessions one person has at once', () => {
  it('is as many as they like at first; beyond what the shop set the oldest ends', async () => {
    const sessions = [
      await server.signIn('support'),
      await server.signIn('support'),
      await server.signIn('support'),
    ]
    const other = await server.signIn('orders')
    const open = async () =>
      Promise.all([...sessions, other].map(async (call) => (await call('/auth/session')).status))
    expect(await open()).toEqual([200, 200, 200, 200])
    expect(await set('security.sessions', 2)).toBe(200)
    sessions.push(await server.signIn('support'))
    expect(await open()).toEqual([401, 401, 200, 200, 200])
    expect(await set('security.sessions', null)).toBe(200)
  })
})
