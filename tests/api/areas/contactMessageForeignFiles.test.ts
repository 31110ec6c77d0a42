import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactMessage } from '../../../resources/customers/contactMessage/contactMessage.ts'
import { flamingoMessages } from '../../../resources/customers/contactMessage/rules/flamingoMessages.ts'
import { freshdeskTickets } from '../../../resources/customers/contactMessage/rules/freshdeskTickets.ts'
import { gorgiasTickets } from '../../../resources/customers/contactMessage/rules/gorgiasTickets.ts'
import { zendeskExport } from '../../../resources/customers/contactMessage/rules/zendeskExport.ts'
import { zendeskTickets } from '../../../resources/customers/contactMessage/rules/zendeskTickets.ts'
import { ensureKeys } from '../../../resources/messages/notificationKey/server/ensureKeys.ts'
import { permissionMap } from '../../../src/core/index.ts'
import type { ForeignFile } from '../../../src/derive/foreignFile.ts'
import type { Texts } from '../../../src/views/form/useTexts.ts'
import { importColumns } from '../../../src/views/list/import/importColumns.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import {
  flamingoFile,
  freshdeskFile,
  gorgiasFile,
  zendeskFile,
  zendeskJson,
} from '../../support/foreignTickets.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { type ServiceShop, serviceShop } from './serviceShop.ts'

let shop: ServiceShop
let ask: ServiceShop['ask']
let admin: Call
let meera: any

beforeAll(async () => {
  shop = await serviceShop()
  // As after a real start: a bell has its words.
  await ensureKeys(shop.server.context)
  ask = shop.ask
  admin = await shop.server.signIn('admin')
  meera = await shop.customer({ firstName: 'Meera', email: 'meera@example.in', phone: '+919820098200' })
}, 120_000)
afterAll(() => shop?.server.close())

async function post(csv: string, { call = admin, dryRun = false }: { call?: Call; dryRun?: boolean } = {}) {
  const answer = await call(`/contact-messages/import?dryRun=${dryRun}`, {
    method: 'POST',
    body: csv,
    headers: { 'Content-Type': 'text/csv' },
  })
  return { status: answer.status, ...((await answer.json()) as any) }
}

const kinds = [zendeskTickets, zendeskExport, freshdeskTickets, gorgiasTickets, flamingoMessages]

const inJson: readonly ForeignFile[] = [zendeskExport, gorgiasTickets]

const fileOf = (kind: ForeignFile, text: string) =>
  new File([text], inJson.includes(kind) ? 'tickets.json' : 'tickets.csv')

async function send(kind: ForeignFile, text: string, asked: { dryRun?: boolean } = {}) {
  const table = await readTable(fileOf(kind, text))
  expect(kinds.filter(({ isOne }) => isOne(table.head))).toEqual([kind])
  const taken = kind.take(table)
  return { ...(await post(tableAsCsv(taken.table), asked)), leftOut: taken.leftOut }
}

const query = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)])).toString()
const list = async (filter: object = {}) =>
  (await ask('GET', `/contact-messages?${query({ filter, sort: ['createdAt', 'ASC'], range: [0, 99] })}`))
    .body as any[]
const ticket = async (ticketNo: string) => {
  const [{ id }] = (await list({ ticketNo })) as [any]
  return (await ask('GET', `/contact-messages/${id}`)).body
}
const refusals = ({ refused }: any) => refused.map(({ line, errors }: any) => [line, ...Object.keys(errors)])
const undo = (told: any) => ask('POST', `/contact-messages/bulk/changes/${told.undo.id}/undo`, {})

describe('tickets of a former help desk', () => {
  it('are told before anything is stored: each with its differences, each line that is refused with the reason', async () => {
    const told = await send(zendeskTickets, zendeskFile, { dryRun: true })
    expect(told).toMatchObject({ created: 3, updated: 0, unchanged: 0 })
    expect(refusals(told)).toEqual([
      [5, 'email', 'phone'],
      [6, 'subject', 'body'],
      [7, 'createdAt'],
    ])
    const changes = Object.fromEntries(told.records[0].changes.map((one: any) => [one.field, one.after]))
    expect(changes).toMatchObject({ customer: meera.id, status: 'closed', ticketNo: 'Zendesk 35436' })
    expect(await list()).toEqual([])
  })

  it('come from Zendesk with their number, moment, customer, channel and state; nothing of them is due', async () => {
    expect(await send(zendeskTickets, zendeskFile)).toMatchObject({ created: 3, refused: { length: 3 } })
    expect(await ticket('Zendesk 35436')).toMatchObject({
      subject: 'Where is my order?',
      body: 'Where is my order?',
      name: 'Meera Nair',
      email: 'meera@example.in',
      customer: meera.id,
      channel: 'email',
      priority: 'normal',
      type: 'enquiry',
      status: 'closed',
      createdAt: '2024-03-02T10:12:00.000Z',
      resolvedAt: '2024-03-04T04:30:00.000Z',
      lastActivityAt: '2024-03-05T05:30:00.000Z',
      firstResponseDue: null,
      resolveDue: null,
      dueAt: null,
    })
    expect(await ticket('Zendesk 35437')).toMatchObject({
      customer: null,
      channel: 'phone',
      priority: 'urgent',
      status: 'open',
      dueAt: null,
      resolvedAt: null,
    })
    expect(await ticket('Zendesk 35438')).toMatchObject({
      name: 'someone',
      channel: 'form',
      status: 'waitingOnCustomer',
    })
    expect(await list({ dueAt: { empty: false } })).toEqual([])
  })

  it('take no number of the shop and ring no bell, though they came a moment ago; a message of the shop does both', async () => {
    const values = { name: 'Ira', email: 'ira@example.in', subject: 'Zip', body: 'It is stuck.' }
    const own = (await ask('POST', '/contact-messages', values)).body
    expect(own).toMatchObject({ ticketNo: expect.stringMatching(/-00001$/), externalId: null })
    const createdAt = new Date(Date.now() - 60_000).toISOString()
    const line = `Own 1,Just now,Where is it?,Meera,meera@example.in,open,${createdAt}`
    const told = await post(`externalId,subject,body,name,email,status,createdAt\n${line}\n`)
    expect(told).toMatchObject({ created: 1, refused: [] })
    await runTimedWork(shop.server.context, new Date())
    const notices = (
      await ask('GET', `/notifications?${query({ filter: { area: 'contactMessage' }, range: [0, 99] })}`)
    ).body as any[]
    expect([...new Set(notices.map(({ areaId }) => areaId))]).toEqual([own.id])
    expect((await undo(told)).body.done).toHaveLength(1)
    const like = 'externalId,subject,body,name,email\nT-2026-00002,Zip,Stuck,Ira,ira@example.in\n'
    expect(refusals(await post(like))).toEqual([[2, 'externalId']])
  })

  it('are taken once: the same file changes nothing, nor what became of a ticket here', async () => {
    const open = await ticket('Zendesk 35437')
    await ask('POST', `/contact-messages/${open.id}/transitions/resolve`, {
      version: open.version,
      resolution: 'solved',
    })
    const before = await list()
    expect(await send(zendeskTickets, zendeskFile)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
    expect(await list()).toEqual(before)
  })

  it('come from Zendesk’s export in JSON with their conversation; a ticket that its other file has brought stays', async () => {
    const told = await send(zendeskExport, zendeskJson)
    expect(told).toMatchObject({ created: 1, unchanged: 1, refused: [], leftOut: 1 })
    expect(await ticket('Zendesk 35500')).toMatchObject({
      subject: 'Do you sew to measure?',
      phone: '+919820098201',
      email: null,
      channel: 'whatsapp',
      status: 'open',
      thread: [],
    })
    expect((await undo(told)).body.done).toHaveLength(1)
    const alone = zendeskJson.replace('35436,', '35600,')
    const again = await send(zendeskExport, alone)
    expect(again).toMatchObject({ created: 2 })
    expect((await ticket('Zendesk 35600')).thread).toMatchObject([
      { kind: 'note', author: 'Asha', text: 'Asked the courier.', at: '2024-03-02T11:00:00.000Z' },
      { kind: 'reply', author: 'Asha', text: 'It arrives today.' },
      { kind: 'customer', author: 'Meera Nair', text: 'It has come, thank you.' },
      { kind: 'reply', author: 'Zendesk', text: 'Closed by a rule.' },
    ])
    expect((await undo(again)).body.done).toHaveLength(2)
  })

  it('come from Freshdesk with the words of the customer, and are undone whole', async () => {
    const told = await send(freshdeskTickets, freshdeskFile)
    expect(told).toMatchObject({ created: 2 })
    expect(refusals(told)).toEqual([[4, 'externalId']])
    expect(await ticket('Freshdesk 812')).toMatchObject({
      body: 'I sent it back on Monday.\n\nWhen do I get the money?',
      customer: meera.id,
      priority: 'normal',
      channel: 'email',
      status: 'closed',
      createdAt: '2024-05-01T08:33:22.000Z',
      resolvedAt: '2024-05-02T04:30:00.000Z',
    })
    expect(await ticket('Freshdesk 813')).toMatchObject({
      name: 'ira',
      priority: 'high',
      channel: 'form',
      status: 'waitingOnCustomer',
    })
    const before = await list()
    expect((await undo(told)).body.done).toHaveLength(2)
    expect(await list()).toHaveLength(before.length - 2)
    expect(await send(freshdeskTickets, freshdeskFile)).toMatchObject({ created: 2 })
  })

  it('come from Gorgias with their conversation, whatever was spam there and whoever has a number alone', async () => {
    const told = await send(gorgiasTickets, gorgiasFile)
    expect(told).toMatchObject({ created: 2, refused: [], leftOut: 1 })
    expect(await ticket('Gorgias 9002')).toMatchObject({
      name: '+919820098201',
      subject: 'You have won!',
      channel: 'sms',
      status: 'spam',
      thread: [],
    })
    expect(await ticket('Gorgias 9001')).toMatchObject({
      subject: 'Where is my order?',
      body: 'It was due on Friday.',
      customer: meera.id,
      channel: 'email',
      status: 'closed',
      createdAt: '2024-07-01T10:00:00.123Z',
      resolvedAt: '2024-07-01T13:00:00.000Z',
      thread: [
        { kind: 'note', author: 'Asha', text: 'Asked the courier.', at: '2024-07-01T10:30:00.000Z' },
        { kind: 'reply', author: 'asha@shop.example', text: 'It comes today.' },
        { kind: 'customer', author: 'Meera Nair', text: 'Thank you!' },
      ],
    })
    expect((await undo(told)).body.done).toHaveLength(2)
  })

  it('come from Contact Form 7, closed, as its file says no state; the same message is known again', async () => {
    const told = await send(flamingoMessages, flamingoFile)
    expect(told).toMatchObject({ created: 2 })
    expect(refusals(told)).toEqual([[4, 'subject', 'body', 'name']])
    const [bulk, pune] = await list({ externalId: { contains: 'Form 2406' } })
    expect(bulk).toMatchObject({
      ticketNo: expect.stringMatching(/^Form 240601 [0-9a-f]{8}$/),
      phone: '+919820098201',
      channel: 'form',
      status: 'closed',
      createdAt: '2024-06-01T13:00:00.000Z',
    })
    expect(pune).toMatchObject({
      subject: 'Do you have a shop in Pune?',
      body: 'Do you have a shop in Pune?',
    })
    expect(await send(flamingoMessages, flamingoFile)).toMatchObject({ created: 0, unchanged: 2 })
  })

  it('have time again once their customer has written anew, from that moment', async () => {
    const { id, version } = await ticket('Zendesk 35436')
    await ask('PUT', `/contact-messages/${id}`, { version, priority: 'high' })
    expect(await ticket('Zendesk 35436')).toMatchObject({ priority: 'high', dueAt: null })
    const before = Date.now()
    const words = { text: 'It came torn.', channel: 'phone' }
    expect((await ask('POST', `/contact-messages/${id}/operations/received`, words)).status).toBe(200)
    const reopened = await ticket('Zendesk 35436')
    expect(reopened).toMatchObject({ status: 'open', resolvedAt: null })
    expect(Date.parse(reopened.dueAt)).toBeGreaterThan(before)
  })

  it('say nothing more of a customer who is anonymised, and the file does not bring the name back', async () => {
    const { version } = (await ask('GET', `/customers/${meera.id}`)).body
    await ask('POST', `/customers/${meera.id}/transitions/block`, { version })
    const now = (await ask('GET', `/customers/${meera.id}`)).body
    const done = await ask('POST', `/customers/${meera.id}/transitions/anonymise`, { version: now.version })
    expect(done.status).toBe(200)
    expect(await send(zendeskTickets, zendeskFile)).toMatchObject({ created: 0, unchanged: 3 })
    expect(await ticket('Zendesk 35436')).toMatchObject({ name: 'Anonymised' })
  })
})

describe('who may', () => {
  const line = (id: string, status: string) =>
    `externalId,subject,body,name,email,status\n${id},Zip,Stuck,Ira,ira@example.in,${status}\n`

  it('takes in by the right to import and puts back by the same; a state takes the right to what leads to it', async () => {
    const { call } = await shop.staff('taker', [{ key: 'contactMessage', view: true, import: true }])
    const told = await post(line('own 2', 'new'), { call })
    expect(told).toMatchObject({ status: 200, created: 1 })
    const undone = await ask('POST', `/contact-messages/bulk/changes/${told.undo.id}/undo`, {}, call)
    expect(undone.body.done).toHaveLength(1)
    expect(refusals(await post(line('own 2', 'closed'), { call }))).toEqual([[2, 'status']])
    const { call: editor } = await shop.staff('writer', [
      { key: 'contactMessage', view: true, edit: true, import: true },
    ])
    expect(await post(line('own 2', 'closed'), { call: editor })).toMatchObject({ created: 1 })
    const { call: other } = await shop.staff('looker', [{ key: 'contactMessage', view: true, edit: true }])
    expect((await post(line('own 3', 'new'), { call: other })).status).toBe(403)
  })
})

it('offers every column of these files by what people call it', async () => {
  const texts = { field: (name: string) => `the ${name}` } as Texts
  const viewer = { type: 'ADMIN', permissions: permissionMap([]) } as const
  const offered = importColumns(viewer, contactMessage, texts, { inLanguage: String, pair: String }, [])
  const called = new Set(offered.map(({ name }) => name))
  const files = [zendeskFile, zendeskJson, freshdeskFile, gorgiasFile, flamingoFile]
  for (const [at, kind] of kinds.entries()) {
    const { head } = kind.take(await readTable(fileOf(kind, files[at] ?? ''))).table
    expect(head.filter((name) => !called.has(name))).toEqual([])
  }
})
