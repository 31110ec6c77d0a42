import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestTrace, Traces } from './traces.ts'

/** A span for every request, named by the pattern of its route. */
export function traceRequests(app: FastifyInstance, traces: Traces): void {
  const known = new WeakMap<FastifyRequest, RequestTrace>()
  app.addHook('onRequest', (request, _reply, done) => {
    const begun = traces.request(nameOf(request), request.headers)
    known.set(request, begun)
    begun.within(done)
  })
  // Once the body is there: what reads it from the network goes on outside what ran before.
  app.addHook('preHandler', (request, _reply, done) => known.get(request)?.within(done))
  app.addHook('onResponse', (request, reply, done) => {
    known.get(request)?.end(reply.statusCode, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'atelier.request_id': request.id,
    })
    done()
  })
}

/** Never an address, which may hold what somebody looks for. */
const nameOf = ({ method, routeOptions: { url } }: FastifyRequest) => (url ? `${method} ${url}` : method)
