import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'

const reading = ['GET', 'OPTIONS']

/**
 * While the shop is being worked on (areas, 28) records are read by everybody who may, and written by administrators alone. Customers,
 * gateways and the clock go on, and so does everybody's own account.
 */
export function refuseDuringMaintenance(app: FastifyInstance, context: Context): void {
  app.addHook('preHandler', async (request) => {
    if (!isWrite(request) || request.actor.type === 'ADMIN') return
    const { 'maintenance.readOnly': isClosed } = await readEngineSettings(context, ['maintenance.readOnly'])
    if (isClosed) throw new ApiError('maintenance')
  })
}

function isWrite({ method, is404, routeOptions: { config, url } }: FastifyRequest): boolean {
  if (is404 || reading.includes(method) || config.access !== 'signed-in' || config.reads) return false
  return config.resource !== undefined || url?.endsWith('/files') === true
}
