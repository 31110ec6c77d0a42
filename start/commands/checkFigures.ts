import { parseArgs } from 'node:util'
import { resources } from '../../resources/index.ts'
import { checkFigures } from '../../resources/insight/dashboard/server/checkFigures.ts'
import { ensureSummaries } from '../../resources/insight/dashboard/server/ensureSummaries.ts'
import { purgeSummaries } from '../../resources/shared/summaries/server/summaries.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import { inShopWays } from '../../server/shopWays.ts'
import type { Registry } from '../../src/core/index.ts'
import { prepare } from '../prepare.ts'

/**
 * Proves the daily sums behind the dashboards equal to the rows they come from, or names the days that differ and ends with 1;
 * `--rebuild` makes all of them anew first (docs/operations.md).
 */
const { values } = parseArgs({ options: { rebuild: { type: 'boolean', default: false } } })

try {
  const settings = readSettings(process.env)
  const context = await prepare(settings, resources, makeLog(settings))
  try {
    if (values.rebuild) await context.database.transaction((db) => purgeSummaries(db))
    const registry = resources as unknown as Registry
    const wrong = await inShopWays(context, async () => {
      await ensureSummaries(context)
      // It reads everything, which takes as long as it takes.
      return context.database.session((db) => checkFigures(db, registry), { statementTimeout: 0 })
    })
    for (const { source, grain, day, key } of wrong) console.log(`${source}: ${grain} ${day} ${key}`.trim())
    if (wrong.length === 0) console.log('The sums of every day are those of the rows.')
    else console.log('These sums are not those of the rows. To make all of them anew, add --rebuild.')
    process.exitCode = wrong.length === 0 ? 0 : 1
  } finally {
    await context.database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
