import { customerDeeds } from './customerDeeds.ts'
import type { Chance, Deed, Lives, Row } from './deed.ts'
import { disputeDeeds } from './disputeDeeds.ts'
import { goodwillDeeds } from './goodwillDeeds.ts'
import { moneyDeeds } from './moneyDeeds.ts'
import { orderDeeds } from './orderDeeds.ts'
import { parcelDeeds } from './parcelDeeds.ts'
import { returnDeeds } from './returnDeeds.ts'
import type { Outcome } from './shopOfLives.ts'

/** What staff, couriers, banks and customers do with an order that is placed. */
export const deeds: Readonly<Record<string, Deed<Row>>> = Object.assign(
  {},
  parcelDeeds,
  returnDeeds,
  customerDeeds,
  moneyDeeds,
  disputeDeeds,
  goodwillDeeds,
  orderDeeds,
)

/** Deeds that shall happen more often, by how their names begin: `DEEDS=lose,callOff`. */
const { DEEDS } = process.env
const often = (what: string) => DEEDS?.split(',').some((begin) => what.startsWith(begin)) ?? false

/** Lets happen what a chance says, of what can happen now to an order or what was exchanged for its goods; answers what it was and what came of it. */
export async function happen(
  lives: Lives,
  order: string,
  chance: Chance,
): Promise<Outcome & { readonly what: string }> {
  const orders = await lives.exchanges(order)
  const state = await lives.state(orders[chance.of] ?? orders.at(-1) ?? order)
  const possible = Object.entries(deeds).flatMap(([what, { weight, targets }]) =>
    targets(state).length > 0 ? Array.from({ length: often(what) ? weight * 20 : weight }, () => what) : [],
  )
  const what = possible[chance.deed % Math.max(1, possible.length)]
  const chosen = what ? deeds[what] : undefined
  if (!what || !chosen) return { what: 'nothing', status: 409 }
  const targets = chosen.targets(state)
  const target = targets[chance.which % targets.length] as Row
  return { what, ...(await chosen.run(lives, state, target, chance)) }
}
