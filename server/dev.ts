import { join } from 'node:path'
import { resources } from '../resources/index.ts'
import { announce } from './announce.ts'
import { makeLog } from './log.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'
import { closeOnSignals, refuseStart } from './shutdown.ts'
import { devFrontEnd } from './web/devFrontEnd.ts'

/** `npm run dev`: the same server, with the front end as its sources are. A change on the server needs a new start. */
try {
  const settings = readSettings(process.env)
  const log = makeLog(settings)
  const { frontEnd, serverFactory, close } = await devFrontEnd(join(import.meta.dirname, '..'))
  const server = await serve({
    settings,
    registry: resources,
    log,
    frontEnd,
    serverFactory,
    progress: console.log,
  })
  const closeBoth = () => close().then(() => server.close())
  closeOnSignals({ close: closeBoth }, log)
  announce(server, true)
} catch (error) {
  refuseStart(error)
}
