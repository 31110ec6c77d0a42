import type { FastifyServerOptions } from 'fastify'

/**
 * HEAD is answered by the route of GET, and Node, which made the answer for a HEAD, sends it without its body. Fastify would keep a route
 * of its own for HEAD beside each of more than a thousand. All that follows, the log included, takes the request for a GET.
 */
export const headAsGet: Pick<FastifyServerOptions, 'exposeHeadRoutes' | 'rewriteUrl'> = {
  exposeHeadRoutes: false,
  rewriteUrl(request) {
    if (request.method === 'HEAD') request.method = 'GET'
    return request.url ?? '/'
  },
}
