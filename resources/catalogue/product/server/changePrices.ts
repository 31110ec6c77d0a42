import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Undo } from '../../../../server/undo.ts'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { product } from '../product.ts'
import {
  changedPrices,
  changeKinds,
  type PriceChange,
  priceKinds,
  type Refusal,
  roundings,
} from '../rules/changePrice.ts'
import type { DropLimits } from './guardDrops.ts'

type Product = RecordOf<typeof product>
type Variant = Product['variants'][number]

/** Which products, and what is done to which price; for a special price also its time. Amounts in minor units. */
export const pricesInput = z
  .strictObject({
    ids: z.array(z.guid().toLowerCase()).min(1).max(1000),
    price: z.enum(priceKinds),
    kind: z.enum(changeKinds),
    value: z.number().min(-1e12).max(1e12),
    rounding: z.enum(roundings).default('none'),
    colour: z.string().max(40).optional(),
    from: z.iso.datetime().nullish(),
    to: z.iso.datetime().nullish(),
  })
  .refine(
    ({ kind, value }) => (kind === 'percent' ? value >= -100 && value <= 1000 : Number.isInteger(value)),
    {
      path: ['value'],
    },
  )
  .refine(({ from, to }) => !from || !to || from < to, { path: ['to'] })

export type PricesInput = z.output<typeof pricesInput>

/** A price before and after. */
export interface PriceSample {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly before: number | null
  readonly after: number
}

/** A variant that keeps its price, and why. */
export interface PriceSkip {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly why: Refusal
}

/** What a change of prices does, or did. Lists are cut; the numbers are whole. */
export interface PriceReport {
  /** How it is put back, once it is done and where whoever did it may. */
  readonly undo?: Undo | undefined
  readonly products: number
  readonly variants: number
  readonly skipped: number
  readonly samples: readonly PriceSample[]
  readonly skips: readonly PriceSkip[]
}

/** How many examples and refusals are listed. */
const listed = 50

/** The next values of one product and what can be said about it; `values` undefined where nothing changes. */
function priceProduct(record: Product, input: PricesInput, actor: Actor, drops: DropLimits) {
  const costs = costsOf(record, actor)
  const samples: PriceSample[] = []
  const skips: PriceSkip[] = []
  const about = { id: record.id, name: record.name }
  const variants = record.variants.map((row): Variant => {
    if (input.colour !== undefined && row.colour !== input.colour) return row
    const cost = costs.get(row.sku.toLowerCase()) ?? null
    const next = changedPrices(row, input as PriceChange, cost, {
      most: drops.most,
      held: drops.held.get(row.id),
    })
    if (!next.ok) {
      skips.push({ ...about, sku: row.sku, why: next.why })
      return row
    }
    samples.push({
      ...about,
      sku: row.sku,
      before: row[input.price] ?? null,
      after: next.prices[input.price] as number,
    })
    return input.price === 'specialPrice'
      ? { ...next.prices, specialFrom: input.from ?? null, specialTo: input.to ?? null }
      : next.prices
  })
  const own = ownPrices(record, input, drops)
  const isChanged = samples.length > 0 || (record.variants.length === 0 && own !== undefined)
  return { values: isChanged ? { ...own, variants } : undefined, samples, skips }
}

/** The product's own prices, which new variants start with, follow along where they can. */
function ownPrices(
  record: Product,
  input: PricesInput,
  { most, held }: DropLimits,
): Partial<Product> | undefined {
  if (input.price === 'specialPrice' || input.colour !== undefined) return undefined
  const { mrp, salePrice } = record
  const drop = { most, held: held.get(record.id) }
  const next = changedPrices({ mrp, salePrice }, input as PriceChange, null, drop)
  return next.ok ? { mrp: next.prices.mrp, salePrice: next.prices.salePrice } : undefined
}

/** Without the right to see costs nothing may tell of them, not even a refusal. */
function costsOf(record: Product, actor: Actor): ReadonlyMap<string, number> {
  if (!hasFlag(actor, product.name, 'viewCost')) return new Map()
  return new Map(record.variantCosts.map(({ sku, cost }) => [sku.toLowerCase(), cost]))
}

/** Goes through products one after the other; `apply` stores what changed. No price falls farther than `drops` says. */
export async function changePrices(
  input: PricesInput,
  actor: Actor,
  drops: DropLimits,
  read: (id: string) => Promise<Product | undefined>,
  apply: (record: Product, values: Partial<Product>) => Promise<unknown> = async () => undefined,
): Promise<PriceReport> {
  const samples: PriceSample[] = []
  const skips: PriceSkip[] = []
  let products = 0
  // Always in one order, so that two such changes wait for each other instead of getting stuck.
  for (const id of [...new Set(input.ids)].sort()) {
    const record = await read(id)
    if (!record) continue
    const priced = priceProduct(record, input, actor, drops)
    samples.push(...priced.samples)
    skips.push(...priced.skips)
    if (!priced.values) continue
    products += 1
    await apply(record, priced.values)
  }
  return {
    products,
    variants: samples.length,
    skipped: skips.length,
    samples: samples.slice(0, listed),
    skips: skips.slice(0, listed),
  }
}
