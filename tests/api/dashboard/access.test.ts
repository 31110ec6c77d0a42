import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type FiguresAnswer,
  type TileGroup,
  tileGroups,
  visibleTiles,
} from '../../../resources/insight/dashboard/rules/tiles.ts'
import { permissionMap } from '../../../src/core/index.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from './salesRows.ts'

let server: TestServer
const groups = Object.keys(tileGroups) as TileGroup[]
const rows = salesRows(() => server)
let staff = 0

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Signs somebody in who may view some areas and nothing else. */
async function viewing(...areas: string[]): Promise<{ call: Call; permissions: object[] }> {
  const permissions = areas.map((key) => ({ key, view: true }))
  const email = await addStaff(server, `staff-${++staff}`, permissions)
  return { call: await server.signIn(email), permissions }
}

describe('a tile', () => {
  it('needs a session', async () => {
    for (const group of groups) expect((await server.call(`/figures/${group}`)).status).toBe(401)
  })

  it.each([
    [[]],
    [['order']],
    [['order', 'customer', 'coupon']],
    [['order', 'refund', 'shipment']],
    [['order', 'product', 'brand']],
    [['cart', 'payment']],
    [['shipment']],
    [['rating', 'contactMessage', 'stockLevel']],
  ])('is answered to those who may view what it is made of, and refused to others: %j', async (areas) => {
    const { call, permissions } = await viewing(...areas)
    const viewer = { type: 'SUB_ADMIN', permissions: permissionMap(permissions) } as const
    for (const group of groups) {
      const visible = visibleTiles(viewer, group)
      const answer = await call(`/figures/${group}`)
      expect([group, answer.status]).toEqual([group, visible.length > 0 ? 200 : 403])
      if (answer.status === 200) {
        const { tiles } = (await answer.json()) as FiguresAnswer
        expect([group, Object.keys(tiles).sort()]).toEqual([group, [...visible].sort()])
      }
      for (const tile of Object.keys(tileGroups[group])) {
        const one = await call(`/figures/${group}?tiles=${encodeURIComponent(JSON.stringify([tile]))}`)
        expect([tile, one.status]).toEqual([tile, visible.includes(tile) ? 200 : 403])
      }
    }
  })

  it('is not there where its list asks about what the viewer may not read', async () => {
    const { call } = await viewing('order')
    const { tiles } = (await (await call('/figures/queues')).json()) as FiguresAnswer
    expect(Object.keys(tiles)).toContain('toConfirm')
    expect(Object.keys(tiles)).not.toContain('refundsToApprove')
  })

  it('counts areas and changes of those areas alone that one may view', async () => {
    const { call } = await viewing('brand', 'tag')
    const { tiles } = (await (await call('/figures/areas')).json()) as FiguresAnswer
    expect(Object.keys((tiles.areas as { counts: object }).counts).sort()).toEqual(['brand', 'tag'])
  })
})

describe('a tile that cannot be made', () => {
  it('says so in its place and leaves the others', async () => {
    const admin = await server.signIn('admin')
    await admin('/figures/sales')
    await rows.run('ALTER TABLE "_daily_refunds" RENAME TO "_away"')
    try {
      const answer = await admin('/figures/sales', { headers: { 'Accept-Language': 'fr' } })
      expect(answer.status).toBe(200)
      const { tiles } = (await answer.json()) as FiguresAnswer
      expect(tiles.waterfall).toEqual({ error: { code: 'internal', message: expect.any(String) } })
      expect(JSON.stringify(tiles.waterfall)).not.toContain('_daily')
      expect(tiles.trend).toMatchObject({ step: 'day' })
      expect(tiles.states).toMatchObject({ rows: [] })
    } finally {
      await rows.run('ALTER TABLE "_away" RENAME TO "_daily_refunds"')
    }
  })
})
