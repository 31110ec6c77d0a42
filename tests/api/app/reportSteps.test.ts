import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { reportSteps, type Steps } from '../../../start/reportSteps.ts'

const host = '127.0.0.1'
let steps: Steps | undefined
const log = vi.spyOn(console, 'log').mockImplementation(() => {})
afterEach(async () => {
  await steps?.close()
  log.mockClear()
})

/** A port that nobody has. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function ask(port: number, language = 'en'): Promise<{ status: number; text: string }> {
  const headers = { 'Accept-Language': language }
  const answer = await fetch(`http://${host}:${port}/app/pages/products`, { headers }).catch(() => undefined)
  return answer ? { status: answer.status, text: await answer.text() } : { status: 0, text: '' }
}

it('a start that takes a while tells its last step in the page, which asks again by itself', async () => {
  const port = await freePort()
  steps = reportSteps({ host, port })
  expect(await ask(port)).toEqual({ status: 0, text: '' })
  steps.tell('Building the front end …')
  steps.tell('demo shop: products 10 of 48 <b>')
  await expect
    .poll(() => ask(port))
    .toEqual({ status: 503, text: expect.stringContaining('Atelier is starting') })
  const { text } = await ask(port, 'fr-FR,fr;q=0.9')
  expect(text).toContain('<html lang="fr">')
  expect(text).toContain('Atelier démarre')
  expect(text).toContain('http-equiv="refresh"')
  expect(text).toContain('products 10 of 48 &lt;b>')
  expect(log.mock.calls).toEqual([['Building the front end …'], ['demo shop: products 10 of 48 <b>']])
})

it('leaves its address to the product when that is ready', async () => {
  const port = await freePort()
  steps = reportSteps({ host, port })
  steps.tell('Building the front end …')
  await expect.poll(() => ask(port)).toMatchObject({ status: 503 })
  await steps.close()
  const server = createServer((_, response) => response.end('the product'))
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  expect(await ask(port)).toEqual({ status: 200, text: 'the product' })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

it('has no page where there are no steps, and closes all the same', async () => {
  const port = await freePort()
  steps = reportSteps({ host, port })
  await steps.close()
  expect(await ask(port)).toEqual({ status: 0, text: '' })
})

it('leaves a port that is taken to the product to refuse', async () => {
  const server = createServer((_, response) => response.end('another program'))
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const { port } = server.address() as AddressInfo
  steps = reportSteps({ host, port })
  steps.tell('Building the front end …')
  expect(await ask(port)).toEqual({ status: 200, text: 'another program' })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
