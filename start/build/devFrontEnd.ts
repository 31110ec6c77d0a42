import { readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { FastifyServerOptions } from 'fastify'
import { createServer as createVite } from 'vite'
import type { FrontEnd } from '../../server/web/frontEnd.ts'

/** The front end as its sources are, with hot reload, on the same port as the API. */
export interface DevFrontEnd {
  readonly frontEnd: FrontEnd
  readonly serverFactory: NonNullable<FastifyServerOptions['serverFactory']>
  close(): Promise<void>
}

/** Starts Vite as a part of the server: what it knows (modules, its client) it answers, everything else is the application's. */
export async function devFrontEnd(root: string): Promise<DevFrontEnd> {
  const server: Server = createHttpServer({ maxHeaderSize: 65_536 })
  const vite = await createVite({
    root,
    appType: 'custom',
    // Node reads TypeScript. To bundle the configuration writes a file, which the watch of `npm run dev` takes for a change.
    configLoader: 'native',
    server: { middlewareMode: { server }, ws: { server } },
  })
  return {
    frontEnd: {
      root: join(root, 'public'),
      files: new Set<string>(),
      scripts: [],
      strict: false,
      async page(_nonce, url) {
        return vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'))
      },
    },
    serverFactory(handler) {
      server.on('request', (request, response) => {
        if (/^\/(api|settings|health|ready)(\/|$)/.test(request.url ?? '')) handler(request, response)
        else vite.middlewares(request, response, () => handler(request, response))
      })
      return server
    },
    close: () => vite.close(),
  }
}
