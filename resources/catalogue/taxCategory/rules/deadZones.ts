import { lower, type TaxRate } from './rates.ts'

/** Tax-inclusive prices of a piece, both ends included and in paise, for which no band fits. */
export interface DeadZone {
  readonly from: number
  readonly to: number
  /** The limit between the two bands, and their rates. */
  readonly limit: number
  readonly lowRate: number
  readonly highRate: number
}

/**
 * The prices that are taxed at the higher rate although their taxable value is within the lower limit (areas, 11): where a limit
 * of 2,500.00 divides 5 % from 18 %, those from 2,625.01 to 2,950.00. `bands` are those of one day, as `bandsOn` answers them.
 */
export function deadZones(bands: readonly TaxRate[]): DeadZone[] {
  return bands.slice(1).flatMap((high, index) => {
    const low = bands[index] as TaxRate
    const limit = lower(high)
    const zone = { from: gross(limit, low) + 1, to: gross(limit, high), limit }
    return zone.to >= zone.from ? [{ ...zone, lowRate: low.rate, highRate: high.rate }] : []
  })
}

/** The dead zone that a price including tax lies in; undefined for a price that is free of it. */
export const deadZoneAt = (bands: readonly TaxRate[], price: number): DeadZone | undefined =>
  deadZones(bands).find(({ from, to }) => price >= from && price <= to)

/** The highest price including tax whose taxable value at the band's rate is not above a value. */
const gross = (value: number, { rate, cess }: TaxRate): number =>
  Number((BigInt(value) * BigInt(100_000 + Math.round((rate + (cess ?? 0)) * 1000))) / 100_000n)
