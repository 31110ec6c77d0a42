import { keptDatabase, ownDatabase } from './cluster.ts'
import { type ServerProcess, serverProcess } from './serverProcess.ts'

/** How many orders a large shop has. */
export const orderCount = Number(process.env.BENCH_ORDERS || 1_000_000)

/** A server over a large shop on PostgreSQL. */
export interface LargeShop {
  readonly server: ServerProcess
  /** The version of PostgreSQL. */
  readonly version: string
}

let opened: Promise<LargeShop & { close(): Promise<void> }> | undefined

/**
 * A shop of BENCH_ORDERS orders with all that hangs on them, filled once for all measurements of a run; with BENCH_KEEP=1 it stays on
 * the server of TEST_DATABASE_URL, and the next run goes on from there.
 */
export function largeShop(): Promise<LargeShop> {
  opened ??= open()
  return opened
}

async function open() {
  const start = performance.now()
  const database = process.env.BENCH_KEEP
    ? await keptDatabase(`atelier_bench_${orderCount}_orders`, async (url) => {
        const server = await serverProcess(url)
        await server.fill(orderCount, 'sales').finally(() => server.close())
      })
    : await ownDatabase()
  const server = await serverProcess(database.url)
  if (!process.env.BENCH_KEEP) await server.fill(orderCount, 'sales')
  const took = Math.round((performance.now() - start) / 1000)
  console.log(`${orderCount} orders on PostgreSQL ${database.version}, there after ${took} s`)
  return { server, version: database.version, close: () => server.close().finally(() => database.remove()) }
}

/** Ends the server, and throws its database away unless it is to be kept. */
export const closeLargeShop = async (): Promise<void> => (await opened)?.close()
