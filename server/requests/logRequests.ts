import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { areaLog } from '../log.ts'

/** Writes one line per request: the pattern of its route, never the address itself, which may hold names and searches. */
export function logRequests(app: FastifyInstance, context: Pick<Context, 'log' | 'settings'>): void {
  const log = areaLog(context.log, context.settings, 'requests')
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, id, actor } = request
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10
    const entry = {
      requestId: id,
      method,
      route: routeOptions.url ?? '(none)',
      status: reply.statusCode,
      milliseconds,
      account: actor?.id,
    }
    log.info(entry, 'request')
    done()
  })
}
