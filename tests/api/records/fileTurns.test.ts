import { describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open.ts'
import { beginFile } from '../../../server/records/filesUnderWay.ts'
import { inTurn, perTransaction } from '../../../server/records/portions.ts'
import { testableEngines } from '../../support/database.ts'
import { areas } from './areas.ts'
import { useServer } from './server.ts'

describe('files of one person', () => {
  const { ask } = useServer(areas)

  it('are so many at a time; one more is asked for again later, and others are not held up', () => {
    const ends = [beginFile('one'), beginFile('one')]
    let refusal: any
    try {
      beginFile('one')
    } catch (error) {
      refusal = error
    }
    expect([refusal?.code, refusal?.retryAfter]).toEqual(['too-many-files', 10])
    beginFile('two')()
    ends[0]?.()
    // Told twice that one is over, it is one that is over.
    ends[0]?.()
    const third = beginFile('one')
    expect(() => beginFile('one')).toThrow('too-many-files')
    for (const end of [third, ...ends]) end()
  })

  it('are refused by the server with the time to wait, and are over when they are whole or refused', async () => {
    await ask('POST /articles', { body: { name: 'One', price: 1 } })
    const status = async (format: string, query: object = {}) => {
      const answer = await ask('GET /articles/export', { query: { ...query, format } })
      return [answer.status, answer.headers['retry-after']]
    }
    for (const format of ['csv', 'xlsx', 'csv', 'xlsx', 'csv', 'xlsx'])
      expect(await status(format)).toEqual([200, undefined])
    for (const format of ['csv', 'xlsx', 'csv', 'xlsx'])
      expect((await status(format, { filter: { nonsense: 1 } }))[0]).toBe(400)
    const many = await Promise.all(
      ['xlsx', 'xlsx', 'xlsx', 'xlsx', 'xlsx', 'xlsx'].map((each) => status(each)),
    )
    const refused = many.filter(([code]) => code === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(String))).toEqual(new Set(['429,10']))
    expect(await status('xlsx')).toEqual([200, undefined])
  })

  it('read one page at a time, each in its turn', async () => {
    const order: string[] = []
    let reading = 0
    const file = async (name: string) => {
      for (let page = 1; page <= 3; page++) {
        await inTurn(async () => {
          reading += 1
          expect(reading).toBe(1)
          order.push(`${name}${page}`)
          await new Promise((resolve) => setTimeout(resolve, 5))
          reading -= 1
        })
      }
    }
    await Promise.all(['a', 'b', 'c'].map(file))
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  })
})

describe('an import', () => {
  let transactions = 0
  const wrap = (database: Database): Database => ({
    ...database,
    transaction(run, options) {
      transactions += 1
      return database.transaction(run, options)
    },
  })
  const { ask } = useServer(areas, { wrap })

  it.each([true, false])(
    'leaves the database to others after each portion of its lines (check only: %s)',
    async (dryRun) => {
      const lines = Array.from({ length: 45 }, (_, at) => `Linen ${at},${at + 1}`)
      const body = `name,price\n${lines.join('\n')}\n`
      transactions = 0
      const answer = await ask('POST /articles/import', {
        body,
        headers: { 'content-type': 'text/csv' },
        query: dryRun ? { dryRun } : {},
      })
      expect(answer.body).toMatchObject({ created: 45, refused: [] })
      expect(transactions).toBe(Math.ceil(45 / perTransaction[testableEngines.at(-1) ?? 'embedded']))
    },
  )
})

describe('a filter', () => {
  const { ask } = useServer(areas)

  it('looks into texts a few times, since each takes as long as many comparisons', async () => {
    const asked = (count: number, test: object) => {
      const filter = { any: Array.from({ length: count }, () => ({ name: test })) }
      return ask('GET /articles', { query: { filter } })
    }
    expect((await asked(10, { contains: 'x' })).status).toBe(200)
    expect((await asked(11, { contains: 'x' })).status).toBe(400)
    expect((await asked(100, { eq: 'x' })).status).toBe(200)
    expect((await asked(101, { eq: 'x' })).status).toBe(400)
  })
})
