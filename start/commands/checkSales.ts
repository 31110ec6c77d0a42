import { resources } from '../../resources/index.ts'
import { checkSales, salesRules } from '../../resources/sales/checks/server/checkSales.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import { prepare } from '../prepare.ts'

/** Proves the sales of the database that the server would use, or names everything in them that does not add up. Changes no record. */
try {
  const settings = readSettings(process.env)
  const context = await prepare(settings, resources as unknown as Registry, makeLog(settings))
  try {
    const faults = await context.database.session((session) => checkSales(session), { statementTimeout: 0 })
    for (const { rule, text } of faults) console.error(`${rule}: ${text}`)
    if (faults.length > 0) process.exitCode = 1
    else
      console.log(
        `All orders, payments and parcels keep the ${salesRules.length} rules of sales, and the stock its own.`,
      )
  } finally {
    await context.database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
