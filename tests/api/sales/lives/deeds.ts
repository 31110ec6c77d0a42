import { bulkDeeds } from './bulkDeeds.ts'
import { customerDeeds } from './customerDeeds.ts'
import { type Chance, type Deed, type Lives, mostChance, type Row } from './deed.ts'
import { disputeDeeds } from './disputeDeeds.ts'
import { exchangeDeeds } from './exchangeDeeds.ts'
import { goodwillDeeds } from './goodwillDeeds.ts'
import { machineDeeds } from './machineDeeds.ts'
import { moneyDeeds } from './moneyDeeds.ts'
import { orderDeeds } from './orderDeeds.ts'
import { parcelDeeds } from './parcelDeeds.ts'
import { returnDeeds } from './returnDeeds.ts'
import { severalDeeds } from './severalDeeds.ts'
import type { Outcome } from './shopOfLives.ts'

/** What staff, couriers, banks and customers do with an order that is placed. */
export const deeds: Readonly<Record<string, Deed<Row>>> = Object.assign(
  {},
  parcelDeeds,
  returnDeeds,
  exchangeDeeds,
  customerDeeds,
  moneyDeeds,
  disputeDeeds,
  goodwillDeeds,
  orderDeeds,
  severalDeeds,
  bulkDeeds,
  machineDeeds,
)

/** Deeds that shall happen more often, by how their names begin: `DEEDS=lose,callOff`. */
const { DEEDS } = process.env
const often = (what: string) => DEEDS?.split(',').some((begin) => what.startsWith(begin)) ?? false

/** How often each deed was tried in a run of lives. */
export type Tried = Map<string, number>

/** What was tried seldom so far comes sooner: else lives go the ways that there are most of, and nothing comes to what few lead to. */
const weightNow = (what: string, { weight }: Deed<Row>, tried: Tried) =>
  ((often(what) ? 20 : 1) * weight) / Math.sqrt(1 + (tried.get(what) ?? 0))

/** What a chance says, of these. */
function choose(
  possible: readonly (readonly [string, Deed<Row>])[],
  { deed }: Chance,
  tried: Tried,
): readonly [string, Deed<Row>] | undefined {
  const weights = possible.map(([what, one]) => weightNow(what, one, tried))
  let sum = 0
  const upTo = weights.map((weight) => {
    sum += weight
    return sum
  })
  const point = (sum * deed) / (mostChance + 1)
  return possible[upTo.findIndex((most) => point < most)]
}

/** Lets happen what a chance says, of what can happen now to an order or what was exchanged for its goods; answers what it was and what came of it. */
export async function happen(lives: Lives, order: string, chance: Chance, tried: Tried): Promise<Happened> {
  const perform = await chosen(lives, order, chance, tried)
  return perform()
}

/**
 * The same of what several people do at once: each of them has seen the order before any of the others did something. What a deed proves
 * of itself may be what another one did, and a deed of several steps may come to nothing in between.
 */
export async function happenTogether(
  lives: Lives,
  order: string,
  chances: readonly Chance[],
  tried: Tried,
): Promise<readonly Happened[]> {
  const begun: (() => Promise<Happened>)[] = []
  for (const chance of chances) begun.push(await chosen(lives, order, chance, tried))
  return Promise.all(
    begun.map(async (perform) => {
      const done = await perform()
      return typeof done.body === 'string' ? { ...done, status: 409 } : done
    }),
  )
}

/** What a chance says that is to happen. */
async function chosen(lives: Lives, order: string, chance: Chance, tried: Tried) {
  const { state, perform } = await standing(lives, order, chance)
  const possible = Object.entries(deeds).filter(([, { targets }]) => targets(state).length > 0)
  const [what] = choose(possible, chance, tried) ?? []
  if (!what) return async (): Promise<Happened> => ({ what: 'nothing', status: 409 })
  tried.set(what, (tried.get(what) ?? 0) + 1)
  return () => perform(what)
}

/** Does one deed, to whatever the chance says of what it can be done to. */
export const doDeed = async (lives: Lives, order: string, what: string, chance: Chance): Promise<Happened> =>
  (await standing(lives, order, chance)).perform(what)

type Happened = Outcome & { readonly what: string }

/** How the order is that a chance means, an order or one that was exchanged for its goods, and what does something to it. */
async function standing(lives: Lives, order: string, chance: Chance) {
  const orders = await lives.exchanges(order)
  const state = await lives.state(orders[chance.of] ?? orders.at(-1) ?? order)
  const perform = async (what: string): Promise<Happened> => {
    const targets = deeds[what]?.targets(state) ?? []
    const target = targets[chance.which % targets.length]
    if (!target) return { what, status: 409, body: 'There is nothing to do it to.' }
    const done = await deeds[what]?.run(lives, state, target, chance)
    // What is paid out of the payments of another order is known to be done a minute later.
    if (done?.status === 200 && orders.length > 1) await lives.passTime(0)
    return { what, ...(done as Outcome) }
  }
  return { state, perform }
}
