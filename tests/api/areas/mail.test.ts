import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { runDue } from '../../../server/jobs/runDue.ts'
import type { Call } from '../../support/server.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask } = shop
const everything = { view: true, create: true, edit: true, delete: true, export: true }

let asha: Call
let ben: Call
let carla: Call
const ids: Record<string, string> = {}

beforeAll(async () => {
  await ensureKeys(shop.server.context)
  asha = await shop.staff('asha', [{ key: 'mail', ...everything }])
  ben = await shop.staff('ben', [{ key: 'mail', ...everything }])
  carla = await shop.staff('carla', [{ key: 'mail', ...everything }])
  for (const { id, name } of (await ask('GET /subadmins')).body) ids[name] = id
}, 120_000)

const filtered = (filter: object) => `GET /mails?filter=${encodeURIComponent(JSON.stringify(filter))}`
const lettersOf = async (call: Call, filter: object = {}): Promise<any[]> =>
  (await ask(filtered(filter), undefined, call)).body
const inbox = (call: Call) => lettersOf(call, { folder: 'inbox', deleted: false })

const draft = async (call: Call, values: object) => (await ask('POST /mails', values, call)).body
const operation = (call: Call, { id, version }: { id: string; version: number }, name: string) =>
  ask(`POST /mails/${id}/operations/${name}`, name === 'takeBack' ? {} : { version }, call)

/** The clock, so many seconds further on. */
async function later(seconds = 11): Promise<void> {
  const { context } = shop.server
  const now = new Date(Date.now() + seconds * 1000)
  await runDue(context, context.hooks.mail?.jobs ?? {}, () => now)
}

async function deliver(call: Call, values: object) {
  const begun = await draft(call, values)
  const sent = await operation(call, begun, 'send')
  if (sent.status !== 200) throw new Error(sent.text)
  await later()
  return begun
}

describe('a letter', () => {
  it('is a draft of whoever writes it; sender, folder and time are the server’s', async () => {
    for (const forged of [
      { folder: 'inbox' },
      { sender: 'The boss' },
      { from: ids.ben },
      { owner: ids.ben },
    ]) {
      const { body } = await ask('POST /mails', { subject: 'x', ...forged }, asha)
      expect(body).toMatchObject({
        folder: 'draft',
        sender: 'asha',
        from: ids.asha,
        owner: ids.asha,
        sentAt: null,
      })
    }
    const letter = await draft(asha, { subject: 'Mine' })
    for (const [name, value] of [
      ['sentAt', '2026-01-01T00:00:00.000Z'],
      ['folder', 'sent'],
      ['owner', ids.ben],
    ]) {
      const put = { [name as string]: value, version: letter.version }
      await ask(`PUT /mails/${letter.id}`, put, asha)
    }
    const { body: kept } = await ask(`GET /mails/${letter.id}`, undefined, asha)
    expect(kept).toEqual(letter)
    const elsewhere = { subject: 'x', to: ['01932b1c-7a80-7000-8000-000000000001'] }
    expect((await ask('POST /mails', elsewhere, asha)).status).toBe(422)
  })

  it('has left ten seconds after Send and no moment earlier, and then lies in all mailboxes at once', async () => {
    const begun = await draft(asha, {
      subject: 'Stock count',
      to: [ids.ben],
      cc: [ids.carla],
      body: '<p>On <b>Friday</b><script>alert(1)</script><img src="https://far.example/x.png" alt="The rack"></p>',
    })
    const sent = await operation(asha, begun, 'send')
    expect(sent.status).toBe(200)
    await later(5)
    expect(await inbox(ben)).toEqual([])
    expect(await lettersOf(asha, { folder: 'sending' })).toMatchObject([{ id: begun.id, sentAt: null }])
    await later()
    const [mine] = await inbox(ben)
    expect(mine).toMatchObject({
      subject: 'Stock count',
      sender: 'asha',
      from: ids.asha,
      to: [ids.ben],
      cc: [ids.carla],
      read: false,
      preview: 'On Friday',
      body: '<p>On <b>Friday</b><img alt="The rack" /></p>',
      conversation: mine.messageId,
    })
    expect(await inbox(carla)).toMatchObject([{ subject: 'Stock count', messageId: mine.messageId }])
    expect(await lettersOf(asha, { folder: 'sent' })).toMatchObject([{ id: begun.id, sentAt: mine.sentAt }])
    // What is sent stays as it is.
    const [stored] = await lettersOf(asha, { folder: 'sent' })
    expect(
      (await ask(`PUT /mails/${stored.id}`, { body: '<p>Other</p>', version: stored.version }, asha)).status,
    ).toBe(422)
    expect(
      (await ask(`PUT /mails/${mine.id}`, { subject: 'Other', version: mine.version }, ben)).status,
    ).toBe(422)
    expect((await operation(asha, stored, 'send')).status).toBe(409)
  })

  it('can be taken back until it leaves, edited and sent again; then no more', async () => {
    const begun = await draft(asha, { subject: 'Too early', to: [ids.carla] })
    await operation(asha, begun, 'send')
    expect((await operation(asha, begun, 'takeBack')).status).toBe(200)
    await later()
    expect((await inbox(carla)).map(({ subject }) => subject)).not.toContain('Too early')
    const [again] = await lettersOf(asha, {
      messageId: { empty: true },
      folder: 'draft',
      to: { has: [ids.carla] },
    })
    const changed = await ask(`PUT /mails/${again.id}`, { subject: 'In time', version: again.version }, asha)
    expect((await operation(asha, changed.body, 'send')).status).toBe(200)
    await later()
    expect((await inbox(carla)).map(({ subject }) => subject)).toContain('In time')
    expect((await operation(asha, begun, 'takeBack')).status).toBe(409)
  })

  it('needs somebody who is there to get it', async () => {
    const alone = await draft(asha, { subject: 'To nobody' })
    const refused = await operation(asha, alone, 'send')
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['to']])
    await shop.staff('dev', [{ key: 'mail', ...everything }])
    const { id: dev } = (await ask('GET /subadmins')).body.find(({ name }: any) => name === 'dev')
    const begun = await draft(asha, { subject: 'To dev', to: [dev, ids.ben] })
    await operation(asha, begun, 'send')
    await shop.move('subadmins', dev, 'suspend')
    await later()
    expect((await inbox(ben)).map(({ subject }) => subject)).not.toContain('To dev')
    expect(await lettersOf(asha, { folder: 'draft', to: { has: [dev] } })).toMatchObject([
      { subject: 'To dev' },
    ])
    // Those who cannot come in are not offered, and not taken.
    const offered = await ask('GET /subadmins/lookup?for=mail.to', undefined, asha)
    expect(offered.body.map(({ title }: any) => title)).not.toContain('dev')
    expect((await ask('POST /mails', { to: [dev] }, asha)).status).toBe(422)
  })
})

describe('a mailbox', () => {
  it('is its owner’s alone, on every path, administrators included', async () => {
    await deliver(asha, { subject: 'Secret salary', to: [ids.ben], body: '<p>Whisper</p>' })
    const [{ id, version }] = await lettersOf(ben, { q: 'Secret salary' })
    for (const call of [carla, await shop.server.signIn('admin')]) {
      for (const q of ['Secret', 'Whisper', 'salary']) expect(await lettersOf(call, { q })).toEqual([])
      const one = `/mails/${id}`
      const items = [{ id, version }]
      expect((await ask('GET /mails/export?fields=["subject"]', undefined, call)).text).not.toContain(
        'Secret',
      )
      for (const what of [`GET ${one}`, `GET ${one}/history`, `DELETE ${one}?version=${version}`])
        expect((await ask(what, undefined, call)).status).toBe(404)
      expect((await ask(`PUT ${one}`, { starred: true, version }, call)).status).toBe(404)
      expect((await ask('POST /mails/bulk/update', { items, data: { read: true } }, call)).status).toBe(404)
      expect((await ask('POST /mails/bulk/delete', { items }, call)).status).toBe(404)
      expect((await operation(call, { id, version }, 'send')).status).toBe(404)
      expect((await operation(call, { id, version }, 'takeBack')).status).toBe(404)
    }
  })

  it('is searched by sender, subject and text, whatever their letter case', async () => {
    for (const q of ['ASHA', 'secret SALARY', 'whisper'])
      expect((await lettersOf(ben, { folder: 'inbox', q })).map(({ subject }) => subject)).toContain(
        'Secret salary',
      )
    expect(await lettersOf(ben, { folder: 'inbox', q: 'nothing of the kind' })).toEqual([])
  })

  it('counts what waits, for its owner', async () => {
    const count = async (call: Call) => (await ask('POST /mails/operations/folders', {}, call)).body
    const before = await count(ben)
    expect([before.customers, before.answers]).toEqual([null, null])
    const unread = (await inbox(ben)).filter(({ read }) => !read)
    expect(before.inbox).toBe(unread.length)
    const items = [{ id: unread[0].id, version: unread[0].version }]
    await ask('POST /mails/bulk/update', { items, data: { labels: ['important'] } }, ben)
    expect(await count(ben)).toMatchObject({ inbox: unread.length, important: 1, works: 0 })
    const [again] = await lettersOf(ben, { labels: { has: ['important'] } })
    await ask(`PUT /mails/${again.id}`, { read: true, starred: true, version: again.version }, ben)
    const after = await count(ben)
    expect(after).toMatchObject({ inbox: unread.length - 1, important: 0 })
    // A star of one is no star of the other.
    expect(await lettersOf(asha, { starred: true })).toEqual([])
  })

  it('moves letters to Deleted, from where they come back, and only from there are they gone for ever', async () => {
    await deliver(asha, { subject: 'Old news', to: [ids.ben] })
    const [letter] = await lettersOf(ben, { q: 'Old news' })
    const items = [{ id: letter.id, version: letter.version }]
    expect((await ask(`DELETE /mails/${letter.id}?version=${letter.version}`, undefined, ben)).status).toBe(
      409,
    )
    const { body } = await ask('POST /mails/bulk/update', { items, data: { deleted: true } }, ben)
    expect((await inbox(ben)).map(({ id }) => id)).not.toContain(letter.id)
    await ask(`POST /mails/bulk/changes/${body.undo.id}/undo`, {}, ben)
    const back = (await inbox(ben)).find(({ id }) => id === letter.id)
    const gone = await ask(`PUT /mails/${letter.id}`, { deleted: true, version: back.version }, ben)
    expect(
      (await ask(`DELETE /mails/${letter.id}?version=${gone.body.version}`, undefined, ben)).status,
    ).toBe(200)
    expect(await lettersOf(ben, { q: 'Old news' })).toEqual([])
    expect((await lettersOf(asha, { q: 'Old news' })).length).toBe(1)
  })

  it('keeps an answer with the letter that it answers', async () => {
    await deliver(asha, { subject: 'Lunch?', to: [ids.ben] })
    const [got] = await lettersOf(ben, { q: 'Lunch' })
    await deliver(ben, { subject: 'Re: Lunch?', to: [ids.asha], inReplyTo: got.messageId })
    const thread = await lettersOf(asha, { conversation: got.messageId })
    expect(thread.map(({ subject }) => subject).sort()).toEqual(['Lunch?', 'Re: Lunch?'])
    // Nobody hangs a letter into a conversation that they do not have.
    await deliver(carla, { subject: 'Me too', to: [ids.asha], inReplyTo: got.messageId })
    const [stray] = await lettersOf(asha, { q: 'Me too' })
    expect(stray.conversation).not.toBe(got.messageId)
  })
})

describe('an attachment', () => {
  it('is read by sender and recipients alone, and cannot be hung onto another letter by whoever knows its id', async () => {
    const form = new FormData()
    form.set('file', new Blob(['secret figures'], { type: 'text/plain' }), 'figures.txt')
    const uploaded = await asha('/files', { method: 'POST', body: form })
    const { file, bytes, type } = await uploaded.json()
    const value = { file, bytes, type, name: 'figures.txt' }
    await deliver(asha, { subject: 'Figures', to: [ids.ben], attachments: [{ file: value }] })
    const [got] = await lettersOf(ben, { q: 'Figures' })
    expect(got).toMatchObject({ attachmentCount: 1 })
    const open = async (call: Call) => (await call(`/files/${file}/download`)).status
    expect(await open(asha)).toBe(200)
    expect(await open(ben)).toBe(200)
    expect(await open(carla)).toBe(404)
    expect((await ask('POST /mails', { attachments: [{ file: value }] }, carla)).status).toBe(422)
  })
})

describe('who may use mail', () => {
  it('looks colleagues up without the staff area, and sees customers only with the right', async () => {
    const { status, body } = await ask('GET /subadmins/lookup?q=car&for=mail.to', undefined, asha)
    expect([status, body.map(({ title }: any) => title)]).toEqual([200, ['carla']])
    expect((await ask('GET /subadmins', undefined, asha)).status).toBe(403)
    const desk = await shop.staff('desk', [
      { key: 'mail', ...everything },
      { key: 'contactMessage', view: true },
    ])
    await shop.create('contact-messages', {
      name: 'R. Rao',
      email: 'r@example.com',
      subject: 'Size',
      body: 'M?',
    })
    expect((await ask('POST /mails/operations/folders', {}, desk)).body).toMatchObject({
      customers: 1,
      answers: 0,
    })
    const stranger = await shop.staff('stranger', [{ key: 'tag', view: true }])
    expect((await ask('POST /mails/operations/folders', {}, stranger)).status).toBe(403)
  })

  it('is told behind the bell, by the name of its sender alone, until it is read or put away', async () => {
    const told = async () =>
      (await ask('GET /auth/inbox', undefined, carla)).body.messages.filter(
        ({ area, readAt }: { area: string; readAt: string | null }) => area === 'mail' && readAt === null,
      )
    for (const { id, version } of await inbox(carla))
      await ask(`PUT /mails/${id}`, { version, read: true }, carla)
    expect(await told()).toEqual([])
    await deliver(asha, { subject: 'Salary of Ben', to: [ids.carla], body: '<p>Not for the log</p>' })
    await deliver(asha, { subject: 'Salary of Dev', to: [ids.carla], cc: [ids.ben] })
    const [second, first] = await told()
    expect([first.subject, second.subject]).toEqual(['New letter from asha', 'New letter from asha'])
    const log = JSON.stringify((await ask('GET /notifications')).body)
    expect(log).toContain('New letter from asha')
    expect(log).not.toMatch(/Salary|Not for the log/)
    const { version } = (await ask(`GET /mails/${first.areaId}`, undefined, carla)).body
    await ask(`PUT /mails/${first.areaId}`, { version, read: true }, carla)
    expect((await told()).map(({ id }: { id: string }) => id)).toEqual([second.id])
    const other = (await ask(`GET /mails/${second.areaId}`, undefined, carla)).body
    await ask(`PUT /mails/${second.areaId}`, { version: other.version, deleted: true }, carla)
    expect(await told()).toEqual([])
    // What Ben was told is his.
    expect((await ask('GET /auth/inbox/unread', undefined, ben)).body.unread).toBeGreaterThan(0)
  })

  it('is told nothing of letters by the jobs', async () => {
    const begun = await draft(asha, { subject: 'Confidential', to: [ids.ben] })
    await operation(asha, begun, 'send')
    const { rows } = await sql<{ about: string | null; search: string }>`
      SELECT "about", "search" FROM "job" WHERE "work" = 'deliverMail'`.execute(
      shop.server.context.database.db,
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('Confidential')
  })
})
