import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { openShop } from '../opened.ts'
import { shipmentShop } from '../shipmentShop.ts'
import { anyBeginning, anyWay, faultFinder, howMany } from './anyLife.ts'
import { anyChance, type Chance } from './deed.ts'
import { doDeed, happenTogether, type Tried } from './deeds.ts'
import { shopOfLives } from './shopOfLives.ts'

const { server, shop, admin } = openShop(shipmentShop)
const lives = shopOfLives(shop, admin, () => server.context)
beforeAll(() => lives.prepare(), 60_000)

const { numRuns, seed } = howMany(3)
const newFaults = faultFinder(lives, () => server.context.database.db)

/** What people do at the same moment: one of them alone, two different things, or the same twice, as of somebody who presses a button again. */
const anyMoment: fc.Arbitrary<readonly Chance[]> = fc.oneof(
  anyChance.map((chance) => [chance]),
  fc.tuple(anyChance, anyChance),
  fc.tuple(anyChance, anyChance, anyChance),
  anyChance.map((chance) => [chance, chance]),
)

it(`whatever people do with an order at the same moment, its sales add up (${numRuns} lives)`, async () => {
  const tried: Tried = new Map()
  let together = 0
  await fc.assert(
    fc.asyncProperty(
      anyBeginning,
      anyWay,
      fc.array(anyMoment, { minLength: 6, maxLength: 16 }),
      async (begins, way, moments) => {
        await lives.passTime(0)
        const order = await lives.order({ ...begins, ...way.begins })
        const story: string[] = []
        for (const [what, chance] of way.steps) {
          const { status } = await doDeed(lives, order, what, chance)
          if (status === 200) story.push(what)
        }
        for (const moment of moments) {
          const told = await happenTogether(lives, order, moment, tried)
          expect(told.filter(({ status }) => status >= 500)).toEqual([])
          story.push(told.map(({ what, status }) => `${what} ${status}`).join(' + '))
          expect([...story, ...(await newFaults(order))].join(', ')).toBe(story.join(', '))
          if (told.filter(({ status }) => status === 200).length > 1) together++
        }
      },
    ),
    { numRuns, seed, endOnFailure: true },
  )
  // Where one always comes too late, nothing is proven.
  expect(together).toBeGreaterThan(numRuns / 2)
}, 6_000_000)
