import { join } from 'node:path'
import { resources } from '../resources/index.ts'
import { announce } from './announce.ts'
import { makeLog } from './log.ts'
import { serve } from './serve.ts'
import { readSettings } from './settings.ts'
import { closeOnSignals, refuseStart } from './shutdown.ts'
import { builtFrontEnd } from './web/frontEnd.ts'

try {
  const settings = readSettings(process.env)
  const log = makeLog(settings)
  const frontEnd = await builtFrontEnd(join(import.meta.dirname, '..', 'dist'))
  const server = await serve({ settings, registry: resources, log, frontEnd, progress: console.log })
  closeOnSignals(server, log)
  announce(server, frontEnd !== undefined)
} catch (error) {
  refuseStart(error)
}
