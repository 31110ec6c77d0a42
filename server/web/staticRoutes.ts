import { randomBytes } from 'node:crypto'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import type { FrontEnd } from './frontEnd.ts'
import { pagePolicy } from './headers.ts'

/**
 * The front end: its files, and its page for every other address a person may open, as the routes below `/app` and `/auth`
 * are the browser's. A script that is gone (an older deployment's) is 404, never the page in its place.
 */
export async function staticRoutes(
  app: FastifyInstance,
  { settings }: Context,
  frontEnd: FrontEnd,
): Promise<void> {
  await app.register(fastifyStatic, { root: frontEnd.root, serve: false, preCompressed: true })

  app.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    const path = pathOf(request)
    if (frontEnd.files.has(path)) {
      reply.header('Cache-Control', keptFor(path))
      return reply.sendFile(path, { cacheControl: false })
    }
    if (!isPage(request, path)) throw new ApiError('not-found')
    const nonce = randomBytes(16).toString('base64')
    reply.header(
      'Content-Security-Policy',
      frontEnd.strict ? pagePolicy(nonce, settings, frontEnd.scripts) : "frame-ancestors 'none'",
    )
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8')
    return frontEnd.page(nonce, request.url)
  })
}

/**
 * The build puts a hash of the content into the names below assets/. The pictures beside them are asked for by the browser itself whenever
 * the address changes; an old one does nobody harm for an hour.
 */
function keptFor(path: string): string {
  if (path.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return /\.(svg|png|ico)$/.test(path) ? 'public, max-age=3600' : 'no-cache'
}

function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? '/'
  try {
    return decodeURIComponent(path).slice(1)
  } catch {
    throw new ApiError('not-found')
  }
}

const isPage = (request: FastifyRequest, path: string) =>
  !/^(api|assets|settings)(\/|$)/.test(path) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*')
