import { defined } from '../../../../src/core/defined.ts'
import type { Dispatch } from './dispatchDay.ts'

/** A method of a zone as far as it matters for its price; money in paise, weights in grams, days counted from dispatch. */
export interface Method extends Dispatch {
  readonly code: string
  readonly type: string
  readonly name: string | null
  readonly active: boolean
  readonly rateType: 'flat' | 'byWeight' | 'byValue' | 'byItem'
  readonly rate: number
  readonly freeAbove: number | null
  readonly etaMin: number
  readonly etaMax: number
  readonly minOrder: number | null
  readonly maxOrder: number | null
  readonly maxWeight: number | null
  readonly codAllowed: boolean
  readonly codFee: number | null
  readonly codFeePercent: number | null
  /** Fees by the value of the order; above the last of them, and where there are none, `codFee` and `codFeePercent` count. */
  readonly codSlabs?: readonly CodSlab[]
  readonly codMaxValue: number | null
  readonly excludedCategories: readonly string[]
  readonly excludedProducts: readonly string[]
  /** The tax category of its price, where it is not the usual one of deliveries. */
  readonly taxCategory?: string | null
}

/** A price for all amounts up to a limit (grams, paise or pieces, by the method's `rateType`); without a limit, for all above. */
export interface Slab {
  readonly method: string
  readonly upTo: number | null
  readonly rate: number
}

/** What taking cash costs for orders up to a value: an amount and a share of the value, together. */
export interface CodSlab {
  readonly upTo: number
  readonly fee: number
  readonly percent: number | null
}

/** What is to be delivered: its value in paise, its weight in grams, its pieces, and what they are. */
export interface Cart {
  readonly value: number
  readonly weight: number
  readonly items: number
  readonly categories?: readonly string[]
  readonly products?: readonly string[]
}

/** What holds at the place itself, whatever the zone says. */
export interface Service {
  readonly prepaid: boolean
  readonly cod: boolean
  /** Paise on top, for a place that is hard to reach. */
  readonly surcharge: number
  readonly etaMin: number | null
  readonly etaMax: number | null
}

export type MethodRefusal = 'orderTooSmall' | 'orderTooLarge' | 'tooHeavy' | 'excludedGoods' | 'noPayment'

export type CodRefusal = 'placeWithoutCod' | 'methodWithoutCod' | 'aboveCodLimit'

export type PriceStep = { readonly step: 'rate' | 'slab' | 'free' | 'surcharge'; readonly amount: number }

/** What a method costs for a cart, and why; `refused` says why it is not offered, `codRefused` why it takes no cash. */
export interface Quote extends Dispatch {
  readonly code: string
  readonly type: string
  readonly name: string | null
  readonly price: number
  readonly steps: readonly PriceStep[]
  readonly etaMin: number
  readonly etaMax: number
  readonly refused: MethodRefusal | null
  readonly codFee: number | null
  readonly codRefused: CodRefusal | null
  /** Absent where the price is taxed as deliveries usually are. */
  readonly taxCategory?: string
}

/**
 * Prices the active methods of a zone for a cart (areas, 25). The slab with the smallest limit that holds the amount decides,
 * the method's own rate where none does; above `freeAbove` delivery is free, but a surcharge of the place is always added; the
 * place's own days go before those of the method.
 */
export function quoteMethods(
  methods: readonly Method[],
  slabs: readonly Slab[],
  cart: Cart,
  service: Service,
): Quote[] {
  return methods
    .filter(({ active }) => active)
    .map((method) => {
      const { code, type, name } = method
      const steps = priceSteps(method, slabs, cart, service)
      const codRefused = codRefusal(method, cart, service)
      return defined({
        code,
        type,
        name,
        steps,
        price: steps.reduce((sum, { amount }) => sum + amount, 0),
        etaMin: service.etaMin ?? method.etaMin,
        etaMax: Math.max(service.etaMax ?? method.etaMax, service.etaMin ?? method.etaMin),
        refused: refusalOf(method, cart, service.prepaid || codRefused === null),
        codFee: codRefused === null ? codFeeOf(method, cart) : null,
        codRefused,
        cutoff: method.cutoff ?? null,
        workingDays: method.workingDays ?? [],
        taxCategory: method.taxCategory || undefined,
      })
    })
}

function priceSteps(method: Method, slabs: readonly Slab[], cart: Cart, service: Service): PriceStep[] {
  const slab = method.rateType === 'flat' ? undefined : slabFor(method, slabs, cart)
  const rate: PriceStep = slab ? { step: 'slab', amount: slab.rate } : { step: 'rate', amount: method.rate }
  const isFree = method.freeAbove !== null && cart.value >= method.freeAbove
  return [
    rate,
    ...(isFree ? [{ step: 'free' as const, amount: -rate.amount }] : []),
    ...(service.surcharge > 0 ? [{ step: 'surcharge' as const, amount: service.surcharge }] : []),
  ]
}

function slabFor({ code, rateType }: Method, slabs: readonly Slab[], cart: Cart): Slab | undefined {
  const amount = { flat: 0, byWeight: cart.weight, byValue: cart.value, byItem: cart.items }[rateType]
  return smallestHolding(
    slabs.filter(({ method }) => method === code),
    amount,
  )
}

/** Of several steps the one with the smallest limit that holds an amount; one without a limit holds any. */
function smallestHolding<Step extends { readonly upTo: number | null }>(
  steps: readonly Step[],
  amount: number,
): Step | undefined {
  const limit = ({ upTo }: Step) => upTo ?? Number.POSITIVE_INFINITY
  return steps.filter((step) => amount <= limit(step)).sort((a, b) => limit(a) - limit(b))[0]
}

function refusalOf(method: Method, cart: Cart, canBePaid: boolean): MethodRefusal | null {
  const { minOrder, maxOrder, maxWeight } = method
  if (minOrder !== null && cart.value < minOrder) return 'orderTooSmall'
  if (maxOrder !== null && cart.value > maxOrder) return 'orderTooLarge'
  if (maxWeight !== null && cart.weight > maxWeight) return 'tooHeavy'
  const isExcluded =
    cart.categories?.some((id) => method.excludedCategories.includes(id)) ||
    cart.products?.some((id) => method.excludedProducts.includes(id))
  if (isExcluded) return 'excludedGoods'
  return canBePaid ? null : 'noPayment'
}

function codRefusal({ codAllowed, codMaxValue }: Method, cart: Cart, { cod }: Service): CodRefusal | null {
  if (!cod) return 'placeWithoutCod'
  if (!codAllowed) return 'methodWithoutCod'
  return codMaxValue !== null && cart.value > codMaxValue ? 'aboveCodLimit' : null
}

/** The fee and the share of the value, together; in whole paise. */
function codFeeOf({ codFee, codFeePercent, codSlabs = [] }: Method, { value }: Cart): number {
  const { fee, percent } = smallestHolding(codSlabs, value) ?? { fee: codFee, percent: codFeePercent }
  return (fee ?? 0) + Math.round((value * (percent ?? 0)) / 100)
}
