import { inShopWays } from '../../shopWays.ts'
import type { RecordsContext } from '../workTypes.ts'
import { claimExport, makeExport } from './exportJob.ts'

interface Runner {
  readonly running: Set<Promise<void>>
  isStopped: boolean
}

/** Files that a process makes at once; each takes a page in turn with all other long work. */
const mostAtOnce = 4

/** Of each server of a process, by what it was started with. */
const runners = new WeakMap<RecordsContext['settings'], Runner>()

function runnerOf({ settings }: RecordsContext): Runner {
  const known = runners.get(settings) ?? { running: new Set(), isStopped: false }
  runners.set(settings, known)
  return known
}

/** Makes the files that were asked for, and those that a process which ended has left. Returns at once. */
export function runExports(context: RecordsContext): void {
  const runner = runnerOf(context)
  const taking = inShopWays(context, () => takeOn(context, runner))
    .catch((error: unknown) =>
      context.log.error({ err: error }, 'Files could not be made. They are tried again in a minute.'),
    )
    .finally(() => runner.running.delete(taking))
  runner.running.add(taking)
}

async function takeOn(context: RecordsContext, runner: Runner): Promise<void> {
  const isStopped = () => runner.isStopped
  // Whoever takes on work counts among it.
  while (!runner.isStopped && runner.running.size <= mostAtOnce) {
    const claimed = await claimExport(context)
    if (!claimed) return
    await makeExport(context, claimed, isStopped)
  }
}

/** Leaves what is under way to another process, or to the next. */
export async function stopExports(context: RecordsContext): Promise<void> {
  const runner = runnerOf(context)
  runner.isStopped = true
  await Promise.all(runner.running)
}
