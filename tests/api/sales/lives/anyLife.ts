import fc from 'fast-check'
import { checkSales } from '../../../../resources/sales/checks/server/checkSales.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { courses, stepsOf } from './courses.ts'
import type { Chance, Lives } from './deed.ts'
import type { Beginning } from './shopOfLives.ts'

/**
 * How many lives: `LIVES=2000` for the long form, which lives others each time; the short form lives the same ones, so that a run says
 * something of what was changed. With `SEED` those that a failed run told of come again.
 */
export function howMany(short: number): { readonly numRuns: number; readonly seed: number } {
  const { LIVES, SEED } = process.env
  return { numRuns: Number(LIVES ?? short), seed: Number(SEED ?? (LIVES ? Date.now() % 2 ** 30 : 1)) }
}

export const anyBeginning: fc.Arbitrary<Beginning> = fc.record({
  lines: fc.array(fc.record({ good: fc.nat({ max: 4 }), quantity: fc.integer({ min: 1, max: 4 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
  method: fc.constantFrom('upi' as const, 'upi' as const, 'cod' as const, 'storeCredit' as const),
  paid: fc.constantFrom(...(['whole', 'inParts', 'atGateway', 'atGateway', 'later'] as const)),
  hasCoupon: fc.boolean(),
  isDelivered: fc.boolean(),
  isKnown: fc.boolean(),
  isFar: fc.boolean(),
  isRounded: fc.boolean(),
  isFromCart: fc.boolean(),
  hasFees: fc.boolean(),
  off: fc.constantFrom(0, 0, 1_234),
  deposit: fc.constantFrom(0, 0, 0.03, 0.4, 0.98),
})

/** The beginning of one of the courses. */
interface Way {
  readonly begins: Partial<Beginning>
  readonly steps: readonly (readonly [string, Chance])[]
}

/** How far a life goes on one of the courses, where it begins on one: by itself it seldom comes to what these lead to. */
export const anyWay: fc.Arbitrary<Way> = fc.oneof(
  fc.constant({ begins: {}, steps: [] }),
  fc
    .record({ course: fc.constantFrom(...Object.values(courses)), steps: fc.integer({ min: 1, max: 12 }) })
    .map(({ course, steps }) => ({ begins: course.begins ?? {}, steps: stepsOf(course).slice(0, steps) })),
)

/** Tells what does not hold of the sales and of an order, each fault once: one that stays in the database is that of the life that made it. */
export function faultFinder(lives: Lives, db: () => Db) {
  const known = new Set<string>()
  return async (order: string): Promise<string[]> => {
    const faults = await checkSales(db())
    const orders = await lives.exchanges(order)
    const wrong = (await Promise.all(orders.map(lives.wrong))).flat()
    const all = [...faults.map(({ rule, text }) => `${rule}: ${text}`), ...wrong]
    const found = all.filter((text) => !known.has(text))
    for (const text of found) known.add(text)
    return found
  }
}
