import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './support/ensureBrowser.ts'
import type { Tally } from './support/tally.ts'

/** The suites that speak to a database; they run once more on PostgreSQL where TEST_DATABASE_URL names one. */
const databaseSuites = ['tests/api', 'tests/conditions', 'tests/database', 'tests/fields']

/** Runs vitest and returns what it counted; a run that ends without a fault of its own yet with a failure names that too. */
function vitest(label: string, filters: readonly string[], environment: NodeJS.ProcessEnv): Tally {
  const file = `.cache/tests-${label}.json`
  rmSync(file, { force: true })
  const reporters = ['--reporter=default', '--reporter=./tests/support/tally.ts']
  const env = { ...environment, TALLY_FILE: file }
  const { status, signal } = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit', env })
  if (!existsSync(file))
    return { passed: 0, failed: 0, faults: [`vitest ended with ${signal ?? status} before its tally`] }
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
  if (status !== 0 && tally.faults.length === 0) tally.faults.push(`vitest ended with ${signal ?? status}`)
  return tally
}

mkdirSync('.cache', { recursive: true })
const { TEST_DATABASE_URL, ...embedded } = process.env
const environment = { ...embedded, CHROMIUM_PATH: ensureBrowser() }

const tallies = [vitest('embedded', [], environment)]
if (TEST_DATABASE_URL) {
  console.log('\nThe suites that speak to a database, once more on PostgreSQL')
  tallies.push(vitest('postgres', databaseSuites, { ...environment, TEST_DATABASE_URL }))
}

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
const faults = tallies.flatMap((tally) => tally.faults)
for (const fault of faults) console.log(`\n✗ ${fault}`)
console.log(
  `\n${passed} passed, ${failed} failed${faults.length > failed ? `, ${faults.length - failed} other faults (above)` : ''}`,
)
process.exitCode = faults.length === 0 ? 0 : 1
