import type { Random } from './random.ts'

/** How full the shelves of a product are. */
export type Shelf = 'none' | 'few' | 'normal' | 'plenty'

/** Chooses how full the shelves are for a status. */
export function shelfOf(stream: Random, status: 'draft' | 'active' | 'archived'): Shelf {
  if (status === 'draft') return stream.chance(0.75) ? 'none' : 'few'
  if (status === 'archived') return stream.chance(0.7) ? 'none' : 'few'
  const lot = stream.next()
  if (lot < 0.07) return 'none'
  if (lot < 0.18) return 'few'
  return lot < 0.85 ? 'normal' : 'plenty'
}

/** The stock of one size: middle sizes hold most, and some sizes are simply gone. */
export function stockOf(
  stream: Random,
  shelf: Shelf,
  place: number,
  sizes: number,
): { stock: number; reserved: number; incoming: number } {
  const middle = sizes > 1 ? 1 - Math.abs(place / (sizes - 1) - 0.45) * 1.2 : 1
  const incoming =
    shelf === 'none' || shelf === 'few'
      ? stream.chance(0.4)
        ? stream.whole(1, 6) * 10
        : 0
      : stream.chance(0.1)
        ? 20
        : 0
  if (shelf === 'none') return { stock: 0, reserved: 0, incoming }
  if (shelf === 'few') {
    const stock = stream.chance(0.35) ? 0 : stream.whole(1, 4)
    return { stock, reserved: 0, incoming }
  }
  if (stream.chance(0.05)) return { stock: 0, reserved: 0, incoming: stream.chance(0.5) ? 20 : 0 }
  const top = shelf === 'plenty' ? 120 : 46
  const stock = Math.max(3, Math.round(top * middle * stream.between(0.45, 1.1)))
  return { stock, reserved: stream.chance(0.3) ? stream.whole(1, Math.min(3, stock)) : 0, incoming }
}
