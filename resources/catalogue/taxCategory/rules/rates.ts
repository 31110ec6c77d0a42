/** One price band of a rate for a time and a region, as the area `taxCategory` stores it. Money is in paise, rates in percent. */
export interface TaxRate {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** The GST code of a state whose rates differ; null for the whole country. */
  readonly state: string | null
  /** First and last day, `2025-09-22`; an open end is null. */
  readonly effectiveFrom: string
  readonly effectiveTo: string | null
  readonly basis: 'none' | 'unitValue'
  /** The taxable value of a piece lies above this (null: from zero) … */
  readonly minValue: number | null
  /** … and not above this (null: no limit). */
  readonly maxValue: number | null
  readonly rate: number
  readonly cess: number | null
  readonly label: string | null
}

/** What the calculation needs of a tax category. */
export interface TaxRules {
  readonly taxability: 'taxable' | 'nilRated' | 'exempt' | 'nonGst'
  readonly rates: readonly TaxRate[]
}

/** Where and when something is supplied. */
export interface Occasion {
  readonly country: string
  readonly state: string | null
  readonly day: string
}

/** The bands that hold then and there, from the lowest up: those of the state where it has its own, else those of the country. */
export function bandsOn<R extends TaxRate>(rates: readonly R[], { country, state, day }: Occasion): R[] {
  const holding = rates.filter(
    (rate) =>
      rate.country === country &&
      rate.effectiveFrom <= day &&
      (rate.effectiveTo === null || rate.effectiveTo >= day),
  )
  const own = holding.filter((rate) => state !== null && rate.state === state)
  const bands = own.length > 0 ? own : holding.filter((rate) => rate.state === null)
  return bands.sort((a, b) => lower(a) - lower(b))
}

/** Above which value a band begins. */
export const lower = ({ minValue }: Pick<TaxRate, 'minValue'>): number => minValue ?? 0
