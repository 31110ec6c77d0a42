import { bandsOn, lower, type TaxRate, type TaxRules } from './rates.ts'

/** One line of a sale before its tax. */
export interface TaxedLine {
  /** Of one piece, in paise. */
  readonly price: number
  readonly quantity: number
  /** Taken off the whole line, in paise. */
  readonly discount?: number
  /** Whether the price includes the tax, as retail prices in India do. */
  readonly includesTax: boolean
  readonly rules: TaxRules
  /** The day of supply, `2026-11-20`. */
  readonly day: string
  readonly country?: string
  /** GST codes of the states: of the location that supplies (by its GSTIN), and where the goods go. */
  readonly supplyFrom: string
  readonly shipTo: string
}

/** A reason in the explanation of a result: a code of the texts `tax.why`, and its values (paise, percent, days, codes). */
export interface TaxReason {
  readonly code:
    | 'notTaxable'
    | 'period'
    | 'flatRate'
    | 'band'
    | 'deadZone'
    | 'sameState'
    | 'otherState'
    | 'noRate'
  readonly values: Readonly<Record<string, string | number>>
}

/** The tax of a line. Always: taxable value + all taxes = total, to the paisa, and CGST equals SGST. */
export interface LineTax {
  /** The bands of a piece's value, and that of the line that taxed it; null where nothing is taxed. */
  readonly band: TaxRate | null
  readonly taxableValue: number
  readonly rate: number
  readonly cgst: number
  readonly sgst: number
  readonly igst: number
  readonly cess: number
  readonly tax: number
  readonly total: number
  /** What the half of the state is called: UTGST in a union territory without a parliament of its own. */
  readonly stateTax: 'sgst' | 'utgst'
  /** Whether the price lies where no band fits its own taxable value (areas, 11). */
  readonly inDeadZone: boolean
  readonly why: readonly TaxReason[]
}

/**
 * The tax of one line of a sale (areas, 11). The band is chosen per piece on the value after discount: from the lowest band up,
 * the first whose own rate leaves a taxable value within its limit. A tax-inclusive price that fits no band (2,625.01 to 2,950.00
 * for a limit of 2,500 between 5 % and 18 %) thereby gets the higher rate. Within the state of the supplier the rate is halved
 * into CGST and SGST, otherwise it is IGST. Every amount is rounded half up to the paisa; in an inclusive price the taxable value
 * is what the taxes leave, so that the parts make up the whole. To be confirmed by a tax adviser.
 * @returns undefined where the category has no rate for that day and region
 */
export function taxOf(line: TaxedLine): LineTax | undefined {
  const { quantity, rules, day, country = 'IN', shipTo } = line
  const amount = line.price * quantity - (line.discount ?? 0)
  if (rules.taxability !== 'taxable') return untaxed(amount, line)
  const bands = bandsOn(rules.rates, { country, state: shipTo, day })
  const band = bands.find((one) => fits(one, amount, line)) ?? bands.at(-1)
  if (!band) return undefined
  const cess = band.cess ?? 0
  const isWithin = line.supplyFrom === shipTo
  const parts = split(amount, band.rate, cess, line.includesTax, isWithin)
  const isDead = isBelow(band, amount, line)
  return {
    ...parts,
    band,
    rate: band.rate,
    stateTax: unionTerritories.has(shipTo) ? 'utgst' : 'sgst',
    inDeadZone: isDead,
    why: [
      { code: 'period', values: { from: band.effectiveFrom } },
      bandReason(bands, band, amount, line),
      ...(isDead ? [{ code: 'deadZone', values: { limit: lower(band) } } as const] : []),
      isWithin
        ? { code: 'sameState', values: { state: shipTo } }
        : { code: 'otherState', values: { from: line.supplyFrom, to: shipTo } },
    ],
  }
}

/** The taxable value of one piece at a rate, in paise, with its fraction; for explanations, never for sums. */
export const unitValue = (amount: number, quantity: number, percent: number, includesTax: boolean): number =>
  amount / quantity / (includesTax ? 1 + percent / 100 : 1)

/** Union territories whose half of the tax is UTGST: Chandigarh, Dadra and Daman, Lakshadweep, Andaman, Ladakh, other territory. */
const unionTerritories: ReadonlySet<string> = new Set(['04', '25', '26', '31', '35', '38', '97'])

/** Rates have three digits after the point; in thousandths of a percent they are whole numbers. */
const whole = 100_000n
const thousandths = (percent: number): bigint => BigInt(Math.round(percent * 1000))

/** Whether a band's own rate leaves a taxable value per piece that is not above its limit. Exact, without a rounding. */
function fits(band: TaxRate, amount: number, line: TaxedLine): boolean {
  return band.maxValue === null || compareValue(band, amount, line, band.maxValue) <= 0
}

/** Whether the band was only taken because none fits: at its own rate the value is not above where it begins. */
const isBelow = (band: TaxRate, amount: number, line: TaxedLine): boolean =>
  lower(band) > 0 && amount > 0 && compareValue(band, amount, line, lower(band)) <= 0

/** The taxable value per piece at the band's rate against a limit: below zero, zero or above. */
function compareValue(
  band: TaxRate,
  amount: number,
  { quantity, includesTax }: TaxedLine,
  limit: number,
): number {
  const divisor = includesTax ? whole + thousandths(band.rate) + thousandths(band.cess ?? 0) : whole
  const difference = BigInt(amount) * whole - BigInt(limit) * BigInt(quantity) * divisor
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Half up, for amounts that are not negative. */
const rounded = (dividend: bigint, divisor: bigint): number =>
  Number((dividend * 2n + divisor) / (divisor * 2n))

function split(amount: number, rate: number, cessRate: number, includesTax: boolean, isWithin: boolean) {
  const [gstPart, cessPart] = [thousandths(rate), thousandths(cessRate)]
  const divisor = includesTax ? whole + gstPart + cessPart : whole
  const share = (part: bigint, of = 1n) => rounded(BigInt(amount) * part, divisor * of)
  const cess = share(cessPart)
  const half = isWithin ? share(gstPart, 2n) : 0
  const igst = isWithin ? 0 : share(gstPart)
  const tax = 2 * half + igst + cess
  return {
    taxableValue: includesTax ? amount - tax : amount,
    cgst: half,
    sgst: half,
    igst,
    cess,
    tax,
    total: includesTax ? amount : amount + tax,
  }
}

function untaxed(amount: number, { rules, shipTo }: TaxedLine): LineTax {
  return {
    band: null,
    taxableValue: amount,
    rate: 0,
    cgst: 0,
    sgst: 0,
    igst: 0,
    cess: 0,
    tax: 0,
    total: amount,
    stateTax: unionTerritories.has(shipTo) ? 'utgst' : 'sgst',
    inDeadZone: false,
    why: [{ code: 'notTaxable', values: { taxability: rules.taxability } }],
  }
}

function bandReason(
  bands: readonly TaxRate[],
  band: TaxRate,
  amount: number,
  { quantity, includesTax }: TaxedLine,
): TaxReason {
  if (bands.length === 1) return { code: 'flatRate', values: { rate: band.rate } }
  const value = Math.round(unitValue(amount, quantity, band.rate + (band.cess ?? 0), includesTax))
  return {
    code: 'band',
    values: { value, min: lower(band), max: band.maxValue ?? '', rate: band.rate },
  }
}
