import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import type { Entry, Shop } from './shop.ts'
import { daysAgo } from './time.ts'

interface Plan {
  readonly from: string
  readonly to: string
  readonly days: number
  readonly first: number
  readonly moves: readonly ('send' | 'receive')[]
  readonly note: string
}

const plans: readonly Plan[] = [
  {
    from: 'BLR',
    to: 'BOM',
    days: 40,
    first: 0,
    moves: ['send', 'receive'],
    note: 'Window and first rail of the festive collection.',
  },
  { from: 'BLR', to: 'GGN', days: 21, first: 4, moves: ['send', 'receive'], note: 'Northern winter sizes.' },
  { from: 'BLR', to: 'BOM', days: 2, first: 8, moves: ['send'], note: 'Weekend top-up.' },
  { from: 'GGN', to: 'BOM', days: 0, first: 12, moves: [], note: 'To be packed on Monday.' },
]

/** Transfers of the demo shop, through the ledger like any other: received, under way and being written. */
export function stockTransferEntries(shop: Shop): (() => Promise<Entry>)[] {
  const plenty = shop.products.flatMap(({ variants }) =>
    variants.filter(({ stock }) => stock >= 30).slice(0, 1),
  )
  return plans.map((plan, index) => async () => ({
    key: `transfer ${index + 1}`,
    at: daysAgo(plan.days),
    values: {
      from: shop.id(resources.stockLocation, plan.from),
      to: shop.id(resources.stockLocation, plan.to),
      note: plan.note,
      carrier: index === 1 ? 'Delhivery Surface' : null,
      expectedOn: daysAgo(plan.days - 3).slice(0, 10),
      lines: plenty
        .slice(plan.first, plan.first + 4)
        .map(({ sku }, line): Values => ({ sku, quantity: 1 + (line % 3) })),
    },
    moves: plenty.length < plan.first + 4 ? [] : plan.moves.map((name) => ({ name, at: daysAgo(plan.days) })),
  }))
}
