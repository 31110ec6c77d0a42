import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What one suite, a file of tests, came to. */
export interface SuiteTally {
  passed: number
  failed: number
  /** How long its tests, their hooks and its imports took. */
  milliseconds: number
  /** A line for everything that makes the suite fail: tests, hooks and imports of files. */
  faults: string[]
}

/** What one run of vitest came to, as `tests/run.ts` reads it. */
export interface Tally {
  /** By the path of the suite. */
  suites: Record<string, SuiteTally>
  /** What fails the run and belongs to no suite, as errors nobody awaited. */
  faults: string[]
}

/**
 * Counts a run and names its faults. The reporters that come with vitest say in the middle of the output which hook failed or which
 * error nobody awaited, and neither is a failed test: without this list a run of thousands of passed tests fails without a reason.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tally: Tally = {
      suites: Object.fromEntries(modules.map((module) => [module.relativeModuleId, count(module)])),
      faults: unhandled.map((error) => `nobody awaited: ${told(error)}`),
    }
    const file = process.env.TALLY_FILE
    if (!file)
      throw new Error(
        'The tally reporter writes to the file that TALLY_FILE names; set it, or run `npm test`.',
      )
    writeFileSync(file, JSON.stringify(tally))
  }
}

function count(module: TestModule): SuiteTally {
  const { duration, collectDuration } = module.diagnostic()
  const tally: SuiteTally = { passed: 0, failed: 0, milliseconds: duration + collectDuration, faults: [] }
  const suites = [module, ...module.children.allSuites()]
  for (const suite of suites) {
    const name = suite.type === 'module' ? '' : ` › ${suite.fullName}`
    tally.faults.push(...suite.errors().map((error) => `${module.relativeModuleId}${name}: ${told(error)}`))
  }
  // Of a suite whose worker died nothing else says that it did not end.
  if (module.state() === 'pending' || module.state() === 'queued')
    tally.faults.push(`${module.relativeModuleId}: did not come to its end`)
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    if (state === 'passed') tally.passed += 1
    if (state !== 'failed') continue
    tally.failed += 1
    tally.faults.push(`${module.relativeModuleId} › ${test.fullName}: ${errors.map(told).join('; ')}`)
  }
  return tally
}

/** The first lines of an error and of its stack, and what caused it: enough to find it. */
function told(error: SerializedError): string {
  const stack = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const cause = error.cause ? [`caused by: ${told(error.cause)}`] : []
  return [String(error.message).slice(0, 500), ...stack.slice(0, 3), ...cause].join('\n    ')
}
