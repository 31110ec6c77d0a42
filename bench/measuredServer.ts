import { flushCompileCache } from 'node:module'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type CompiledQuery as Compiled, CompiledQuery, sql } from 'kysely'
import { Client, Pool } from 'pg'
import { createDemoAccounts } from '../demo/accounts.ts'
import { resources } from '../resources/index.ts'
import { checkFigures } from '../resources/insight/dashboard/server/checkFigures.ts'
import { ensureSummaries } from '../resources/insight/dashboard/server/ensureSummaries.ts'
import { purgeSummaries } from '../resources/shared/summaries/server/summaries.ts'
import { columnTypes } from '../server/database/columnTypes.ts'
import { makeLog } from '../server/log.ts'
import { readSettings } from '../server/settings.ts'
import type { Registry } from '../src/core/index.ts'
import { buildApp } from '../start/app.ts'
import { prepare } from '../start/prepare.ts'
import { settleMemory } from '../start/settleMemory.ts'
import { fillOrders } from './fillOrders.ts'
import { fillProducts } from './fillProducts.ts'
import { fillSales } from './fillSales.ts'
import type { Question, Statement } from './serverProcess.ts'
import { timed } from './timing.ts'

// The server under measurement, in a process of its own, so that its processor time is its own too. It does what its parent
// (serverProcess.ts) asks for, one thing after the other.

let seen: Statement[] = []
let isWatching = false
const { query } = Client.prototype
Client.prototype.query = function (this: Client, ...given: unknown[]) {
  const [asked] = given as [Statement]
  if (isWatching && typeof asked === 'object')
    seen.push({ text: asked.text, values: [...(asked.values ?? [])] })
  return query.apply(this, given as never) as never
} as typeof query

const settings = readSettings(process.env)
const registry = resources as unknown as Registry
const context = await prepare(settings, registry, makeLog(settings))
// A database that was kept has them.
const { rows: accounts } = await sql`SELECT 1 FROM "_accounts" LIMIT 1`.execute(context.database.db)
if (accounts.length === 0) await createDemoAccounts(context.database)
const app = await buildApp(context)
settleMemory()
const url = await app.listen({ host: '127.0.0.1', port: 0 })

/** The bare driver; on the embedded database, which only this process can open, the thin layer above it. */
const pool = settings.databaseUrl
  ? new Pool({ connectionString: settings.databaseUrl, max: 10, types: columnTypes })
  : undefined

async function runBare(statements: readonly Statement[]): Promise<unknown[]> {
  let rows: unknown[] = []
  if (!pool) {
    await context.database.session(async (session) => {
      for (const { text, values } of statements)
        rows = (await session.executeQuery(CompiledQuery.raw(text, [...values]) as Compiled<unknown>)).rows
    })
    return rows
  }
  const client = await pool.connect()
  try {
    for (const { text, values } of statements) rows = (await client.query(text, [...values])).rows
    return rows
  } finally {
    client.release()
  }
}

/** How long the loop stands still: looked at every five milliseconds. */
const loop = monitorEventLoopDelay({ resolution: 5 })

const fillBoth: typeof fillOrders = (database, shop, count) => fillOrders(database, shop, count, count)
const fills = { products: fillProducts, orders: fillOrders, sales: fillSales, both: fillBoth }

async function answer(question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'fill':
      return fills[question.what](context.database, registry, question.rows)
    case 'usage': {
      const { user, system } = process.cpuUsage()
      return { processor: user + system, memory: process.memoryUsage.rss() }
    }
    case 'watch':
      seen = []
      isWatching = true
      return undefined
    case 'seen':
      isWatching = false
      return seen
    case 'watchLoop':
      loop.enable()
      loop.reset()
      return undefined
    case 'longestStop':
      return loop.max / 1e6
    case 'bare':
      return timed(question.count, question.atOnce, (number) =>
        runBare(question.variants[(question.first + number) % question.variants.length] as Statement[]),
      )
    case 'rows':
      return runBare([question.statement])
    case 'buildSums':
      await context.database.transaction((db) => purgeSummaries(db))
      return ensureSummaries(context)
    case 'wrongSums': {
      await ensureSummaries(context)
      const wrong = await context.database.session((db) => checkFigures(db, registry), {
        statementTimeout: 0,
      })
      return wrong.length
    }
    case 'close':
      // For the next one: its parent ends this process in a way in which node keeps nothing.
      flushCompileCache()
      await app.close()
      await pool?.end()
      return context.database.close()
  }
}

process.on('message', (question: Question) => {
  answer(question).then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ failure: String((error as Error).stack ?? error) }),
  )
})
process.on('disconnect', () => process.exit(1))
process.send?.({ value: url })
