import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { answerErrors, errorAnswer } from '../../../server/answers/errors.ts'
import { shareFairly } from '../../../server/requests/fairShare.ts'

const app = Fastify()
afterAll(() => app.close())

let running: string[] = []
const held: (() => void)[] = []

app.decorateRequest('actor', null as never)
app.decorateRequest('locale', 'en')
app.addHook('onRequest', async (request) => {
  request.actor = { id: String(request.headers.who) } as never
})
answerErrors(
  app as never,
  errorAnswer((_locale, key) => key, app.log as never),
)
shareFairly(app as never)
app.get('/slow', { config: { access: 'signed-in' } }, async ({ actor }) => {
  running.push(actor.id)
  await new Promise<void>((resolve) => held.push(resolve))
  running = running.filter((id, at) => id !== actor.id || running.indexOf(id) !== at)
  return {}
})
app.get('/failing', { config: { access: 'signed-in' } }, async () => {
  throw new Error('no')
})
app.get('/open', { config: { access: 'public' } }, async () => ({}))

const ask = (who: string, url = '/slow') => app.inject({ url, headers: { who } })
const runningOf = (who: string) => running.filter((id) => id === who).length
async function letGo() {
  while (held.length > 0) {
    held.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
}

it('requests of one person are worked on four at a time, those of others beside them', async () => {
  const many = Array.from({ length: 10 }, () => ask('greedy'))
  await expect.poll(() => runningOf('greedy')).toBe(4)
  const other = ask('other')
  await expect.poll(() => runningOf('other')).toBe(1)
  expect(runningOf('greedy')).toBe(4)
  expect((await ask('greedy', '/open')).statusCode).toBe(200)
  held.shift()?.()
  await expect.poll(() => held.length).toBe(5)
  expect(runningOf('greedy')).toBe(4)
  await expect
    .poll(async () => {
      await letGo()
      return runningOf('greedy')
    })
    .toBe(0)
  expect((await Promise.all([...many, other])).map(({ statusCode }) => statusCode)).toEqual(
    Array(11).fill(200),
  )
})

it('a request that fails gives its place back', async () => {
  for (let count = 0; count < 12; count++) expect((await ask('clumsy', '/failing')).statusCode).toBe(500)
  const next = ask('clumsy')
  await expect.poll(() => runningOf('clumsy')).toBe(1)
  await letGo()
  expect((await next).statusCode).toBe(200)
})

it('what is far too much at once is refused with the time to wait', async () => {
  const many = Array.from({ length: 405 }, () => ask('flood'))
  const refused = await Promise.race(
    many.map((each) =>
      each.then((answer) => (answer.statusCode === 429 ? answer : new Promise<never>(() => {}))),
    ),
  )
  expect(refused.json()).toMatchObject({ code: 'too-many-requests' })
  expect(refused.headers['retry-after']).toBe('5')
  const over = Promise.all(many)
  const timer = setInterval(letGo, 5)
  const statuses = (await over).map(({ statusCode }) => statusCode)
  clearInterval(timer)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
