import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a service of somebody else was asked. */
export interface AskedOf {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** What it answers, or how it fails: it says nothing, does what it was asked but says nothing, or the line breaks. */
export type Reply = { readonly status?: number; readonly body: unknown } | 'silence' | 'lost' | 'broken'

/** A service of somebody else on a port of this machine. */
export interface Imitation extends AsyncDisposable {
  /** All that it was asked, in order. */
  readonly asked: AskedOf[]
  /** Answers the next requests so, before it answers as it should again. */
  fail(...replies: readonly Reply[]): void
}

/**
 * Plays the service of a host: whatever this process asks `https://<host>/…` travels by real HTTP to a server of its own, which answers as
 * the service's documentation says. A service that says nothing is given up on after a tenth of a second.
 */
export async function imitate(
  host: string,
  answer: (asked: AskedOf) => Exclude<Reply, string>,
): Promise<Imitation> {
  const asked: AskedOf[] = []
  const failures: Reply[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', `https://${host}`)
      const one: AskedOf = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        text: Buffer.concat(parts).toString('utf8'),
      }
      asked.push(one)
      const reply = failures.shift() ?? answer(one)
      if (reply === 'lost') answer(one)
      if (reply === 'silence' || reply === 'lost') return
      if (reply === 'broken') return void request.socket.destroy()
      response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' })
      response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body))
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const [real, timeout] = [globalThis.fetch, AbortSignal.timeout]
  globalThis.fetch = (input, init) => {
    const text = String(input instanceof Request ? input.url : input)
    const isOurs = text.startsWith(`https://${host}/`)
    return real(isOurs ? text.replace(`https://${host}`, `http://127.0.0.1:${port}`) : input, init)
  }
  const isSilent = () => failures[0] === 'silence' || failures[0] === 'lost'
  AbortSignal.timeout = (time) => timeout.call(AbortSignal, isSilent() ? 100 : time)
  return {
    asked,
    fail: (...replies) => void failures.push(...replies),
    async [Symbol.asyncDispose]() {
      Object.assign(globalThis, { fetch: real })
      AbortSignal.timeout = timeout
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
