import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A bucket as far as its protocol is used: signed PUT, GET and DELETE of objects, by whoever has the key `a-key`. */
export interface Bucket {
  readonly endpoint: string
  /** By `/<bucket>/<key>`. */
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string | undefined }>
  /** Ends it, and all that is connected with it. */
  close(): void
  /** Begins it again at the same address, with what it had. */
  open(): Promise<void>
}

/** Imitates an S3-compatible store. */
export async function imitateBucket(): Promise<Bucket> {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=a-key/')
    const key = request.url?.split('?')[0] ?? ''
    const known = objects.get(key)
    if (!isSigned) response.writeHead(403).end()
    else if (request.method === 'PUT') {
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] })
      response.writeHead(200, { ETag: '"x"' }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (known) response.writeHead(200).end(known.bytes)
    else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    close() {
      server.close()
      server.closeAllConnections()
    },
    open: () => listen(port),
  }
}
