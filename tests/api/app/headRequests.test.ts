import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { shop } from '../../types/shop.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ registry: shop as unknown as Registry })
})
afterAll(() => server?.close())

/** What changes from answer to answer, and of the connection, which says how the body would travel. */
const own = ['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding']

const headersOf = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name))

describe('a HEAD request', () => {
  it.each(['/health', '/api/v1/openapi.json', '/api/v1/brands', '/api/v1/nothing', '/api/v1/auth/login'])(
    'is answered as a GET is, without its body: %s',
    async (path) => {
      const [got, head] = [await fetch(server.url + path), await fetch(server.url + path, { method: 'HEAD' })]
      expect([head.status, headersOf(head)]).toEqual([got.status, headersOf(got)])
      expect(await got.text()).not.toBe('')
      expect(await head.text()).toBe('')
    },
  )

  it('leaves the connection ready for the next request', async () => {
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    const ask = (method: string, more = '') =>
      socket.write(`${method} /health HTTP/1.1\r\nHost: 127.0.0.1\r\n${more}\r\n`)
    ask('HEAD')
    ask('GET', 'Connection: close\r\n')
    let text = ''
    for await (const part of socket) text += String(part)
    const [, first = '', second = ''] = text.split('HTTP/1.1 ')
    expect(first).toMatch(/^200 OK\r\n[\s\S]*\r\n\r\n$/)
    expect(second).toMatch(/^200 OK\r\n[\s\S]*\r\n\r\n\{/)
  })

  it('has no routes of its own, which each would be kept', () => {
    expect([...server.app.routeTable.keys()].filter((name) => name.startsWith('HEAD'))).toEqual([])
    expect(server.app.hasRoute({ method: 'HEAD', url: '/health' })).toBe(false)
  })
})
