import { mkdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { measureHand } from './besideStock.ts'
import { measureBundle } from './bundle.ts'
import { measureDashboards } from './dashboards.ts'
import { measureFairness } from './fair.ts'
import type { Figure } from './figure.ts'
import { closeLargeShop } from './largeShop.ts'
import { measureLists } from './list.ts'
import { measureMany } from './many.ts'
import { measureOrders } from './orders.ts'
import { committedResults, isExceeded, table, writeResults } from './results.ts'
import { measureSearch } from './search.ts'
import { measureTypes } from './types.ts'

// npm run bench [-- names of measurements] [--write]: measures, prints the figures beside the committed ones, and fails where an
// exact figure exceeds its budget. --write makes the figures the committed ones.

const measurements: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  types: measureTypes,
  bundle: measureBundle,
  hand: measureHand,
  list: measureLists,
  orders: measureOrders,
  search: measureSearch,
  dashboards: measureDashboards,
  fair: measureFairness,
  many: measureMany,
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => word !== '--write' && !Object.hasOwn(measurements, word))
if (unknown.length > 0) {
  throw new Error(
    `There is no measurement ${unknown.join(', ')}. Expected ${Object.keys(measurements).join(', ')} or --write. Correct the command.`,
  )
}
const chosen = words.filter((word) => word !== '--write')
mkdirSync('.cache', { recursive: true })

const figures: Figure[] = []
for (const [name, measure] of Object.entries(measurements)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(`Measuring: ${name}`)
  figures.push(...(await measure()))
}
await closeLargeShop()

console.log(`\n${table(figures, committedResults())}`)
console.log(
  `\n${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}: times and ratios tell as much as the machine was quiet.`,
)
if (words.includes('--write')) writeResults(figures)
process.exitCode = figures.some(isExceeded) ? 1 : 0
