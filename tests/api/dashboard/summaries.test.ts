import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FiguresAnswer, FiguresTile } from '../../../resources/insight/dashboard/rules/tiles.ts'
import { checkFigures } from '../../../resources/insight/dashboard/server/checkFigures.ts'
import { ensureSummaries, freshen } from '../../../resources/insight/dashboard/server/ensureSummaries.ts'
import {
  type LongGrain,
  longGrains,
  piecesOf,
  startOf,
  startSql,
} from '../../../resources/shared/summaries/server/grains.ts'
import { purgeSummaries, runsOf } from '../../../resources/shared/summaries/server/summaries.ts'
import { startTimedWork } from '../../../start/timedWork.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from './salesRows.ts'

let server: TestServer
const rows = salesRows(() => server)
const wrong = () => checkFigures(server.context.database.db, server.context.registry)

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function ordered(period: string): Promise<number | null | undefined> {
  const admin = await server.signIn('admin')
  const answer = (await (
    await admin(`/figures/sales?period=${period}&tiles=["headline"]`)
  ).json()) as FiguresAnswer
  return (answer.tiles.headline as FiguresTile).figures.ordered?.value
}

const line = { unit_price: 1000, quantity: 2, total: 2000, variant: 'a0000000-0000-4000-8000-000000000000' }

describe('the daily summaries', () => {
  it('are equal to the rows after every change of them', async () => {
    const first = await rows.order({ placed_at: '2026-05-04T08:00:00Z', total: 2000, tax_total: 100 }, [line])
    await rows.order({ placed_at: '2026-05-31T18:29:00Z', total: 2000, state: 'Goa' }, [line])
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
    expect(await ordered('2026-05-01..2026-05-31')).toBe(4000)

    await rows.order({ placed_at: '2026-06-02T08:00:00Z', total: 5000, customer_type: 'new' }, [line])
    await rows.run(
      `UPDATE "order" SET cancelled_total = 2000, status = 'cancelled', updated_at = now() WHERE id = '${first.id}'`,
    )
    const payment = await rows.payment(first.id, { status: 'captured', created_at: '2026-05-04T08:00:00Z' })
    await rows.refund(first.id, payment, { status: 'processed', processed_at: '2026-05-06T08:00:00Z' })
    await rows.shipment(first.id, { status: 'delivered', delivered_at: '2026-05-05T08:00:00Z' }, first.lines)
    await rows.cart({ created_at: '2026-05-05T08:00:00Z' })
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
    expect(await ordered('2026-05-01..2026-06-30')).toBe(9000)

    await rows.orderReturn(first.id, { status: 'requested' }, first.lines)
    await rows.run(`UPDATE payment SET status = 'failed', updated_at = now()`)
    await rows.run(`UPDATE cart SET status = 'converted', updated_at = now()`)
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
  })

  it('follow products that get another category or other sizes, on all days on which they were sold', async () => {
    const [kurtas, tunics] = [await rows.category('Kurtas'), await rows.category('Tunics')]
    const kurta = await rows.product('Kurta', ['M', 'L'], { category: kurtas })
    const of = (size: 'M' | 'L') => ({ ...line, product: kurta.id, variant: kurta.variants[size] })
    await rows.order({ placed_at: '2026-01-04T08:00:00Z', total: 2000 }, [of('M')])
    await rows.order({ placed_at: '2026-04-09T08:00:00Z', total: 4000 }, [of('M'), of('L')])
    // The product is older than what changes it, as one that has been sold for long.
    await rows.run(`UPDATE product SET updated_at = '2025-01-01Z' WHERE id = '${kurta.id}'`)
    await ensureSummaries(server.context)
    const summed = async () => {
      const { rows: found } = await server.context.database.session((db) =>
        sql<{ key: string; key2: string; pieces: number }>`
          SELECT key, key2, sum(sold_in_size)::int AS pieces FROM "_daily_sizes" WHERE grain = 'month' GROUP BY 1, 2 ORDER BY 1, 2`.execute(
          db,
        ),
      )
      return found.map(({ key, key2, pieces }) => [key, key2, pieces])
    }
    expect(await summed()).toEqual([
      [kurtas, 'L', 2],
      [kurtas, 'M', 4],
    ])

    await rows.run(
      `UPDATE product SET primary_category = '${tunics}', updated_at = now() WHERE id = '${kurta.id}'`,
    )
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
    expect(await summed()).toEqual([
      [tunics, 'L', 2],
      [tunics, 'M', 4],
    ])

    await rows.run(`UPDATE product_variants SET size = 'XL' WHERE id = '${kurta.variants.M}'`)
    await rows.run(`UPDATE product SET updated_at = now() WHERE id = '${kurta.id}'`)
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
    expect(await summed()).toEqual([
      [tunics, 'L', 2],
      [tunics, 'XL', 4],
    ])
  })

  it('of an older way of summing up are made anew', async () => {
    await rows.run(`UPDATE "_daily_state" SET shape = 1`)
    await rows.run(`DELETE FROM "_daily_sizes"`)
    await freshen(server.context)
    expect(await wrong()).toEqual([])
  })

  it('built at once are the same as those that grew', async () => {
    await server.context.database.transaction((db) => purgeSummaries(db))
    await ensureSummaries(server.context)
    expect(await wrong()).toEqual([])
  })

  it('are built by the first who asks, and renewed by the clock', async () => {
    await server.context.database.transaction((db) => purgeSummaries(db))
    await rows.order({ placed_at: '2026-07-02T08:00:00Z', total: 7000 }, [line])
    expect(await ordered('2026-07-01..2026-07-31')).toBe(7000)
    await rows.order({ placed_at: '2026-07-03T08:00:00Z', total: 1000 }, [line])
    await freshen(server.context)
    expect(await ordered('2026-07-01..2026-07-31')).toBe(7000)
    await runTimedWork(server.context)
    expect(await ordered('2026-07-01..2026-07-31')).toBe(8000)
  })

  it('are kept once where several servers do it at the same time', async () => {
    await rows.order({ placed_at: '2026-07-04T08:00:00Z', total: 500 }, [line])
    await Promise.all([1, 2, 3].map(() => ensureSummaries(server.context)))
    expect(await wrong()).toEqual([])
  })
})

describe('the check of the summaries', () => {
  it('names the day and the key that differ', async () => {
    await ensureSummaries(server.context)
    await rows.run(`UPDATE "_daily_sales" SET total = total + 1 WHERE grain = 'day' AND day = '2026-05-31'`)
    expect(await wrong()).toEqual([{ source: 'sales', grain: 'day', day: '2026-05-31', key: 'Goa' }])
    await rows.run(`DELETE FROM "_daily_sales" WHERE grain = 'month' AND day = '2026-06-01'`)
    expect(await wrong()).toContainEqual({ source: 'sales', grain: 'month', day: '2026-06-01', key: '' })
  })
})

const day = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))

describe('days', () => {
  it('are put together from the longest times that fit, each day once', () => {
    fc.assert(
      fc.property(day, day, (a, b) => {
        const [from, end] = a < b ? [a, b] : [b, a]
        const pieces = piecesOf(from, end)
        let next = from
        for (const piece of pieces) {
          expect([piece.from, piece.from < piece.to]).toEqual([next, true])
          if (piece.grain !== 'day') {
            expect(startOf(piece.grain, piece.from)).toBe(piece.from)
            expect(startOf(piece.grain, piece.to)).toBe(piece.to)
          }
          next = piece.to
        }
        expect(next).toBe(end)
        // Days up to the next third, thirds up to the next month, months up to the next quarter, quarters; and back.
        expect(pieces.length).toBeLessThanOrEqual(7)
      }),
    )
    expect(piecesOf('2026-01-15', '2026-11-23')).toEqual([
      { grain: 'day', from: '2026-01-15', to: '2026-01-21' },
      { grain: 'third', from: '2026-01-21', to: '2026-02-01' },
      { grain: 'month', from: '2026-02-01', to: '2026-04-01' },
      { grain: 'quarter', from: '2026-04-01', to: '2026-10-01' },
      { grain: 'month', from: '2026-10-01', to: '2026-11-01' },
      { grain: 'third', from: '2026-11-01', to: '2026-11-21' },
      { grain: 'day', from: '2026-11-21', to: '2026-11-23' },
    ])
  })

  it('belong to the same third, month and quarter here and in the database', async () => {
    const { rows: found } = await server.context.database.session((db) =>
      sql<Record<LongGrain | 'day', string>>`
        SELECT day::text AS day, ${sql.join(longGrains.map((grain) => sql`${sql.raw(startSql[grain])}::text AS ${sql.ref(grain)}`))}
        FROM generate_series(date '2027-12-20', date '2028-12-31', interval '1 day') day`.execute(db),
    )
    const own = found.map((row) =>
      longGrains.map((grain) => [row.day.slice(0, 10), startOf(grain, row.day.slice(0, 10))]),
    )
    expect(found.map((row) => longGrains.map((grain) => [row.day.slice(0, 10), row[grain]]))).toEqual(own)
  })

  it('that follow each other are one run', () => {
    expect(runsOf(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-05'])).toEqual([
      { from: '2026-02-27', to: '2026-03-01' },
      { from: '2026-03-05', to: '2026-03-05' },
    ])
  })
})

describe('sums of another shape, as after a release', () => {
  const spoil = () => rows.run('UPDATE "_daily_state" SET shape = 0')
  const sales = async () => {
    const answer = await (await server.signIn('admin'))('/figures/sales?period=2026-05-01..2026-05-31')
    return { status: answer.status, ...((await answer.json()) as FiguresAnswer) }
  }

  it('are not read; whoever asks is told that they are being built, and then reads the new ones', async () => {
    await ensureSummaries(server.context)
    await spoil()
    expect(await freshen(server.context, 0)).toBe(false)
    await expect.poll(() => freshen(server.context, 0)).toBe(true)
    expect(await wrong()).toEqual([])
    await spoil()
    // Building does not take as long as people are patient.
    expect(await sales()).toMatchObject({ status: 200, tiles: { headline: expect.anything() } })
  })

  it('that cannot be built are no error of the page, and are tried again', async () => {
    await spoil()
    await rows.run('ALTER TABLE "_daily_goods" RENAME TO "_daily_goods_away"')
    try {
      expect(await sales()).toMatchObject({ status: 200, isBuilding: true, tiles: {} })
    } finally {
      await rows.run('ALTER TABLE "_daily_goods_away" RENAME TO "_daily_goods"')
    }
    const again = await sales()
    expect([again.status, again.isBuilding]).toEqual([200, undefined])
  })

  it('are built as soon as a server starts', async () => {
    await spoil()
    const stop = startTimedWork(server.context)
    await stop()
    const { rows: states } = await sql`SELECT 1 FROM "_daily_state" WHERE shape <> 0`.execute(
      server.context.database.db,
    )
    expect(states).toHaveLength(1)
  })
})
