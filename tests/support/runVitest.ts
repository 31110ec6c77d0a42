import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { watchProcessors } from './processors.ts'
import type { Tally } from './tally.ts'

/** So many of the longest suites are told at the end of a run. */
const told = 12

/** Runs the suites whose paths contain one of `filters` (all without one) and returns what vitest counted. */
export function runVitest(
  label: string,
  filters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Tally {
  mkdirSync('.cache', { recursive: true })
  const file = `.cache/tests-${label}.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=./tests/support/tally.ts']
  const env = { ...process.env, ...environment, TALLY_FILE: file }
  const work = watchProcessors()
  const { status, signal } = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit', env })
  if (!existsSync(file))
    return { suites: {}, faults: [`vitest ended with ${signal ?? status} before its tally`] }
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
  console.log(`\n${label}: ${work()}. The longest suites:`)
  for (const { name, seconds } of longestOf(tally)) console.log(`${seconds} s`.padStart(8), name)
  // A run that ends without a fault of its own yet with a failure names that too.
  if (status !== 0 && faultsOf(tally).length === 0) tally.faults.push(`vitest ended with ${signal ?? status}`)
  return tally
}

/** Says what runs came to, with all their faults, and ends the process accordingly. */
export function conclude(tallies: readonly Tally[]): void {
  const suites = tallies.flatMap(({ suites }) => Object.values(suites))
  const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
  const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
  const faults = tallies.flatMap(faultsOf)
  for (const fault of faults) console.log(`\n✗ ${fault}`)
  const others = faults.length > failed ? `, ${faults.length - failed} other faults (above)` : ''
  console.log(`\n${passed} passed, ${failed} failed${others}`)
  process.exitCode = faults.length === 0 && passed > 0 ? 0 : 1
}

/** What to shorten first, where a run takes too long. */
const longestOf = ({ suites }: Tally) =>
  Object.entries(suites)
    .map(([name, { milliseconds }]) => ({ name, seconds: Math.round(milliseconds / 1000) }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, told)

const faultsOf = (tally: Tally) => [
  ...Object.values(tally.suites).flatMap(({ faults }) => faults),
  ...tally.faults,
]
