import { ownOf } from '../../../../src/core/index.ts'
import { type Amounts, noAmounts, sumOf } from './amounts.ts'

/** The sum of all lines of one HSN code at one rate, as an invoice in India lists them. */
export interface HsnLine extends Amounts {
  readonly hsn: string
  readonly rate: number
  readonly quantity: number
}

interface Line extends Readonly<Record<keyof Amounts, number | null>> {
  readonly hsn: string | null
  readonly rate: number | null
  readonly quantity: number
}

/** The lines of an invoice summed up by HSN code and rate, in their order. */
export function hsnSummary(lines: readonly Line[]): HsnLine[] {
  const groups = Map.groupBy(lines, ({ hsn, rate }) => `${hsn ?? ''} ${rate ?? 0}`)
  return [...groups.values()].map((group) => ({
    ...sumOf(group.map(amountsOf)),
    hsn: group[0]?.hsn ?? '',
    rate: group[0]?.rate ?? 0,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
}

/** The amounts of a line that may not have all of them. */
export const amountsOf = (line: Readonly<Record<keyof Amounts, number | null>>): Amounts =>
  Object.fromEntries(Object.keys(noAmounts).map((name) => [name, ownOf(line, name) ?? 0])) as never
