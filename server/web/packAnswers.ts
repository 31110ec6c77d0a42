import { pipeline, type Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** An answer of less (bytes) leaves in one packet as it is. */
const threshold = 1024

const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

interface Way {
  /** Packs outside the request loop, so that a large answer makes no other wait. */
  readonly whole: (bytes: Buffer | string) => Promise<Buffer>
  readonly stream: () => Transform
}

/** The ways to pack, the best one first. */
const ways = {
  br: { whole: (bytes) => packBrotli(bytes, quality), stream: () => createBrotliCompress(quality) },
  gzip: { whole: (bytes) => packGzip(bytes), stream: () => createGzip() },
} as const satisfies Readonly<Record<string, Way>>

const encodings = Object.keys(ways) as (keyof typeof ways)[]

/** What gets smaller: text of any kind. The stream of changes is none: each change leaves at once. */
const packable =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript|yaml)\b|image\/svg\+xml)/

/**
 * Packs what a client takes packed, as its `Accept-Encoding` says. A part of a file is left as it is, and what is packed already. With zlib
 * alone: the library for it loads node's client for the web with the first answer, 10 MB of every server.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook<Buffer | string | Readable | null>('onSend', async (request, reply, payload) => {
    if (payload === null || payload === undefined || !isPackable(reply)) return payload
    const vary = reply.getHeader('Vary')
    reply.header('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding')
    const encoding = negotiate(request.headers['accept-encoding'] ?? '', encodings)
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload)
    if (!encoding || (isWhole && Buffer.byteLength(payload) < threshold)) return payload
    reply.header('Content-Encoding', encoding)
    const { whole, stream } = ways[encoding]
    if (isWhole) {
      const packed = await whole(payload)
      reply.header('Content-Length', packed.length)
      return packed
    }
    reply.removeHeader('Content-Length')
    // Where the source fails, the answer breaks off: the client must not take half of it for all.
    return pipeline(payload, stream(), () => undefined)
  })
}

const isPackable = (reply: FastifyReply) =>
  packable.test(String(reply.getHeader('Content-Type') ?? '')) &&
  reply.statusCode !== 206 &&
  !reply.hasHeader('Content-Encoding')
