import { spawnSync } from 'node:child_process'
import { resources } from '../resources/index.ts'
import { closest } from '../src/core/index.ts'
import { proves } from './providers/proves.ts'
import { ensureBrowser } from './support/ensureBrowser.ts'
import { conclude, runVitest } from './support/runVitest.ts'
import { suitesOfArea } from './support/suitesOfArea.ts'

/** All suites that have a database of their own. */
const databaseSuites = ['tests/api/', 'tests/conditions/', 'tests/database/', 'tests/fields/']

/**
 * What speaks to the engine: SQL that is made of conditions, fields and lists, transactions and locks, what happens side by side, the
 * models of stock, orders and money. The other suites of a database ask an engine for nothing that these do not.
 */
const engineSuites = [
  ...['tests/conditions/', 'tests/database/', 'tests/fields/', 'tests/api/contract', 'tests/api/records/'],
  ...['tests/api/areas/everyArea', 'tests/api/areas/stock', 'tests/api/dashboard/'],
  ...[
    'checkSales',
    'lives/',
    'moneyProperties',
    'orders',
    'packedWhileAsked',
    'returnsModel',
    'shipmentModel',
  ].map((name) => `tests/api/sales/${name}`),
]

/** The front end's providers, and what they stand on. */
const providerSuites = ['tests/providers/', 'tests/core/access', 'tests/push/deviceToken']

const { TEST_DATABASE_URL } = process.env
const embedded = { TEST_DATABASE_URL: undefined }

/** What `node tests/run.ts <what>` runs; `docs/testing.md` tells when to use which. */
const runs: Record<string, (name?: string) => void> = {
  everything() {
    const environment = { ...embedded, CHROMIUM_PATH: ensureBrowser() }
    const tallies = [runVitest('embedded', [], environment)]
    if (TEST_DATABASE_URL) {
      console.log('\nThe suites that speak to the engine, once more on PostgreSQL')
      tallies.push(runVitest('postgres', engineSuites))
    }
    conclude(tallies)
  },
  providers(option) {
    if (option !== undefined && option !== '--long')
      throw new Error(`There is no option '${option}'. Expected none, or --long.`)
    for (const line of proves()) console.log(line)
    conclude([runVitest('providers', providerSuites, embedded)])
    if (option !== '--long' || process.exitCode !== 0) return
    console.log('\nWhether these suites notice a fault: each is made on purpose, and has to fail them')
    process.exitCode = spawnSync('node', ['tests/mutation/run.ts'], { stdio: 'inherit' }).status ?? 1
  },
  browser() {
    conclude([runVitest('browser', ['tests/e2e/'], { ...embedded, CHROMIUM_PATH: ensureBrowser() })])
  },
  rights() {
    conclude([runVitest('rights', ['tests/api/everyRoute'], { ...embedded, ROUTES: 'all' })])
  },
  interruptions() {
    const environment = { ...embedded, INTERRUPTIONS: 'all', CHROMIUM_PATH: ensureBrowser() }
    conclude([runVitest('interruptions', ['tests/e2e/interruptions'], environment)])
  },
  postgres() {
    if (!TEST_DATABASE_URL)
      throw new Error(
        'TEST_DATABASE_URL is not set. The address of a PostgreSQL server was expected. Set it, as in postgres://postgres@127.0.0.1:5432/postgres.',
      )
    conclude([runVitest('postgres', databaseSuites)])
  },
  area(name = '') {
    if (!Object.hasOwn(resources, name)) {
      const near = closest(name, Object.keys(resources))
      throw new Error(
        `There is no area '${name}'. One of the registry was expected.${near ? ` Did you mean '${near}'?` : ''} Use: npm run test:area -- tag`,
      )
    }
    const generated = ['tests/api/areas/everyArea', 'tests/i18n/']
    const environment = { AREA: name, CHROMIUM_PATH: ensureBrowser() }
    conclude([runVitest('area', [...generated, ...suitesOfArea(name)], environment)])
  },
}

const [what = 'everything', name] = process.argv.slice(2)
const run = runs[what]
try {
  if (!run) throw new Error(`There is no run '${what}'. Expected one of ${Object.keys(runs).join(', ')}.`)
  run(name)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
