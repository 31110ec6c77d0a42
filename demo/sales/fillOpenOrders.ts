import { sql } from 'kysely'
import type { Actor } from '../../server/actor.ts'
import type { Context } from '../../server/context.ts'
import { inTransaction } from '../../server/records/work.ts'
import type { DemoSize } from '../demoSize.ts'
import { random } from '../random.ts'
import { type BasketLine, basketMaker } from './baskets.ts'
import { type KnownBuyer, readBuyers } from './knownBuyers.ts'
import { momentsBetween } from './lastHours.ts'
import { lateSteps } from './lateSteps.ts'
import { dutyOf, newOrder, type OpenWork, steps } from './openSteps.ts'
import { readFacts } from './shopFacts.ts'
import { iso } from './told.ts'

/** How often an order is tried with another buyer and other goods. */
const mostTries = 5

/** How far an order of the last hours has come: the operations that were done to it, one after the other. */
export type Path = readonly (keyof typeof steps)[]

/** What waits for somebody in the shop of today, and how often. */
const waiting: readonly (readonly [count: number, method: 'cod' | 'upi', path: Path])[] = [
  [3, 'upi', []],
  [2, 'upi', ['awaitPayment']],
  [9, 'cod', ['place']],
  [4, 'upi', ['awaitPayment', 'pay']],
  [3, 'cod', ['place', 'hold']],
  [4, 'cod', ['place', 'confirm', 'makeParcels']],
  [6, 'upi', ['awaitPayment', 'pay', 'confirm', 'makeParcels']],
  [3, 'upi', ['awaitPayment', 'pay', 'confirm', 'makeParcels', 'pack']],
  [3, 'cod', ['place', 'confirm', 'makeParcels', 'pack', 'label']],
  [2, 'upi', ['awaitPayment', 'pay', 'confirm', 'makeParcels', 'pack', 'label', 'handOver']],
  [2, 'upi', ['awaitPayment', 'pay', 'confirm', 'askForCancellation']],
]

const plansOf = (today: DemoSize['today']) =>
  waiting.flatMap(([count, method, path]) =>
    Array.from({ length: today === 'one' ? 1 : count }, () => ({ method, path })),
  )

/** How many of the orders of the last hours are placed: cash at once, others when they are paid. */
export const placedCount = (today: DemoSize['today']): number =>
  plansOf(today).filter(({ path }) => path.includes('place') || path.includes('pay')).length

/**
 * The orders of the last hours, in every state in which somebody has to do something, and what has just happened to older ones: made
 * by the operations of the areas themselves. What one of them refuses (no stock, no delivery there) is left out and noted in the log.
 */
export async function fillOpenOrders(
  context: Context,
  progress: (message: string) => void,
  { from, end, today }: { readonly from: Date; readonly end: Date; readonly today: DemoSize['today'] },
): Promise<void> {
  const facts = await readFacts(context.database.db)
  // Each of them may be asked to pay at the door.
  const buyers = (await readBuyers(context.database.db, facts.reach)).filter(
    ({ buyer }) => !buyer.refuses && facts.reach.get(buyer.address.pincode)?.cash,
  )
  if (facts.products.length === 0 || buyers.length === 0) return
  const draw = basketMaker({ ...facts, products: await inStock(context, facts.products) })
  // Who came first is furthest; what has just come in waits for its first step.
  const plans = plansOf(today).sort((a, b) => Math.max(1, b.path.length) - Math.max(1, a.path.length))
  const moments = momentsBetween(plans.length, from, end)
  for (const [index, { method, path }] of plans.entries()) {
    const begun = moments[index] as number
    const [first, ...further] = path
    let id: string | undefined
    // Not everything goes everywhere and can be paid in every way: another buyer and other goods, then.
    for (let tries = 0; tries < mostTries && id === undefined; tries++) {
      const stream = random(`open order ${index} ${tries}`)
      const basket = drawn(() => draw(stream, end.getTime()), method)
      const buyer = stream.pick<KnownBuyer>(buyers).buyer
      const author = facts.staff(first && dutyOf(first, method), begun)
      id = await attempt(context, author, begun, async (work) => {
        const made = await newOrder(work, { basket, buyer, method })
        if (first) await steps[first](work, made.id, facts)
        return made.id
      })
    }
    const order = id
    for (const [place, step] of further.entries()) {
      if (order === undefined) break
      const at = Math.min(begun + (place + 1) * 4 * 60_000, end.getTime())
      const isDone = await attempt(context, facts.staff(dutyOf(step, method), at), at, async (work) => {
        await steps[step](work, order, facts)
        return true
      })
      if (!isDone) break
    }
  }
  progress(`demo shop: orders of today ${plans.length} of ${plans.length}`)
  await lateSteps(
    end,
    today === 'one' ? 1 : 4,
    facts,
    async (duty, at, run) => void (await attempt(context, facts.staff(duty, at), at, run)),
    context,
  )
}

/** At most three lines, which for cash may not cost more than the shop takes at the door. */
function drawn(draw: () => BasketLine[], method: 'cod' | 'upi'): BasketLine[] {
  for (let tries = 0; tries < 30; tries++) {
    const basket = draw().slice(0, 3)
    const value = basket.reduce((sum, { variant }) => sum + variant.price, 0)
    if (method === 'upi' || (value <= 450_000 && basket.every(({ product }) => product.cod))) return basket
  }
  return draw().slice(0, 1)
}

/** Does one thing at a moment; undefined where it was refused. */
async function attempt<T>(
  context: Context,
  actor: Actor,
  at: number,
  run: (work: OpenWork) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await inTransaction(
      context,
      { actor, requestId: 'demo' },
      (work) => {
        const { db, records, actor } = work
        const after: OpenWork['after'] = (effect) => void work.effects.push(() => effect(context))
        return run({ db, records, actor, at: work.at, after })
      },
      { at: iso(at) },
    )
  } catch (error) {
    context.log.info({ err: error }, 'A step of the demo shop was refused. It is left out.')
    return undefined
  }
}

/** The products of which something can be sold at once. */
async function inStock<T extends { product: string; variants: readonly { variant: string }[] }>(
  { database }: Context,
  products: readonly T[],
): Promise<T[]> {
  const { rows } = await sql<{ variant: string }>`
    SELECT s."variant" FROM "stock_level" s JOIN "stock_location" l ON l."id" = s."location" AND l."active" AND l."ships_orders"
    JOIN "product_variants" v ON v."id"::text = s."variant" AND v."active"
    JOIN "product" p ON p."id" = v."owner_id" AND p."status" = 'active'
    WHERE s."sellable" > 3`.execute(database.db)
  const there = new Set(rows.map(({ variant }) => variant))
  return products.flatMap((product) => {
    const variants = product.variants.filter(({ variant }) => there.has(variant))
    return variants.length > 0 ? [{ ...product, variants }] : []
  })
}
