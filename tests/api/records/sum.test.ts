import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('the sum of a list', () => {
  const { ask } = useServer(areas)

  beforeAll(async () => {
    for (const [index, cost] of [1000, null, 250, 40].entries()) {
      const body = { name: `Shirt ${index}`, price: 1000 * (index + 1), cost }
      expect((await ask('POST /articles', { body })).status).toBe(201)
    }
    await ask('POST /articles', { body: { name: 'hidden', price: 9000, cost: 9000 } })
  })

  const sumOf = async (
    query: Record<string, unknown>,
    as = undefined as ReturnType<typeof staff> | undefined,
  ) => {
    const { status, headers } = await ask('GET /articles', as ? { query, as } : { query })
    return [status, headers['x-sum']]
  }

  it('is over all that the filter finds, not only the page, and never over what is hidden', async () => {
    expect(await sumOf({ sum: 'cost', range: [0, 0] })).toEqual([200, '1290'])
    expect(await sumOf({ sum: 'cost', range: [3, 3], filter: { price: { gte: 2000 } } })).toEqual([
      200,
      '290',
    ])
    expect(await sumOf({ sum: 'cost', filter: { q: 'Shirt 2' } })).toEqual([200, '250'])
  })

  it('of nothing is nothing, and there is none where nobody asks', async () => {
    expect(await sumOf({ sum: 'cost', filter: { price: { gt: 999_999 } } })).toEqual([200, '0'])
    expect(await sumOf({})).toEqual([200, undefined])
  })

  it('is refused of what the area does not add up, and of what somebody may not read', async () => {
    const reader = staff({ article: ['view'] })
    const buyer = staff({ article: ['view', 'viewCost'] })
    expect(await sumOf({ sum: 'price' })).toEqual([400, undefined])
    expect(await sumOf({ sum: 'cost' }, reader)).toEqual([400, undefined])
    expect(await sumOf({ sum: 'cost' }, buyer)).toEqual([200, '1290'])
  })
})
