import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readTimeZoneFrom } from '../src/fields/dateTime/shopTimeZone.ts'
import { readGroupingFrom } from '../src/fields/decimal/grouping.ts'
import type { Database } from './database/open.ts'

interface Shop {
  readonly database: Database
}

/** By which clock the shop goes, and how it parts large numbers; absent where it has not said. */
export interface Ways {
  readonly timeZone?: string
  readonly grouping?: string
}

/** The ways of the shop at the moment of a query, as SQL; null in a shop that has said nothing yet. */
export const waysNow = sql<Ways | null>`(SELECT value FROM _public_settings WHERE id = 1)`

const ways = new AsyncLocalStorage<Ways>()
readTimeZoneFrom(() => ways.getStore()?.timeZone)
readGroupingFrom(() => ways.getStore()?.grouping)

/**
 * Runs work in the ways of the shop: `shopTimeZone()` and `shopGrouping()` are what the settings say as the work begins, and stay so
 * until it ends. They are read each time, as another server on the same database may have changed them.
 */
export const inShopWays = async <T>(context: Shop, work: () => Promise<T>): Promise<T> =>
  ways.run(await waysOf(context), work)

/** Has every request of a part of the API answered in the ways of the shop. Who was let in is known together with them. */
export function applyShopWays(app: FastifyInstance, context: Shop): void {
  // Once the body is there: what reads it from the network goes on outside what ran before.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.ways) return ways.run(request.ways, done)
    waysOf(context).then((found) => ways.run(found, done), done)
  })
}

async function waysOf({ database }: Shop): Promise<Ways> {
  const { rows } = await sql<{ ways: Ways | null }>`SELECT ${waysNow} AS ways`.execute(database.db)
  return rows[0]?.ways ?? {}
}
