import { whyRefused } from './shutdown.ts'

// An import would make all that it offers, and with it node's client for the web: 10 MB of every server.
const { createServer } = process.getBuiltinModule('node:http')

/**
 * Says why the server of a developer does not start, in the terminal and to whoever opens or reloads a page: that a descriptor is wrong,
 * or what the database would lose, with the command that does it all the same. The process goes on, so that it is started anew after a change.
 */
export function reportInPage(error: unknown): void {
  const reason = whyRefused(error)
  console.error(`\n${reason}\n`)
  const { PORT = '3000', HOST = '127.0.0.1' } = process.env
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '1' })
    response.end(
      `<!doctype html><title>Atelier does not start</title><meta http-equiv="refresh" content="2"><pre>${escaped(reason)}</pre>`,
    )
  })
  server.on('error', () => process.exit(1))
  server.listen(Number(PORT), HOST)
}

/** Text that a page shows as it is. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
