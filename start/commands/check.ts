import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { areaProblems } from './checkAreas.ts'
import { houseProblems, readImports } from './checkHouse.ts'
import { styleProblems } from './styleNames.ts'

// npm run check [-- areas]: descriptors first, and alone where they are wrong: what the compiler says of them then, it says of every
// file that reads them. After them types, lint and texts side by side. With `areas` only descriptors and texts, in seconds.

const root = join(import.meta.dirname, '..', '..')

const problems = await areaProblems()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else {
  const checks = process.argv.includes('areas')
    ? [texts(), offers(), statements(), house()]
    : [types(), lint(), texts(), offers(), obeyed(), statements(), house(), demo()]
  const failed = (await Promise.all(checks)).filter((passed) => !passed)
  if (failed.length > 0) process.exitCode = 1
}

/** The four projects one after the other, each with one checker: further ones would make the shared types again, at half a gigabyte each. */
function types(): Promise<boolean> {
  return run('types', 'tsc', ['-b', '--builders', '1', '--checkers', '1'], { GOMEMLIMIT: '700MiB' })
}

function lint(): Promise<boolean> {
  return run('lint', 'biome', ['check', '--error-on-warnings', '.'], {})
}

/** The texts of all languages, and that each area has its tables. */
async function texts(): Promise<boolean> {
  const { checkTexts } = await import('./texts/checkTexts.ts')
  const { resources } = await import('../../resources/index.ts')
  const { tablesOf } = await import('../../src/derive/table.ts')
  const wrong = await checkTexts()
  for (const { locale, key, problem } of wrong) console.error(`i18n/${locale}: '${key}' ${problem}.`)
  const areas = Object.keys(resources).length
  if (wrong.length === 0)
    console.log(`areas: ${areas} with ${tablesOf(resources).length} tables and all texts are in order.`)
  return wrong.length === 0
}

/** That nobody is offered what the server would refuse them. */
async function offers(): Promise<boolean> {
  const { demandsOf, weakOffers } = await import('./offers.ts')
  const { unknownSteps } = await import('./ownSteps.ts')
  const { resources } = await import('../../resources/index.ts')
  const weak = [...weakOffers(root, await demandsOf(root)), ...unknownSteps(root, Object.values(resources))]
  for (const text of weak) console.error(text)
  if (weak.length === 0) console.log('offers: in order.')
  return weak.length === 0
}

/** That whatever people fill in is obeyed by something. */
async function obeyed(): Promise<boolean> {
  const { unobeyed } = await import('./obeyed.ts')
  const { resources } = await import('../../resources/index.ts')
  const { adminSettings } = await import('../../resources/shared/settings/rules/adminSettings.ts')
  const { configSettings } = await import('../../resources/shared/settings/rules/configSettings.ts')
  const wrong = unobeyed({
    root,
    areas: Object.values(resources),
    settings: { ...adminSettings, ...configSettings },
  })
  for (const text of wrong) console.error(text)
  if (wrong.length === 0) console.log('fields and settings: all are obeyed.')
  return wrong.length === 0
}

/** That SQL names only what the descriptors make tables and columns of, and what histories have words for: the compiler does not read it. */
async function statements(): Promise<boolean> {
  const { readStatements } = await import('./statements/statementsIn.ts')
  const { productColumns, unknownNames } = await import('./statements/unknownNames.ts')
  const { unknownBareNames, unknownTexts } = await import('./statements/bareNames.ts')
  const { unknownEntries } = await import('./statements/unknownEntries.ts')
  const [read, columns] = [readStatements(root), productColumns()]
  const wrong = [
    ...unknownNames(read, columns),
    ...unknownBareNames(read, columns),
    ...unknownTexts(root, columns),
    ...unknownEntries(root),
  ]
  for (const text of wrong) console.error(text)
  if (wrong.length === 0) console.log('statements: all of their tables and columns are there.')
  return wrong.length === 0
}

/** Runs a program of the project; what it says is told when it has ended, so that two of them do not talk at once. */
async function run(
  name: string,
  program: string,
  words: string[],
  env: Record<string, string>,
): Promise<boolean> {
  const child = spawn(join(root, 'node_modules', '.bin', program), words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const ended = new Promise<boolean>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code === 0))
  })
  const [said, warned, passed] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (passed) console.log(`${name}: in order.`)
  else console.error(`${said}${warned}`.trimEnd())
  return passed
}

/** The directions of imports, and that no files import each other. */
async function house(): Promise<boolean> {
  const wrong = [...houseProblems(readImports(root)), ...styleProblems(root)]
  for (const problem of wrong) console.error(`house: ${problem}`)
  if (wrong.length === 0) console.log('house: in order.')
  return wrong.length === 0
}

/** That the data of the demo shop are what its code takes them for. */
async function demo(): Promise<boolean> {
  const { demoProblems } = await import('./checkDemo.ts')
  const wrong = await demoProblems(root)
  for (const text of wrong) console.error(text)
  if (wrong.length === 0) console.log('demo: its data are in order.')
  return wrong.length === 0
}
