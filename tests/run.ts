import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './support/ensureBrowser.ts'
import type { Tally } from './support/tally.ts'

/** The suites that speak to a database; they run once more on PostgreSQL where TEST_DATABASE_URL names one. */
const databaseSuites = ['tests/api', 'tests/conditions', 'tests/database', 'tests/fields']

/** So many browser suites may fail and be asked again; more of them are no accident of the machine. */
const mostAskedAgain = 2

/** Runs vitest and returns what it counted; a run that ends without a fault of its own yet with a failure names that too. */
function vitest(label: string, filters: readonly string[], environment: NodeJS.ProcessEnv): Tally {
  const file = `.cache/tests-${label}.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=./tests/support/tally.ts']
  const env = { ...environment, TALLY_FILE: file }
  const { status, signal } = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit', env })
  if (!existsSync(file))
    return { suites: {}, faults: [`vitest ended with ${signal ?? status} before its tally`] }
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
  if (status !== 0 && faultsOf(tally).length === 0) tally.faults.push(`vitest ended with ${signal ?? status}`)
  return tally
}

const faultsOf = (tally: Tally) => [
  ...Object.values(tally.suites).flatMap(({ faults }) => faults),
  ...tally.faults,
]

/**
 * Asks browser suites that failed once more, alone and with a shop of their own, and returns what then counts. A browser is many
 * processes beside the server's, and one that got no turn for a while is no fault of the product; whatever is one fails here
 * again. What failed first is told in any case, as unsteady.
 */
function askAgain(tally: Tally, environment: NodeJS.ProcessEnv): { tally: Tally; unsteady: string[] } {
  const failed = Object.entries(tally.suites).filter(([, { faults }]) => faults.length > 0)
  const names = failed.map(([name]) => name)
  const ofBrowser = names.every((name) => name.startsWith('tests/e2e/'))
  if (names.length === 0 || names.length > mostAskedAgain || !ofBrowser) return { tally, unsteady: [] }
  console.log(`\nOnce more, alone: ${names.join(', ')}`)
  const again = vitest('again', names, environment)
  return {
    tally: {
      suites: { ...tally.suites, ...again.suites },
      faults: [...tally.faults, ...again.faults],
    },
    unsteady: failed.flatMap(([, { faults }]) => faults),
  }
}

mkdirSync('.cache', { recursive: true })
const { TEST_DATABASE_URL, ...embedded } = process.env
const environment = { ...embedded, CHROMIUM_PATH: ensureBrowser() }

const { tally, unsteady } = askAgain(vitest('embedded', [], environment), environment)
const tallies = [tally]
if (TEST_DATABASE_URL) {
  console.log('\nThe suites that speak to a database, once more on PostgreSQL')
  tallies.push(vitest('postgres', databaseSuites, { ...environment, TEST_DATABASE_URL }))
}

const suites = tallies.flatMap(({ suites }) => Object.values(suites))
const passed = suites.reduce((sum, suite) => sum + suite.passed, 0)
const failed = suites.reduce((sum, suite) => sum + suite.failed, 0)
const faults = tallies.flatMap(faultsOf)
for (const fault of unsteady) console.log(`\n! unsteady, failed the first time: ${fault}`)
for (const fault of faults) console.log(`\n✗ ${fault}`)
console.log(
  `\n${passed} passed, ${failed} failed${faults.length > failed ? `, ${faults.length - failed} other faults (above)` : ''}${unsteady.length > 0 ? `, ${unsteady.length} unsteady (above)` : ''}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
