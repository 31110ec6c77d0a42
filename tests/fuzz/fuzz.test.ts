import { expect, it } from 'vitest'
import { apiBase } from '../../start/app.ts'
import { everyRole } from '../support/everyRole.ts'
import { demoShop } from '../support/preparedProduct.ts'
import { testServer } from '../support/server.ts'
import { fuzz } from './fuzz.ts'

/** A little of what `npm run test:fuzz` asks, with other requests in every run; a fault comes again with its seed. */
const requests = 200

it('no call of the API’s document answers a generated request with a fault, as whichever role it comes', async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 30)
  console.log(`seed ${seed}`)
  await using server = await testServer({ template: demoShop })
  const { failure, requests: sent } = await fuzz(server, requests, seed)
  expect(failure).toBeUndefined()
  expect(sent).toBe(requests)
}, 300_000)

it('a stream without an end is answered once it has begun', async () => {
  await using server = await testServer()
  const [administrator] = await everyRole(server)
  const answer = await administrator?.ask({ method: 'GET', url: `${apiBase}/changes` })
  expect(answer).toEqual({ status: 200, text: '' })
})
