import type { SizeSystem } from './sizes.ts'

/** The MRP in paise, rounded in the manner of a fashion shop: 449, 1,299, 4,499 rupees. */
export function mrpOf(rupees: number, factor: number): number {
  const asked = rupees * factor
  const step = asked < 1000 ? 50 : 100
  return (Math.max(Math.round(asked / step), 2) * step - 1) * 100
}

/** The price at which it sells in paise; off is the share taken off, 0 for none. */
export function saleOf(mrp: number, off: number): number {
  if (off === 0) return mrp
  const step = mrp >= 100_000 ? 5_000 : 1_000
  const sale = Math.round((mrp * (1 - off)) / step) * step - 100
  return Math.min(sale, mrp - 1_000)
}

/** What it cost to make or buy, in paise: a share of the MRP, always below the sale price. */
export function costOf(share: number, mrp: number, sale: number): number {
  const rupees = Math.round((mrp * share) / 100)
  return Math.min(rupees, Math.floor((sale * 0.86) / 100)) * 100
}

/** How much more or less a size costs and weighs; clothes cost the same in every size. */
export function sizeFactor(system: SizeSystem, place: number): number {
  const steps: Partial<Record<SizeSystem, readonly number[]>> = {
    bed: [0.72, 1, 1.2, 1.42],
    cushion: [0.85, 0.9, 1, 1.45],
    towel: [0.5, 1, 1.7],
    curtain: [0.78, 1, 1.25],
    table: [0.85, 1, 1.2],
  }
  return steps[system]?.[place] ?? 1
}
