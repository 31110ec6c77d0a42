import { parseArgs } from 'node:util'
import { resources } from '../resources/index.ts'
import { makeLog } from '../server/log.ts'
import { readSettings, SettingsError } from '../server/settings.ts'
import type { FrontEnd } from '../server/web/frontEnd.ts'
import { announce } from './announce.ts'
import { reportSteps, type Steps } from './reportSteps.ts'
import { serve } from './serve.ts'
import { settleMemory } from './settleMemory.ts'
import { closeOnSignals, endWhileStarting, refuseStart } from './shutdown.ts'

/**
 * Runs the server of the product until it is told to end, by the settings of the environment and `--demo=none|small|large`. `frontEnd`
 * is called once the settings are right, and may take as long as the database does; it is handed what tells its steps.
 */
export async function run(frontEnd: (tell: Steps['tell']) => Promise<FrontEnd | undefined>): Promise<void> {
  const isReady = endWhileStarting()
  try {
    const settings = readSettings({ ...process.env, ...given(process.argv.slice(2)) })
    const log = makeLog(settings)
    const steps = reportSteps(settings)
    const built = frontEnd(steps.tell)
    const server = await serve({
      settings,
      registry: resources,
      log,
      frontEnd: built,
      progress: steps.tell,
      async beforeListening() {
        await steps.close()
        settleMemory()
      },
    })
    isReady()
    closeOnSignals(server, log)
    await announce(server, (await built) !== undefined)
  } catch (error) {
    refuseStart(error)
  }
}

/** What the command line says, as the variable that says the same. */
function given(parameters: string[]): { DEMO?: string } {
  try {
    const { values } = parseArgs({ args: parameters, options: { demo: { type: 'string' } } })
    return values.demo === undefined ? {} : { DEMO: values.demo }
  } catch (error) {
    throw new SettingsError([
      `${(error as Error).message} Expected --demo=none, --demo=small or --demo=large. Everything else is set by variables (docs/operations.md).`,
    ])
  }
}
