import { readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { temporaryDirectory } from '../tests/support/database.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/**
 * Builds `bench/stock` and serves it as well as the product is served (compressed beforehand, kept by the browser for a year), with the API
 * of the product below the same address. Answers that address and how to end it.
 */
export async function serveStock(api: string): Promise<{ url: string; close: () => void }> {
  const outDir = temporaryDirectory()
  await build({
    root: join(import.meta.dirname, 'stock'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
  const paths = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter(
    (path) => extname(path) in types,
  )
  const files = new Map(
    paths.map((path) => [`/${path}`, brotliCompressSync(readFileSync(join(outDir, path)))]),
  )
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked
    if (url.startsWith('/api/')) {
      const passed = request(`${api}${url}`, { method, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
      })
      passed.on('error', () => answer.writeHead(502).end())
      asked.pipe(passed)
      return
    }
    const path = files.has(url) ? url : '/index.html'
    answer.writeHead(200, {
      'Content-Type': types[extname(path)] ?? '',
      'Content-Encoding': 'br',
      'Cache-Control': path === '/index.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
    })
    answer.end(files.get(path))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
