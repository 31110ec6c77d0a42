import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest, type TestSpecification } from 'vitest/node'
import config from '../../vitest.config.ts'
import { type Mutant, withFault, withNotes } from './mutants.ts'

/** What one process is given: mutants with the tests to try them with, or `notes`, where to note which tests come past them. */
export interface Work {
  readonly notes?: string
  readonly mutants: readonly (Mutant & { readonly number: number; readonly tests: readonly string[] })[]
}

/** `by` is the test file that noticed the mutant, or in the first look one that came past it; number -1 tells a file's time. */
export interface Verdict {
  readonly number: number
  readonly by: string
  readonly duration: number
}

const root = join(import.meta.dirname, '../..')
const suites = ['tests/providers/**/*.test.{ts,tsx}', 'tests/core/access.test.ts']

const work = await new Promise<Work>((resolve) => process.once('message', resolve))
const answer = (number: number, by = '', duration = 0) =>
  process.send?.({ number, by, duration } satisfies Verdict)

/** What stands in place of a source at the moment. */
let replaced: ReadonlyMap<string, (code: string) => string> = new Map()

const dom = config.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'dom',
)
if (typeof dom !== 'object' || !('test' in dom)) throw new Error('vitest.config.ts has no project named dom.')
const { setupFiles = [], name: _, ...settings } = dom.test ?? {}

const vitest = await createVitest(
  'test',
  {
    ...(settings as object),
    config: false,
    root,
    watch: false,
    include: suites,
    exclude: [],
    reporters: [{}],
    bail: 1,
    maxWorkers: work.notes ? 2 : 1,
    setupFiles: [
      ...[setupFiles].flat(),
      work.notes ? 'tests/mutation/noteReached.ts' : 'tests/mutation/endEndless.ts',
    ],
    provide: { notes: work.notes ?? '' },
    // What is kept between runs is the source as it is, or worse: one that was spoilt.
    fsModuleCache: false,
  },
  {
    ...(dom.resolve && { resolve: dom.resolve }),
    plugins: [
      {
        name: 'mutants',
        enforce: 'pre',
        // Before anything else has touched the source: what is to be spoilt is known by its place in the file.
        load(id) {
          const file = id.split('?')[0] ?? id
          return replaced.get(relative(root, file))?.(readFileSync(file, 'utf8'))
        },
      },
    ],
  },
)
const all = await vitest.globTestSpecifications()

/** Runs test files; whether all of their tests passed. */
async function passes(specifications: TestSpecification[]): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.filter((module) => !module.ok())
  // As they are, the tests have to pass, and whoever mends them wants to know which does not.
  if (work.notes) {
    const tests = failed.flatMap((module) => [...module.children.allTests('failed')])
    for (const test of tests)
      console.error(`${test.module.moduleId} ${test.fullName} ${test.result().errors?.[0]?.stack}`)
    for (const error of [...failed.flatMap((module) => module.errors()), ...unhandledErrors])
      console.error(error)
  }
  return unhandledErrors.length === 0 && failed.length === 0
}

let isSound = true
if (work.notes) isSound = await look(work.notes)
else for (const mutant of work.mutants) await tryOne(mutant)
await vitest.close()
// Vitest takes a test that failed for a failure of the process; here it is what is hoped for.
process.exitCode = isSound ? 0 : 1
process.disconnect()

async function look(notes: string): Promise<boolean> {
  const byFile = Map.groupBy(work.mutants, ({ file }) => file)
  replaced = new Map(
    [...byFile].map(([file, mutants]) => [
      file,
      (code) => withNotes(code, new Map(mutants.map((mutant) => [mutant.number, mutant]))),
    ]),
  )
  const isSound = await passes(all)
  for (const module of vitest.state.getTestModules())
    answer(-1, relative(root, module.moduleId), module.diagnostic().duration)
  for (const name of readdirSync(notes)) {
    const test = relative(root, decodeURIComponent(name))
    for (const number of JSON.parse(readFileSync(join(notes, name), 'utf8')) as number[]) answer(number, test)
  }
  return isSound
}

async function tryOne(mutant: Work['mutants'][number]): Promise<void> {
  const use = (code?: (code: string) => string) => {
    replaced = code ? new Map([[mutant.file, code]]) : new Map()
    vitest.invalidateFile(join(root, mutant.file))
  }
  use((code) => withFault(code, mutant))
  let by: string | undefined
  for (const test of mutant.tests) {
    by = (await passes(all.filter(({ moduleId }) => relative(root, moduleId) === test))) ? undefined : test
    if (by) break
  }
  answer(mutant.number, by)
  use()
}
