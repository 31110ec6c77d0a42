import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../server/apiError.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { brand, order, product } from '../../types/shop.ts'
import { areas } from './areas.ts'
import { useServer } from './server.ts'

describe('hooks', () => {
  let heard: string[] = []
  let failing: string | undefined

  const say = (text: string) => {
    heard.push(text)
    if (failing && text.startsWith(failing)) throw new ApiError('not-allowed-now')
  }

  const brandHooks = defineHooks(brand, {
    beforeSave: ({ record, previous, action }) => {
      say(`beforeSave ${action} ${previous?.name ?? 'new'} -> ${record.name}`)
      return record.name === 'shout' ? { name: 'SHOUT' } : undefined
    },
    afterSave: async ({ record, db }) => {
      const { rows } = await sql<{
        name: string
      }>`SELECT "name" FROM "brand" WHERE "id" = ${record.id}`.execute(db)
      say(`afterSave ${rows[0]?.name}`)
    },
    beforeDelete: ({ record }) => say(`beforeDelete ${record.name}`),
    afterDelete: ({ record }) => say(`afterDelete ${record.name}`),
    afterCommit: ({ record, action, actor }) => say(`afterCommit ${action} ${record.name} ${actor.name}`),
  })

  // A sold order takes its goods from the stock; a cancelled one hides the brand of what it had.
  const orderHooks = defineHooks(order, {
    onTransition: {
      pay: async ({ record, records }) => {
        for (const line of record.lines) {
          const sold = await records.read(product, line.product)
          const variants = sold?.variants.map((row) => ({ ...row, stock: row.stock - line.quantity })) ?? []
          await records.update(product, line.product, { variants })
        }
      },
      cancel: async ({ record, records }) => {
        const sold = await records.read(product, record.lines[0]?.product ?? '')
        await records.update(brand, sold?.brand ?? '', { active: false })
      },
    },
  })

  const productHooks = defineHooks(product, {
    afterSave: ({ record, records, action }) =>
      record.name === 'Loop'
        ? records.update(product, record.id, { price: record.price + 1 }).then(() => undefined)
        : void say(`product ${action}`),
  })

  const hooks = { brand: brandHooks.hooks, order: orderHooks.hooks, product: productHooks.hooks }
  const { ask } = useServer(areas, { hooks })

  beforeEach(() => {
    heard = []
    failing = undefined
  })

  const brandOf = async (name: string) => (await ask('POST /brands', { body: { name } })).body

  it('are called around a write, inside its transaction and after its commit', async () => {
    const { id } = await brandOf('one')
    await ask(`PUT /brands/${id}`, { body: { version: 1, name: 'two' } })
    await ask(`DELETE /brands/${id}?version=2`)
    expect(heard).toEqual([
      'beforeSave create new -> one',
      'afterSave one',
      'afterCommit create one Olga Owner',
      'beforeSave update one -> two',
      'afterSave two',
      'afterCommit update two Olga Owner',
      'beforeDelete two',
      'afterDelete two',
      'afterCommit delete two Olga Owner',
    ])
  })

  it('may change what is stored', async () => {
    expect(await brandOf('shout')).toMatchObject({ name: 'SHOUT' })
  })

  it.each(['beforeSave', 'afterSave'])('refuse a write in %s, and nothing of it stays', async (hook) => {
    failing = hook
    expect(await ask('POST /brands', { body: { name: `no ${hook}` } })).toMatchObject({
      status: 409,
      body: { code: 'not-allowed-now' },
    })
    expect((await ask('GET /brands', { query: { filter: { name: `no ${hook}` } } })).body).toEqual([])
    expect(heard.some((text) => text.startsWith('afterCommit'))).toBe(false)
  })

  it('do not undo a write by failing after its commit', async () => {
    failing = 'afterCommit'
    expect((await ask('POST /brands', { body: { name: 'stays' } })).status).toBe(201)
    expect((await ask('GET /brands', { query: { filter: { name: 'stays' } } })).body).toHaveLength(1)
  })

  it('are not called for what is taken back', async () => {
    const { id } = await brandOf('dry')
    const items = [{ id, version: 1 }]
    heard = []
    await ask('POST /brands/bulk/update', { body: { items, data: { name: 'wet' }, dryRun: true } })
    expect(heard).toEqual(['beforeSave update dry -> wet', 'afterSave wet'])
    failing = 'beforeDelete'
    await ask('POST /brands/bulk/delete', { body: { items } })
    expect(heard.filter((text) => text.startsWith('afterCommit'))).toEqual([])
  })

  it('write to other records in the same transaction, with their history', async () => {
    const { id } = await brandOf('Seller')
    const variants = [{ sku: 'S-1', stock: 10 }]
    const { body: thing } = await ask('POST /products', {
      body: { name: 'Thing', brand: id, price: 5, kind: 'digital', variants },
    })
    const lines = [{ product: thing.id, quantity: 3, price: 5 }]
    const { body: sold } = await ask('POST /orders', { body: { number: 'H-1', lines } })
    const paid = await ask(`POST /orders/${sold.id}/transitions/pay`, { body: { version: 1 } })
    expect(paid.body).toMatchObject({ status: 'paid' })
    expect((await ask(`GET /products/${thing.id}`)).body).toMatchObject({
      version: 2,
      variants: [{ ...thing.variants[0], stock: 7 }],
    })
    expect((await ask(`GET /products/${thing.id}/history`)).body[0]).toMatchObject({
      action: 'update',
      actor: { name: 'Olga Owner' },
    })

    const many = await ask('POST /orders', { body: { number: 'H-2', lines: [{ ...lines[0], quantity: 8 }] } })
    const refused = await ask(`POST /orders/${many.body.id}/transitions/pay`, { body: { version: 1 } })
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect((await ask(`GET /orders/${many.body.id}`)).body).toMatchObject({ status: 'draft', version: 1 })
    await ask(`POST /orders/${sold.id}/transitions/cancel`, { body: { version: 2 } })
    expect((await ask(`GET /brands/${id}`)).body.active).toBe(false)
  })

  it('that call each other in a circle come to an end', async () => {
    const { id } = await brandOf('Circle')
    const answer = await ask('POST /products', {
      body: { name: 'Loop', brand: id, price: 5, kind: 'digital' },
    })
    expect(answer.status).toBe(500)
    expect((await ask('GET /products', { query: { filter: { name: 'Loop' } } })).body).toEqual([])
  })
})
