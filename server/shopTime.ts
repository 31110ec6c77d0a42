import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readTimeZoneFrom, usualTimeZone } from '../src/fields/dateTime/shopTimeZone.ts'
import type { Context } from './context.ts'

type Shop = Pick<Context, 'database'>

const zones = new AsyncLocalStorage<string>()
readTimeZoneFrom(() => zones.getStore())

/**
 * Runs work by the clock of the shop: `shopTimeZone()` is what the setting says as the work begins, and stays so until it ends. It is
 * read each time, as another server on the same database may have changed it.
 */
export const inShopTime = async <T>(context: Shop, work: () => Promise<T>): Promise<T> =>
  zones.run(await zoneOf(context), work)

/** Has every request of a part of the API answered by the clock of the shop. */
export function keepShopTime(app: FastifyInstance, context: Shop): void {
  // Once the body is there: what reads it from the network goes on outside what ran before.
  app.addHook('preHandler', (_request, _reply, done) => {
    zoneOf(context).then((zone) => zones.run(zone, done), done)
  })
}

async function zoneOf({ database }: Shop): Promise<string> {
  const { rows } = await sql<{ zone: string | null }>`
    SELECT value->>'timeZone' AS zone FROM _public_settings WHERE id = 1`.execute(database.db)
  return rows[0]?.zone ?? usualTimeZone
}
