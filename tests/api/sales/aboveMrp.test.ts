import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openShop } from './opened.ts'
import { orderShop } from './orderShop.ts'

const { shop } = openShop(orderShop)
const { ask } = shop

/** A shirt of ₹500 with an MRP of ₹1,000. */
const shirt = async () => (await shop.product(50_000, 9)).variants[0] as string
const reason = { priceReason: 'Agreed' }
const told = (answer: { status: number; body: any }) => [
  answer.status,
  Object.entries(answer.body.errors ?? {}),
]
const refused = [422, [['lines.0.unitPrice', 'A piece may cost ₹1,000.00 at most, its MRP.']]]

it('no order asks more for a piece than its MRP: not its draft, not its quote, not a change of what was placed', async () => {
  const variant = await shirt()
  const above = [{ variant, quantity: 1, unitPrice: 100_001, ...reason }]
  expect(told(await ask('POST', '/orders', shop.draft(above)))).toEqual(refused)
  const { body: quote } = await ask('POST', '/orders/operations/quote', { lines: above })
  expect(quote.lines[0].problem).toBe('A piece may cost ₹1,000.00 at most, its MRP.')
  const { body: draft } = await ask(
    'POST',
    '/orders',
    shop.draft([{ variant, quantity: 1, unitPrice: 100_000, ...reason }]),
  )
  const changed = { version: draft.version, lines: [{ ...draft.lines[0], unitPrice: 100_001 }] }
  expect(told(await ask('PUT', `/orders/${draft.id}`, changed))).toEqual(refused)
  const placed = await shop.placed([{ variant, quantity: 2, unitPrice: 50_000 }], { paymentMethod: 'cod' })
  const edit = {
    version: placed.version,
    lines: [{ id: placed.lines[0]?.id, quantity: 2, unitPrice: 100_001, ...reason }],
  }
  expect(told(await ask('POST', `/orders/${placed.id}/operations/editLines`, edit))).toEqual(refused)
})

it('a draft whose MRP went down meanwhile is not placed above it', async () => {
  const made = await shop.product(50_000, 9)
  const [variant] = made.variants
  const { body: draft } = await ask(
    'POST',
    '/orders',
    shop.draft([{ variant, quantity: 1, unitPrice: 90_000, ...reason }]),
  )
  await sql`UPDATE "product_variants" SET "mrp" = 80000 WHERE "id" = ${variant ?? ''}`.execute(shop.db())
  const answer = await ask('POST', `/orders/${draft.id}/operations/place`, { version: draft.version })
  expect(told(answer)).toEqual([422, [['lines.0.unitPrice', 'A piece may cost ₹800.00 at most, its MRP.']]])
})
