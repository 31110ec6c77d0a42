import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Counts every request for the area that its route is about, and what is done for it. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', (request, _reply, done) => metrics.within(areaOf(request), done))
  // Once the body is there: what reads it from the network goes on outside what ran before.
  app.addHook('preHandler', (request, _reply, done) => metrics.within(areaOf(request), done))
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request
    metrics.request({ area: areaOf(request), method, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}

/** The area, or the first word of the route's pattern; never of an address, of which there are as many as somebody likes. */
function areaOf({ routeOptions: { config, url = '' } }: FastifyRequest): string {
  return config.resource?.name ?? url.replace('/api/v1', '').split('/')[1]?.replace('*', '') ?? ''
}
