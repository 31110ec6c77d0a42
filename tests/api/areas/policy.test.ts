import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create, fresh, move, open, update } = shop

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
const policy = (title: string, values: object = {}) =>
  create('policies', { policyType: 'other', title, body: '<p>One</p>', effectiveFrom: today, ...values })

describe('a policy', () => {
  it('counts its versions, asks for a note from the second on, and keeps the old ones readable', async () => {
    const { id, slug } = await policy('Returns', { policyType: 'returns' })
    expect((await move('policies', id, 'publish')).body).toMatchObject({ versionNo: 1, status: 'published' })
    await update('policies', id, { body: '<p>Two</p>' })
    const bare = await move('policies', id, 'publish')
    expect([bare.status, Object.keys(bare.body.errors)]).toEqual([422, ['changeNote']])
    const second = await move('policies', id, 'publish', { changeNote: 'Thirty days now' })
    expect(second.body).toMatchObject({ versionNo: 2, changeNote: null })
    const shown = await open(`/public/policies/${slug}`)
    expect(shown.body).toMatchObject({
      body: '<p>Two</p>',
      version: 2,
      changeNote: 'Thirty days now',
      versions: [{ number: 2 }, { number: 1, effectiveFrom: today }],
    })
    const old = await open(`/public/policies/${slug}/versions/1`)
    expect(old.body).toMatchObject({ body: '<p>One</p>', version: 1, isLive: false })
    expect((await open(`/public/policies/${slug}/versions/9`)).status).toBe(404)
  })

  it('is the only live one of its type: the one before is superseded in the same moment', async () => {
    const first = await policy('Delivery', { policyType: 'shipping' })
    await move('policies', first.id, 'publish')
    const next = await policy('Delivery, new', { policyType: 'shipping' })
    expect((await move('policies', next.id, 'publish')).status).toBe(422)
    expect((await fresh('policies', first.id)).status).toBe('published')
    const done = await move('policies', next.id, 'publish', { changeNote: 'Rewritten' })
    expect(done.body).toMatchObject({ versionNo: 2 })
    expect(await fresh('policies', first.id)).toMatchObject({ status: 'superseded', liveNumber: null })
    expect((await open(`/public/policies/${first.slug}`)).status).toBe(404)
    expect((await open(`/public/policies/${next.slug}/versions/1`)).body.title).toBe('Delivery')
    expect((await move('policies', next.id, 'supersede')).status).toBe(409)
  })

  it('is in force from the day it is published, or later', async () => {
    const { id } = await policy('Cookies', { policyType: 'cookie', effectiveFrom: '2020-01-01' })
    const late = await move('policies', id, 'publish')
    expect([late.status, Object.keys(late.body.errors)]).toEqual([422, ['effectiveFrom']])
    expect((await move('policies', id, 'publish', { effectiveFrom: today })).status).toBe(200)
  })

  it('names a grievance officer where it is about grievances, and nowhere else', async () => {
    const bare = await ask('POST /policies', {
      policyType: 'grievance',
      title: 'Grievances',
      body: '<p>x</p>',
      effectiveFrom: today,
    })
    expect(Object.keys(bare.body.errors).sort()).toEqual([
      ...['officerDesignation', 'officerEmail', 'officerName', 'officerPhone'],
    ])
    expect((await policy('Privacy', { policyType: 'privacy', officerName: 'A' })).officerName).toBeNull()
  })

  it('is not deleted once it was published', async () => {
    const draft = await policy('Draft')
    expect((await ask(`DELETE /policies/${draft.id}?version=${draft.version}`)).status).toBe(200)
    const { id } = await policy('Kept')
    await move('policies', id, 'publish', { changeNote: 'x' })
    await move('policies', id, 'unpublish')
    const { version } = await fresh('policies', id)
    expect((await ask(`DELETE /policies/${id}?version=${version}`)).status).toBe(409)
  })

  it('is published only by whoever holds the flag', async () => {
    const editor = await shop.server.signIn('catalogue')
    const { id, version } = await policy('By an editor')
    expect((await ask(`PUT /policies/${id}`, { version, title: 'Edited' }, editor)).status).toBe(200)
    expect(
      (await ask(`POST /policies/${id}/transitions/publish`, { version: version + 1 }, editor)).status,
    ).toBe(403)
  })

  it('is missed where the law expects it and none is live', async () => {
    const { expected } = (await ask('POST /policies/operations/checklist', {})).body
    const of = (type: string) => expected.find((one: any) => one.policyType === type)
    expect(of('returns')).toMatchObject({ state: 'live', versionNo: 2 })
    expect(of('privacy')).toMatchObject({ state: 'draft', id: expect.any(String) })
    expect(of('warranty')).toMatchObject({ state: 'missing', id: null })
  })
})

describe('a policy that customers must accept', () => {
  const customer = async (name: string) => {
    const { id, version } = await shop.create('customers', {
      firstName: name,
      email: `${name.toLowerCase()}@example.com`,
      language: 'en',
    })
    await shop.made(`POST /customers/${id}/transitions/activate`, { version })
    return id as string
  }
  const asked = async (title: string) =>
    shop.create('policies', {
      policyType: 'payment',
      title,
      body: '<p>Text</p>',
      effectiveFrom: '2099-01-01',
      requiresAcceptance: true,
    })
  const accept = (values: object, call?: Call) =>
    shop.ask(
      'POST /policies/operations/accept',
      { policyType: 'payment', source: 'checkout', ...values },
      call,
    )
  const owed = async (id: string) =>
    (await shop.made('POST /policies/operations/owed', { customer: id })).policies.filter(
      ({ policyType }: { policyType: string }) => policyType === 'payment',
    )

  it('is owed until its live version is accepted, once each, and owed again by a new version', async () => {
    const [asha, mira] = [await customer('Asha'), await customer('Mira')]
    expect((await accept({ customer: asha })).body.errors.policyType).toMatch(/live/)
    const { id } = await asked('Paying')
    await shop.move('policies', id, 'publish')
    expect(await owed(asha)).toEqual([
      { policyType: 'payment', versionNo: 1, title: 'Paying', slug: 'paying', acceptedVersion: null },
    ])
    const first = (await accept({ customer: asha, locale: 'hi' })).body
    expect(first).toMatchObject({ versionNo: 1, isNew: true })
    expect((await accept({ customer: asha, source: 'account' })).body).toEqual({ ...first, isNew: false })
    expect([await owed(asha), (await owed(mira)).length]).toEqual([[], 1])
    await shop.update('policies', id, { body: '<p>More</p>', changeNote: 'More' })
    await shop.move('policies', id, 'publish')
    expect(await owed(asha)).toMatchObject([{ versionNo: 2, acceptedVersion: 1 }])
    await accept({ customer: mira, versionNo: 2 })

    const { customers, versions } = await shop.made(`POST /policies/${id}/operations/acceptances`, {})
    expect(customers).toBeGreaterThanOrEqual(2)
    expect(versions).toEqual([
      { number: 2, live: true, accepted: 1, lastAt: expect.any(String) },
      { number: 1, live: false, accepted: 1, lastAt: first.acceptedAt },
    ])
    const listed = await shop.ask(
      `GET /policy-acceptances?filter=${encodeURIComponent(JSON.stringify({ customer: [asha] }))}`,
    )
    expect(listed.body).toMatchObject([
      { versionNo: 1, source: 'checkout', locale: 'hi', policyTitle: 'Paying' },
    ])
  })

  it('has its proof written by the operation alone, by whoever holds its flag', async () => {
    const asha = await customer('Nila')
    const { id } = (await accept({ customer: asha })).body
    const path = `/policy-acceptances/${id}`
    const record = (await shop.ask(`GET ${path}`)).body
    expect((await shop.ask(`PUT ${path}`, { ...record, versionNo: 9 })).status).toBe(403)
    expect((await shop.ask(`DELETE ${path}?version=1`)).status).toBe(403)
    expect((await accept({ customer: asha, versionNo: 99 })).body.errors.versionNo).toMatch(/No version/)
    expect((await accept({ customer: id })).status).toBe(422)
    const reader = await shop.staff('reads-policies', [{ key: 'informationPolicy', view: true }])
    expect((await accept({ customer: asha }, reader)).status).toBe(403)
  })

  it('is told to every active customer once when it has a new version, and to nobody at first', async () => {
    await ensureKeys(shop.server.context)
    await sql`UPDATE information_policy SET announcing = NULL`.execute(shop.server.context.database.db)
    const told = async () => {
      const { rows } = await sql<{ recipient: string }>`
        SELECT n.recipient FROM notification n JOIN notification_key k ON k.id = n.key
        WHERE k.key = 'policy.updated' AND n.channel = 'email' ORDER BY n.recipient`.execute(
        shop.server.context.database.db,
      )
      return rows.map(({ recipient }) => recipient)
    }
    const { id } = await shop.create('policies', {
      policyType: 'disclaimer',
      title: 'Disclaimer',
      body: '<p>Text</p>',
      effectiveFrom: '2099-01-01',
      requiresAcceptance: true,
    })
    await shop.move('policies', id, 'publish')
    await runTimedWork(shop.server.context)
    expect(await told()).toEqual([])
    await shop.update('policies', id, { body: '<p>Other</p>', changeNote: 'Other' })
    await shop.move('policies', id, 'publish')
    await runTimedWork(shop.server.context)
    await runTimedWork(shop.server.context)
    expect(await told()).toEqual(['Asha', 'Mira', 'Nila'])
    expect((await shop.fresh('policies', id)).ahead).toBe(false)
  })
})
