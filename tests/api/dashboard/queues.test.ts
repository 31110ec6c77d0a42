import { uuidv7 } from 'uuidv7'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#texts'
import { resources } from '../../../resources/index.ts'
import {
  canWorkOff,
  queueAddress,
  queueCondition,
  queues,
  queueWork,
} from '../../../resources/insight/dashboard/rules/queues.ts'
import type {
  AreasTile,
  ChangesTile,
  CountTile,
  FiguresAnswer,
  QueueTile,
} from '../../../resources/insight/dashboard/rules/tiles.ts'
import { fetchTexts } from '../../../resources/insight/dashboard/screens/texts.ts'
import {
  type AnyRecord,
  locales,
  permissionMap,
  type Registry,
  type Viewer,
} from '../../../src/core/index.ts'
import { inView } from '../../../src/derive/filters.ts'
import { areaMessages } from '../../../src/derive/messages.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from './salesRows.ts'

let server: TestServer
let admin: Call
const rows = salesRows(() => server)
const registry = resources as unknown as Registry

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  await letWorkWait()
})
afterAll(() => server.close())

/** For every queue some records that wait there, and others that look like them and do not. */
async function letWorkWait() {
  const [past, future] = ['2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z']
  const placed = { placed_at: past }
  for (const status of ['placed', 'placed', 'confirmed', 'draft']) await rows.order({ ...placed, status })
  await rows.order({ ...placed, on_hold: true })
  await rows.order({ ...placed, cancellation_pending: true, due_at: past })
  await rows.order({
    ...placed,
    status: 'processing',
    fulfilment_status: 'partiallyFulfilled',
    due_at: future,
  })
  await rows.order({ ...placed, status: 'processing', fulfilment_status: 'delivered', due_at: past })
  await rows.order({
    ...placed,
    status: 'processing',
    fulfilment_status: 'fulfilled',
    parcel_states: ['attemptFailed'],
  })
  const { id: order } = await rows.order({ ...placed, status: 'completed' })
  for (const [status, due_at] of [
    ['pending', future],
    ['pending', past],
    ['packed', past],
    ['labelReady', past],
    ['cancelled', past],
  ] as const)
    await rows.shipment(order, { status, due_at })

  const reason = await rows.insert('reason', { domain: 'cancel', name: 'Other', code: 'other-test' })
  for (const status of ['pending', 'pending', 'expired', 'approved'])
    await rows.insert('cancellation_request', { order, reason, status, number: uuidv7().slice(-12) })
  for (const status of ['requested', 'received', 'received', 'completed'])
    await rows.orderReturn(order, { status })
  const payment = await rows.payment(order, { status: 'captured' })
  for (const status of ['requested', 'failed', 'failed', 'processed'])
    await rows.refund(order, payment, { status })
  for (const due_at of [past, future, null])
    await rows.insert('contact_message', {
      name: 'Asha',
      subject: 'Where is it',
      body: 'Please tell',
      due_at,
    })

  const product = await rows.product('Kurta', ['S'])
  await rows.run(`UPDATE product SET status = 'active', issues = ARRAY['picture'] WHERE id = '${product.id}'`)
  const location = await rows.insert('stock_location', { name: 'Main', code: 'MAIN' })
  for (const state of ['low', 'low', 'out', 'enough'])
    await rows.insert('stock_level', {
      item: 'Kurta S',
      sku: `K-${uuidv7()}`,
      variant: uuidv7(),
      product: product.id,
      location,
      state,
    })
  // What is sold more than it was there is out of stock as well; a draft is not for sale.
  for (const [stock, low, status] of [
    [0, 0, 'active'],
    [-2, 0, 'active'],
    [0, 0, 'draft'],
    [4, 1, 'active'],
    [4, 0, 'active'],
  ] as const) {
    const { id } = await rows.product(`Kurta ${stock} ${low} ${status}`, ['S'])
    await rows.run(
      `UPDATE product SET status = '${status}', stock = ${stock}, low_variants = ${low} WHERE id = '${id}'`,
    )
  }
  for (const status of ['pending', 'approved'])
    await rows.insert('rating', { product: product.id, display_name: 'Asha', rating: 4, status })
}

async function figures(group: string, query = ''): Promise<FiguresAnswer> {
  const answer = await admin(`/figures/${group}${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as FiguresAnswer
}

/** The total that the list says for what stands in its address. */
async function totalOf(area: string, filter: object): Promise<number> {
  const { endpoint } = registry[area] as Registry[string]
  const answer = await admin(
    `/${endpoint}?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,0]&fields=[]`,
  )
  expect(answer.status, await answer.clone().text()).toBe(200)
  return Number(answer.headers.get('Content-Range')?.split('/')[1])
}

describe('the work queues', () => {
  it.each(queues.map((queue) => [queue.name, queue] as const))(
    'count exactly the list that they open: %s',
    async (name, queue) => {
      const { tiles } = await figures('queues')
      const { total, kind } = tiles[name] as CountTile
      const resource = registry[queue.area] as Registry[string]
      const opened = new URL(queueAddress(resource.path, queue), 'http://shop.test')
      // What the list page asks for such an address.
      const view = resource.list.views[opened.searchParams.get('view') ?? '']
      expect(view).toBe(queueCondition(resource, queue))
      expect(JSON.parse(opened.searchParams.get('filter') ?? '')).toEqual({})
      expect(await totalOf(queue.area, inView(view))).toBe(total)
      expect({ kind, isSome: total > 0 }).toEqual({ kind: 'exact', isSome: true })
    },
  )
})

describe('what a queue begins with', () => {
  const first = (tiles: FiguresAnswer['tiles'], name: string) => tiles[name] as QueueTile

  it.each(queues.map((queue) => [queue.name, queue] as const))(
    'is what its list and its working mode begin with: %s',
    async (name, queue) => {
      const { tiles } = await figures('queues')
      const resource = registry[queue.area] as Registry[string]
      const opened = new URL(queueAddress(resource.path, queue), 'http://shop.test').searchParams
      const { sort, order, view } = queueWork(queue)
      expect([opened.get('sort'), opened.get('order'), opened.get('view')]).toEqual([sort, order, view])
      const query = new URLSearchParams({
        filter: JSON.stringify(inView(resource.list.views[view ?? ''])),
        sort: JSON.stringify([sort, order]),
        range: '[0,0]',
      })
      const [record] = (await (await admin(`/${resource.endpoint}?${query}`)).json()) as AnyRecord[]
      expect(first(tiles, name).first).toBe(record?.id)
      const at = record?.[sort]
      expect(first(tiles, name).at).toBe(typeof at === 'string' ? at : null)
    },
  )

  it('is what is due first, not what came first', async () => {
    const { tiles } = await figures('queues')
    expect(first(tiles, 'parcelsToPack')).toMatchObject({ total: 2, at: '2026-01-01T00:00:00.000Z' })
  })
})

describe('the queues of a role', () => {
  const of = async (...permissions: { key: string; [flag: string]: unknown }[]) => {
    const call = await server.signIn(
      await addStaff(server, `role-${permissions.length}-${uuidv7()}`, permissions),
    )
    const { tiles } = (await (await call('/figures/queues')).json()) as FiguresAnswer
    return Object.keys(tiles).sort()
  }

  it('are those of the areas that it may view', async () => {
    expect(await of({ key: 'shipment', view: true, pack: true })).toEqual([
      'parcelsToHandOver',
      'parcelsToLabel',
      'parcelsToPack',
    ])
    expect(await of({ key: 'contactMessage', view: true }, { key: 'rating', view: true })).toEqual([
      'messagesOverdue',
      'ratings',
    ])
  })

  it('are begun by those alone who may do what is waited for', () => {
    const viewer = (...permissions: object[]): Viewer => ({
      type: 'SUB_ADMIN',
      permissions: permissionMap(permissions as Parameters<typeof permissionMap>[0]),
    })
    const begun = (...permissions: object[]) =>
      queues.filter((queue) => canWorkOff(viewer(...permissions), queue)).map(({ name }) => name)
    expect(begun({ key: 'shipment', view: true, pack: true })).toEqual(['late', 'toPack', 'parcelsToPack'])
    expect(begun({ key: 'order', view: true })).toEqual([])
    // Whoever writes products counts no goods: what is low is restocked by those who do.
    expect(begun({ key: 'product', view: true, edit: true }, { key: 'stockLevel', view: true })).toEqual([
      'productsIncomplete',
    ])
    expect(begun({ key: 'product', view: true }, { key: 'stockLevel', view: true, adjust: true })).toEqual([
      'stockOut',
      'stockLow',
    ])
    // A flag of an area that one may not even see allows nothing.
    expect(begun({ key: 'refund', approveRefund: true })).toEqual([])
  })

  it('say nothing of money to those who have nothing to do with payments', async () => {
    const packer = await server.signIn(
      await addStaff(server, `packer-${uuidv7()}`, [
        { key: 'order', view: true },
        { key: 'shipment', view: true, pack: true },
      ]),
    )
    expect((await packer('/figures/today')).status).toBe(403)
    expect((await admin('/figures/today')).status).toBe(200)
  })
})

describe('what is out of stock', () => {
  it('is the same on Home as in the list of products, oversold ones included', async () => {
    const { tiles } = await figures('queues')
    expect((tiles.stockOut as CountTile).total).toBe(2)
    expect(await totalOf('product', { status: 'active', stock: { lte: 0 } })).toBe(2)
  })

  it.each(locales)('is called so nowhere else (%s)', async (locale) => {
    const { areas } = await catalogues[locale]()
    const words = await fetchTexts(locale)
    const { resources: texts } = areaMessages(registry, areas)
    for (const name of ['stockOut', 'stockLow']) {
      const { area, view } = queues.find((queue) => queue.name === name) as (typeof queues)[number]
      const called = Object.values(registry).flatMap((resource) =>
        Object.keys(resource.list.views).flatMap((key) =>
          texts[resource.path]?.views?.[key] === words.get(`dashboard.tiles.${name}`)
            ? [`${resource.name}.${key}`]
            : [],
        ),
      )
      expect([name, called]).toEqual([name, [`${area}.${view}`]])
    }
  })
})

describe('what changed since the last visit', () => {
  it('counts what the lists find that were changed since', async () => {
    const since = new Date(Date.now() - 3_600_000).toISOString()
    const { changes } = (await figures('changes', `?since=${since}`)).tiles as { changes: ChangesTile }
    const orders = changes.rows.find(({ area }) => area === 'order')
    expect(orders?.changed.total).toBeGreaterThan(5)
    for (const { area, changed, created } of changes.rows) {
      expect([area, await totalOf(area, { updatedAt: { gte: since } })]).toEqual([area, changed.total])
      expect([area, await totalOf(area, { createdAt: { gte: since } })]).toEqual([area, created.total])
    }
  })

  it('is nothing where nothing was changed since', async () => {
    const since = new Date(Date.now() + 60_000).toISOString()
    const { changes } = (await figures('changes', `?since=${since}`)).tiles as { changes: ChangesTile }
    expect(changes.rows).toEqual([])
  })
})

describe('the areas', () => {
  it('are counted as their lists count them, in one request', async () => {
    const { areas } = (await figures('areas')).tiles as { areas: AreasTile }
    expect(Object.keys(areas.counts).sort()).toEqual(Object.keys(registry).sort())
    for (const area of ['order', 'product', 'refund', 'rating'])
      expect([area, areas.counts[area]?.total]).toEqual([area, await totalOf(area, {})])
  })
})
