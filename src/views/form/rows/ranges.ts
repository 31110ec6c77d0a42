import type { Range, Spot } from './useGrid.ts'

export const heightOf = ({ top, bottom }: Range): number => bottom - top + 1
export const widthOf = ({ start, end }: Range): number => end - start + 1

/** All cells of a range, row by row. */
export const spotsIn = (range: Range): Spot[] =>
  Array.from({ length: heightOf(range) }, (_, down) =>
    Array.from({ length: widthOf(range) }, (_, along) => ({
      row: range.top + down,
      column: range.start + along,
    })),
  ).flat()

const holds = ({ top, bottom, start, end }: Range, { row, column }: Spot): boolean =>
  row >= top && row <= bottom && column >= start && column <= end

/** What each cell of `to` outside of `from` becomes where the cells of `from` are repeated over it; both begin at the same cell. */
export const filledFrom = <T>(
  from: Range,
  to: Range,
  valueAt: (spot: Spot) => T,
): { readonly spot: Spot; readonly value: T }[] =>
  spotsIn(to).flatMap((spot) =>
    holds(from, spot)
      ? []
      : [
          {
            spot,
            value: valueAt({
              row: from.top + ((spot.row - from.top) % heightOf(from)),
              column: from.start + ((spot.column - from.start) % widthOf(from)),
            }),
          },
        ],
  )

/** How far a fill reaches that is drawn from a range to a cell: down or to the side, whichever is further. */
export function reachOf(range: Range, { row, column }: Spot): Range {
  const [down, along] = [row - range.bottom, column - range.end]
  if (down <= 0 && along <= 0) return range
  return down >= along ? { ...range, bottom: row } : { ...range, end: column }
}

/** Where each value of a pasted block goes: one value fills what is selected, a block is laid down at its first cell and repeated where the selection is a multiple of it. */
export function pastedOver<T>(
  range: Range,
  block: readonly (readonly T[])[],
): { readonly spot: Spot; readonly value: T }[] {
  const [height, width] = [block.length, Math.max(0, ...block.map((row) => row.length))]
  if (height === 0 || width === 0) return []
  const times = (wanted: number, size: number) => (wanted % size === 0 ? wanted : size)
  const over: Range = {
    ...range,
    bottom: range.top + times(heightOf(range), height) - 1,
    end: range.start + times(widthOf(range), width) - 1,
  }
  return spotsIn(over).flatMap((spot) => {
    const row = block[(spot.row - range.top) % height] ?? []
    const at = (spot.column - range.start) % width
    return at < row.length ? [{ spot, value: row[at] as T }] : []
  })
}
