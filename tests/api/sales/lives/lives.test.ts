import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { checkSales } from '../../../../resources/sales/checks/server/checkSales.ts'
import { openShop } from '../opened.ts'
import { shipmentShop } from '../shipmentShop.ts'
import { anyChance, happen } from './deeds.ts'
import { type Beginning, shopOfLives } from './shopOfLives.ts'

const { server, shop } = openShop(shipmentShop)
const lives = shopOfLives(shop)
beforeAll(() => lives.prepare(), 60_000)

/** How many lives: `LIVES=2000` for the long form. */
const { LIVES } = process.env
const numRuns = Number(LIVES ?? 8)

const anyBeginning: fc.Arbitrary<Beginning> = fc.record({
  lines: fc.array(fc.record({ good: fc.nat({ max: 3 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 2,
  }),
  method: fc.constantFrom('upi' as const, 'upi' as const, 'cod' as const),
  isPaidInParts: fc.boolean(),
  hasCoupon: fc.boolean(),
})

/** What was found before: a fault that stays in the database is that of the life that made it. */
const known = new Set<string>()

async function newFaults(order: string): Promise<string[]> {
  const faults = await checkSales(server.context.database.db)
  const notes = await lives.wrongNotes(order)
  const all = [
    ...faults.map(({ rule, text }) => `${rule}: ${text}`),
    ...notes.map(({ number, why }) => `Credit note ${number}: ${why}`),
  ]
  const found = all.filter((text) => !known.has(text))
  for (const text of found) known.add(text)
  return found
}

it(`whatever becomes of an order, its sales add up after every step (${numRuns} lives)`, async () => {
  let done = 0
  await fc.assert(
    fc.asyncProperty(
      anyBeginning,
      fc.array(anyChance, { minLength: 8, maxLength: 24 }),
      async (begins, course) => {
        const order = await lives.order(begins)
        expect(await newFaults(order)).toEqual([])
        const story: string[] = []
        for (const chance of course) {
          const { what, status, body } = await happen(lives, order, chance)
          expect([what, status < 500 ? 'answered' : body]).toEqual([what, 'answered'])
          if (status !== 200) continue
          done++
          story.push(what)
          expect([...story, ...(await newFaults(order))]).toEqual(story)
        }
      },
    ),
    { numRuns },
  )
  // Lives in which nothing happens prove nothing.
  expect(done).toBeGreaterThan(numRuns * 3)
}, 6_000_000)
