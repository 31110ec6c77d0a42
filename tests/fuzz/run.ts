import { Writable } from 'node:stream'
import { demoShop } from '../support/preparedProduct.ts'
import { testServer } from '../support/server.ts'
import { fuzz } from './fuzz.ts'

// npm run test:fuzz [-- requests, 100,000 unless given [seed]]: generated requests of every call of the API's document, as every role.
// Each thousand begins with a shop of its own and the next seed, so that a fault comes again with its seed alone: -- 1000 <seed>.

const perShop = 1000
const [requests = 100_000, first = Math.floor(Math.random() * 2 ** 30)] = process.argv.slice(2).map(Number)
const total: Record<string, number> = {}
const faults: string[] = []
const noted: string[] = []
/** What the server says of its own faults. */
const log = new Writable({
  write(line, _encoding, done) {
    noted.push(String(line))
    if (noted.length > 3) noted.shift()
    done()
  },
})

let sent = 0
for (let seed = first; sent < requests; seed++) {
  const server = await testServer({ template: demoShop, log, environment: { LOG_LEVEL: 'error' } })
  const found = await fuzz(server, Math.min(perShop, requests - sent), seed).finally(() => server.close())
  sent += found.requests
  for (const [status, count] of Object.entries(found.statuses)) total[status] = (total[status] ?? 0) + count
  console.log(`seed ${seed}: ${sent} requests so far`, JSON.stringify(total))
  if (!found.failure) continue
  faults.push(found.failure)
  console.error(`A fault, after ${found.requests} requests of ${found.failure}\n${noted.at(-1) ?? ''}`)
}
console.log(`${sent} requests from seed ${first} on, ${faults.length} faults.`, JSON.stringify(total))
process.exitCode = faults.length > 0 ? 1 : 0
// What is under way for a shop that is gone, such as mail, is nobody's any more.
process.exit()
