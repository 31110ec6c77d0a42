import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { ensureBrowser } from './support/ensureBrowser.ts'

/** The suites that speak to a database; they run once more on PostgreSQL where TEST_DATABASE_URL names one. */
const databaseSuites = ['tests/api', 'tests/conditions', 'tests/database', 'tests/fields']

interface Tally {
  numPassedTests: number
  numFailedTests: number
  success: boolean
}

/** Runs vitest and returns what it counted. */
function vitest(label: string, filters: readonly string[], environment: NodeJS.ProcessEnv): Tally {
  const file = `.cache/tests-${label}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const run = spawnSync('vitest', ['run', ...reporters, ...filters], { stdio: 'inherit', env: environment })
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
  return { ...tally, success: tally.success && run.status === 0 }
}

mkdirSync('.cache', { recursive: true })
const { TEST_DATABASE_URL, ...embedded } = process.env
const environment = { ...embedded, CHROMIUM_PATH: ensureBrowser() }

const tallies = [vitest('embedded', [], environment)]
if (TEST_DATABASE_URL) {
  console.log('\nThe suites that speak to a database, once more on PostgreSQL')
  tallies.push(vitest('postgres', databaseSuites, { ...environment, TEST_DATABASE_URL }))
}

const passed = tallies.reduce((sum, tally) => sum + tally.numPassedTests, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.numFailedTests, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = tallies.every((tally) => tally.success) ? 0 : 1
