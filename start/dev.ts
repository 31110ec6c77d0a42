import { join } from 'node:path'
import { reportInPage } from './reportInPage.ts'
import { closeOnSignals } from './shutdown.ts'

/**
 * `npm run dev`: the same server, with the front end as its sources are. Node watches what the server has loaded and starts it anew
 * after a change, which also brings the database to the descriptors. What stands in the way of that is told in the page, until
 * the next change.
 */
try {
  // What is wrong in a descriptor is thrown where it is loaded.
  const { resources } = await import('../resources/index.ts')
  const { readSettings } = await import('../server/settings.ts')
  const { makeLog } = await import('../server/log.ts')
  const { serve } = await import('./serve.ts')
  const { announce } = await import('./announce.ts')
  const { reportSteps } = await import('./reportSteps.ts')
  const { devFrontEnd } = await import('./build/devFrontEnd.ts')
  const settings = readSettings(process.env)
  const log = makeLog(settings)
  const steps = reportSteps(settings)
  const { frontEnd, serverFactory, close } = await devFrontEnd(join(import.meta.dirname, '..'))
  try {
    const server = await serve({
      settings,
      registry: resources,
      log,
      frontEnd,
      serverFactory,
      progress: steps.tell,
      beforeListening: steps.close,
    })
    const closeBoth = () => close().then(() => server.close())
    closeOnSignals({ close: closeBoth }, log)
    await announce(server, true)
  } catch (error) {
    await steps.close()
    await close()
    throw error
  }
} catch (error) {
  reportInPage(error)
}
