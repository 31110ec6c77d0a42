import { expect, it } from 'vitest'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()

const customer = async (phone: string): Promise<string> =>
  (await shop.ask('POST', '/customers', { firstName: 'Asha', phone })).body.id

/** Whether what a customer says of the product of these orders is of a verified purchase. */
async function isVerified(customer: string): Promise<boolean> {
  const asked = { product: shop.product.id, customer, displayName: 'Asha', rating: 4 }
  const { body } = await shop.ask('POST', '/ratings/operations/submit', asked)
  return (await shop.ask('GET', `/ratings/${body.id}`)).body.verified
}

it('a rating is of a verified purchase where its customer has an order of the product that stands', async () => {
  const [buyer, other, draft, undecided] = [
    await customer('+919876543210'),
    await customer('+919876543211'),
    await customer('+919876543212'),
    await customer('+919876543213'),
  ]
  await shop.placed({ customer: buyer, S: 1, M: 0 })
  const order = await shop.placed({ customer: undecided, S: 1, M: 0 })
  const reason = await shop.reason('cancel', 'changed-mind')
  const { version } = await shop.orderOf(order.id)
  const cancelled = await shop.ask('POST', `/orders/${order.id}/operations/cancel`, { version, reason })
  expect(cancelled.status).toBe(200)
  await shop.ask('POST', '/orders', { contactName: 'Asha', customer: draft })
  const answers = []
  for (const one of [buyer, other, draft, undecided]) answers.push(await isVerified(one))
  expect(answers).toEqual([true, false, false, false])
})
