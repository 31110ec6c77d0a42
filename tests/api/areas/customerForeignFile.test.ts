import { expect, it } from 'vitest'
import { shopifyCustomers } from '../../../resources/customers/customer/rules/shopifyCustomers.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { productShop } from './productShop.ts'

const file = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Accepts SMS Marketing,Tags,Note,Tax Exempt
Meera,Nair,meera@example.in,yes,,14 Hill Road,Bandra West,Mumbai,MH,IN,'400050,'+919820098200,,no,,,no
,,kabir@example.in,no,,,,,,,,,'98200 12345,no,,,no
Bad,Number,bad@example.in,no,,1 Long Street,,Pune,MH,IN,411001,12,,no,,,no
`

const shop = productShop()

it('takes the customers that Shopify exports: one address, numbers of India whole, who has no name by the address of the mail', async () => {
  const table = await readTable(new File([file], 'customers_export.csv'))
  expect(shopifyCustomers.isOne(table.head)).toBe(true)
  const { table: own } = shopifyCustomers.take(table)
  const send = async () => {
    const answer = await shop.admin('/customers/import?by=email', {
      method: 'POST',
      body: tableAsCsv(own),
      headers: { 'Content-Type': 'text/csv' },
    })
    return (await answer.json()) as any
  }
  const first = await send()
  expect(first).toMatchObject({ created: 2, updated: 0 })
  expect(first.refused.map(({ line, errors }: any) => [line, Object.keys(errors)[0]?.split('.')[0]])).toEqual(
    [[4, 'phone']],
  )
  const { body } = await shop.ask(shop.admin, 'GET /customers?sort=["createdAt","ASC"]&range=[0,9]')
  const [meera, kabir] = await Promise.all(
    ['meera@example.in', 'kabir@example.in'].map(async (email) => {
      const { id } = body.find((one: any) => one.email === email)
      return (await shop.ask(shop.admin, `GET /customers/${id}`)).body
    }),
  )
  expect(meera).toMatchObject({ name: 'Meera Nair', phone: '+919820098200', city: 'Mumbai' })
  expect(meera.addresses).toMatchObject([
    {
      address: { fullName: 'Meera Nair', line1: '14 Hill Road', pincode: '400050', state: 'Maharashtra' },
      defaultShipping: true,
      defaultBilling: true,
    },
  ])
  expect(kabir).toMatchObject({ name: 'kabir', phone: '+919820012345', addresses: [] })
  expect(meera.consentedTo).toEqual([])
  expect(await send()).toMatchObject({ created: 0 })
  const [again] = (await shop.ask(shop.admin, `GET /customers/${meera.id}`)).body.addresses
  expect(again.address.line1).toBe('14 Hill Road')
})
