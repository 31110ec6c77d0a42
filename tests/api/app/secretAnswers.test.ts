import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { customer as customers } from '../../../resources/customers/customer/customer.ts'
import { openServer } from '../sales/opened.ts'
import { orderShop } from '../sales/orderShop.ts'

const { server, admin } = openServer(() => shop.prepare())
const shop = orderShop(
  () => server,
  () => admin,
)

/** Asks as a client does that may have to repeat it. */
const asking = async (path: string, body: object = {}) => {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': path.replaceAll(/\W/g, '-') }
  const answer = await admin(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, text: await answer.text() }
}

it('what is shown once lies nowhere, though whoever asked for it may repeat the request', async () => {
  const person = await shop.work(({ records }) =>
    records.create(customers, {
      firstName: 'Asha',
      phone: '+919876543217',
      email: 'asha.seventh@example.com',
    }),
  )
  const role = await shop.ask('POST', '/subadmin-roles', {
    name: 'Looks',
    permissions: [{ key: 'tag', view: true }],
  })
  const roles = [role.body.id]
  const staff = await shop.ask('POST', '/subadmins', { firstName: 'Ravi', email: 'ravi@shop.test', roles })
  const link = await asking(`/subadmins/${staff.body.id}/operations/link`)
  const token = JSON.parse(link.text).path.split('#')[1]
  const shown = await asking(`/customers/${person.id}/operations/reveal`, { reason: 'She calls' })
  const file = await asking(`/customers/${person.id}/operations/exportPerson`)
  expect([link.status, shown.status, file.status]).toEqual([200, 200, 200])
  expect([shown.text, file.text].every((text) => text.includes('+919876543217'))).toBe(true)
  const { rows } = await sql<{ kept: string }>`
    SELECT coalesce(string_agg(r::text, ''), '') AS "kept" FROM "_repeatable" r`.execute(shop.db())
  for (const secret of [token, '+919876543217']) expect(rows[0]?.kept).not.toContain(secret)
  // Asked for once more it is looked at once more, and the history says so.
  expect((await asking(`/customers/${person.id}/operations/reveal`, { reason: 'She calls' })).text).toBe(
    shown.text,
  )
  const looks = await sql`
    SELECT 1 FROM "_history" WHERE "record_id" = ${person.id} AND "action" = 'revealed' AND "request_id" = 'reveal'`.execute(
    shop.db(),
  )
  expect(looks.rows).toHaveLength(2)
})
