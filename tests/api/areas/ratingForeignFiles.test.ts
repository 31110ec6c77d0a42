import { beforeAll, describe, expect, it } from 'vitest'
import { rating } from '../../../resources/customers/rating/rating.ts'
import { judgeMeReviews } from '../../../resources/customers/rating/rules/judgeMeReviews.ts'
import { shopifyReviews } from '../../../resources/customers/rating/rules/shopifyReviews.ts'
import { wooReviews } from '../../../resources/customers/rating/rules/wooReviews.ts'
import { permissionMap } from '../../../src/core/index.ts'
import type { ForeignFile } from '../../../src/derive/foreignFile.ts'
import type { Texts } from '../../../src/views/form/useTexts.ts'
import { importColumns } from '../../../src/views/list/import/importColumns.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import { judgeMeFile, shopifyReviewsFile, wooReviewsFile } from '../../support/foreignReviews.ts'
import type { Call } from '../../support/server.ts'
import { productShop } from './productShop.ts'

const shop = productShop()

async function post(
  csv: string,
  { call = shop.admin, dryRun = false }: { call?: Call; dryRun?: boolean } = {},
) {
  const answer = await call(`/ratings/import?by=externalId&dryRun=${dryRun}`, {
    method: 'POST',
    body: csv,
    headers: { 'Content-Type': 'text/csv' },
  })
  return { status: answer.status, ...((await answer.json()) as any) }
}

async function send(kind: ForeignFile, text: string, asked: { call?: Call; dryRun?: boolean } = {}) {
  const table = await readTable(new File([text], 'reviews.csv'))
  expect([judgeMeReviews, shopifyReviews, wooReviews].filter(({ isOne }) => isOne(table.head))).toEqual([
    kind,
  ])
  const taken = kind.take(table)
  return { ...(await post(tableAsCsv(taken.table), asked)), leftOut: taken.leftOut }
}

const list = async () =>
  (await shop.ask(shop.admin, 'GET /ratings?sort=["createdAt","ASC"]&range=[0,49]')).body as any[]
const titled = async (title: string) => {
  const { id } = (await list()).find((one) => one.title === title)
  return (await shop.ask(shop.admin, `GET /ratings/${id}`)).body
}
const refusals = ({ refused }: any) =>
  refused.map(({ line, errors }: any) => [line, ...Object.entries(errors).flat()])
const facts = async () => {
  const { ratingCount, ratingAverage } = (await shop.ask(shop.admin, `GET /products/${kurta}`)).body
  return [ratingCount, ratingAverage]
}

let kurta: string
let meera: string

beforeAll(async () => {
  const variants = [
    { sku: 'MUL-1-S', colour: 'Indigo', size: 'S', mrp: 199_900, salePrice: 149_900 },
    { sku: 'MUL-1-M', colour: 'Indigo', size: 'M', mrp: 199_900, salePrice: 149_900 },
  ]
  kurta = (await shop.create({ name: 'Mul Kurta', slug: 'mul-kurta', styleCode: 'MUL-1', variants })).id
  await shop.create({ name: 'Shawl', styleCode: 'WC-54' })
  const customers = [
    { firstName: 'Meera', email: 'meera@example.in', phone: '+919820098200' },
    { firstName: 'Kabir', email: 'kabir@example.in', phone: '+919820098201' },
  ]
  const made = []
  for (const data of customers) made.push((await shop.ask(shop.admin, 'POST /customers', data)).body.id)
  meera = made[0]
  await shop.ask(shop.admin, 'POST /past-orders', {
    number: '#1001',
    placedAt: '2024-02-01T08:00:00.000Z',
    email: 'meera@example.in',
    total: 149_900,
    lines: [{ line: 1, name: 'Mul Kurta - S', sku: 'mul-1-s', quantity: 1 }],
  })
})

describe('reviews of a former system', () => {
  it('are told before anything is stored: each with its differences, each line that is refused with the reason', async () => {
    const told = await send(judgeMeReviews, judgeMeFile, { dryRun: true })
    expect(told).toMatchObject({ created: 2, updated: 0, unchanged: 0, leftOut: 1 })
    expect(refusals(told)).toEqual([
      [4, 'product', expect.stringContaining('no-such-product')],
      [5, 'rating', expect.any(String)],
      [6, 'createdAt', expect.any(String)],
    ])
    const changes = Object.fromEntries(told.records[0].changes.map((one: any) => [one.field, one.after]))
    expect(changes).toMatchObject({ customer: meera, status: 'approved', source: 'import', verified: true })
    expect(await list()).toEqual([])
  })

  it('come from Judge.me with their day, their state, their customer and the answer, without markup; the average follows', async () => {
    expect(await send(judgeMeReviews, judgeMeFile)).toMatchObject({ created: 2, refused: { length: 3 } })
    expect(await titled('Soft')).toMatchObject({
      product: kurta,
      customer: meera,
      verified: true,
      displayName: 'Meera N.',
      rating: 5,
      body: 'Very soft & light.\n\nI <3 it.',
      status: 'approved',
      source: 'import',
      createdAt: '2024-03-02T10:12:00.000Z',
      replyText: 'Thank you!',
      replyAt: '2024-03-04T09:00:00.000Z',
    })
    expect(await titled('So so')).toMatchObject({
      customer: expect.any(String),
      verified: false,
      status: 'pending',
      createdAt: '2024-04-04T18:30:00.000Z',
    })
    expect(await facts()).toEqual([1, 5])
  })

  it('open no message for an unhappy customer: that was years ago', async () => {
    expect((await shop.ask(shop.admin, 'GET /contact-messages')).body).toEqual([])
  })

  it('are taken once: the same file changes nothing, nor does it bring back what staff have hidden or taken out', async () => {
    const soft = await titled('Soft')
    await shop.ask(shop.admin, `POST /ratings/${soft.id}/transitions/hide`, { version: soft.version })
    const { version } = await titled('Soft')
    const parts = ['light']
    await shop.ask(shop.admin, `POST /ratings/${soft.id}/operations/redact`, { version, parts })
    const before = await list()
    const again = await send(judgeMeReviews, judgeMeFile)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 2 })
    expect(await list()).toEqual(before)
    expect(await titled('Soft')).toMatchObject({ status: 'hidden', redacted: true })
  })

  it('come from Shopify’s former app, and are known where another app has passed them on', async () => {
    expect(await send(shopifyReviews, shopifyReviewsFile)).toMatchObject({
      created: 1,
      unchanged: 1,
      refused: [],
    })
    expect(await titled('Torn')).toMatchObject({ status: 'pending', createdAt: '2023-06-02T14:00:00.000Z' })
  })

  it('come from WooCommerce by SKU of the product or of a piece, or by its number; answers are left out, hidden marks refused', async () => {
    const told = await send(wooReviews, wooReviewsFile)
    expect(told).toMatchObject({ created: 3, leftOut: 1 })
    expect(refusals(told)).toEqual([[5, 'displayName', expect.any(String)]])
    const woo = (await list()).filter(({ createdAt }) => createdAt.startsWith('2024-05'))
    expect(woo).toMatchObject([
      {
        product: kurta,
        rating: 4,
        status: 'approved',
        verified: true,
        createdAt: '2024-05-01T10:03:22.000Z',
      },
      { product: kurta, rating: 3, status: 'pending', verified: false },
      { rating: 5, status: 'approved', verified: false },
    ])
    expect(await facts()).toEqual([1, 4])
    const undone = await shop.ask(shop.admin, `POST /ratings/bulk/changes/${told.undo.id}/undo`, {})
    expect(undone.body.done).toHaveLength(3)
    expect(await facts()).toEqual([0, null])
    expect(await send(wooReviews, wooReviewsFile)).toMatchObject({ created: 3 })
  })
})

it('say nothing more of a customer who is anonymised, and the file does not bring the name back', async () => {
  const { version } = (await shop.ask(shop.admin, `GET /customers/${meera}`)).body
  expect(
    (await shop.ask(shop.admin, `POST /customers/${meera}/transitions/anonymise`, { version })).status,
  ).toBe(200)
  expect(await send(judgeMeReviews, judgeMeFile)).toMatchObject({ created: 0, unchanged: 2 })
  const all = await list()
  expect(all.filter(({ customer }) => customer === meera).map(({ displayName }) => displayName)).toEqual([
    'Anonymised',
    'Anonymised',
  ])
  expect(JSON.stringify(all)).not.toMatch(/meera/i)
})

describe('reviews without an address', () => {
  it('are told apart by their words: many are of the same name and the same midnight', async () => {
    const [head] = judgeMeFile.split('\n')
    const line = (words: string) =>
      `Plain,${words},4,2024-06-01 00:00:00 UTC,web,ok,Anonymous,,7,mul-kurta,,,,,,`
    const told = await send(judgeMeReviews, [head, line('One'), line('Two'), line('Two')].join('\n'))
    expect(told).toMatchObject({ created: 2 })
    expect(refusals(told)).toEqual([[4, 'externalId', expect.any(String)]])
  })
})

describe('who may', () => {
  const staff = async (name: string, flags: object) =>
    shop.server.signIn(
      await addStaff(shop.server, name, [
        { key: 'rating', view: true, ...flags },
        { key: 'product', view: true },
      ]),
    )
  const line = (id: string, status: string) =>
    `externalId,product,rating,displayName,status\n${id},mul-kurta,4,Divya,${status}\n`

  it('takes in by the right to import, and puts back by the same; nobody deletes a rating by hand', async () => {
    const call = await staff('taker', { import: true })
    const told = await post(line('own 1', 'pending'), { call })
    expect(told).toMatchObject({ status: 200, created: 1 })
    const undone = await shop.ask(call, `POST /ratings/bulk/changes/${told.undo.id}/undo`, {})
    expect(undone.body.done).toHaveLength(1)
    const other = await staff('looker', { edit: true, moderate: true })
    expect((await post(line('own 2', 'pending'), { call: other })).status).toBe(403)
    const [{ id, version }] = await list()
    expect((await shop.ask(shop.admin, `DELETE /ratings/${id}?version=${version}`)).status).toBe(403)
    expect((await shop.ask(shop.admin, 'POST /ratings', { rating: 5 })).status).toBe(403)
  })

  it('publishes only where the person may approve', async () => {
    const call = await staff('publisher', { import: true })
    expect(refusals(await post(line('own 3', 'approved'), { call }))).toEqual([
      [2, 'status', expect.any(String)],
    ])
    const moderator = await staff('moderator', { import: true, moderate: true })
    expect(await post(line('own 3', 'approved'), { call: moderator })).toMatchObject({ created: 1 })
  })

  it('says by which text a review is known again, and nothing that is not a file’s to say', async () => {
    const lines = 'product,rating,displayName\nmul-kurta,4,Divya\n'
    expect(refusals(await post(lines))).toEqual([[2, 'externalId', expect.any(String)]])
    const [{ id }] = await list()
    const known = `id,product,rating,displayName\n${id},mul-kurta,1,Other\nx,mul-kurta,1,Other\n`
    expect(await post(known)).toMatchObject({ unchanged: 1, refused: [{ line: 3, code: 'not-found' }] })
    const csv = 'externalId,product,rating,displayName,verified,source\nown 4,mul-kurta,4,Divya,true,store\n'
    expect(await post(csv)).toMatchObject({ created: 1 })
    const own = (await list()).find(({ externalId }) => externalId === 'own 4')
    expect(own).toMatchObject({ verified: false, source: 'import', status: 'pending' })
  })
})

it('offers every column of these files by what people call it', async () => {
  const texts = { field: (name: string) => `the ${name}` } as Texts
  const viewer = { type: 'ADMIN', permissions: permissionMap([]) } as const
  const offered = importColumns(viewer, rating, texts, { inLanguage: String, pair: String }, [])
  const called = new Set(offered.map(({ name }) => name))
  for (const [kind, text] of [
    [judgeMeReviews, judgeMeFile] as const,
    [shopifyReviews, shopifyReviewsFile] as const,
    [wooReviews, wooReviewsFile] as const,
  ]) {
    const { head } = kind.take(await readTable(new File([text], 'reviews.csv'))).table
    expect(head.filter((name) => !called.has(name))).toEqual([])
  }
})
