import { afterAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { expectSound } from '../../support/expectSound.ts'
import { openShop } from './opened.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, shop } = openShop(shipmentShop)
const { ask } = shop

const of = (order: { id: string }, name: string, body: object) =>
  ask('POST', `/orders/${order.id}/operations/${name}`, body)

describe('a line that a request names twice', () => {
  it('is called off once or not at all: its money and its pieces are there once', async () => {
    const order = await shop.ordered({ pieces: [1, 2], price: 50_000 })
    const [one] = order.lines
    const twice = [1, 1].map((quantity) => ({ line: one?.id, quantity }))
    const { status, body } = await of(order, 'cancel', { reason: shop.ids.cancel, lines: twice })
    expect([status, body.errors]).toEqual([422, { 'lines.1.line': expect.anything() }])
    expect((await of(order, 'cancelPreview', { lines: twice })).status).toBe(422)
    expect(await shop.order(order.id)).toMatchObject({ cancelledTotal: 0 })
  })

  it('is given back once', async () => {
    const order = await shop.ordered({ pieces: [1, 2], price: 50_000 })
    const [one] = order.lines
    const twice = [1, 1].map((quantity) => ({ line: one?.id, quantity, amount: 50_000 }))
    const asked = { order: order.id, source: 'goodwill', destination: 'original', note: 'Came late' }
    const { status, body } = await ask('POST', '/payments/operations/refund', { ...asked, lines: twice })
    expect([status, body.errors]).toEqual([422, { 'lines.1.line': expect.anything() }])
  })

  it('is changed once', async () => {
    const order = await shop.ordered({ pieces: [1, 2], price: 50_000 })
    const [one] = order.lines
    const twice = [
      { id: one?.id, quantity: 1 },
      { id: one?.id, quantity: 3 },
    ]
    for (const name of ['editPreview', 'editLines']) {
      const { status, body } = await of(order, name, {
        version: order.version,
        lines: twice,
        reason: 'As agreed',
      })
      expect([name, status, body.errors]).toEqual([name, 422, { 'lines.1.id': expect.anything() }])
    }
  })
})

/** All lists of rows in a schema, with the paths that they lie at. */
function rowsIn(schema: z.core.$ZodType, path: string): [string, z.core.$ZodArray, z.core.$ZodObject][] {
  const { def } = schema._zod as { def: any }
  if (def.type === 'object')
    return Object.entries(def.shape as z.core.$ZodShape).flatMap(([name, each]) =>
      rowsIn(each, `${path}.${name}`),
    )
  if (def.type !== 'array') return def.innerType ? rowsIn(def.innerType, path) : []
  return def.element._zod.def.type === 'object'
    ? [[path, schema as z.core.$ZodArray, def.element], ...rowsIn(def.element, path)]
    : []
}

/** What a row is about; where it has none of these, two rows alike mean two things. */
const names = ['line', 'id']

it('no operation of any area takes rows that name the same line or record twice', () => {
  const lists = Object.entries(server.context.operations).flatMap(([area, operations]) =>
    Object.entries(operations).flatMap(([name, { input }]) =>
      rowsIn(input, `${area}.${name}`).filter(([, , row]) =>
        names.some((each) => Object.hasOwn(row._zod.def.shape, each)),
      ),
    ),
  )
  expect(lists.length).toBeGreaterThan(10)
  const isOpen = ([, list]: (typeof lists)[number]) =>
    !list._zod.def.checks?.some(({ _zod }) => _zod.def.check === 'custom')
  expect(lists.filter(isOpen).map(([path]) => path)).toEqual([])
})

afterAll(() => expectSound(server.context))
