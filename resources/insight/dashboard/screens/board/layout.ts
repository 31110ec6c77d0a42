/** How wide a tile is: a third of the board, half of it, or all of it. */
export const tileSizes = ['third', 'half', 'full'] as const

export type TileSize = (typeof tileSizes)[number]

/** What somebody arranged on a board: the order of tiles, those hidden, sizes other than the usual, and the saved views that are tiles of it. All may be absent. */
export interface Layout {
  readonly order?: readonly string[]
  readonly hidden?: readonly string[]
  readonly sizes?: Readonly<Record<string, TileSize>>
  readonly views?: readonly string[]
}

/** The tile of a saved view. Unlike the others it stands on a board only where somebody put it there. */
export const viewTileName = (id: string): string => `view-${id}`

const isOfView = (name: string) => name.startsWith(viewTileName(''))

export const isHidden = ({ hidden, views }: Layout, name: string): boolean =>
  isOfView(name) ? !views?.includes(name) : (hidden?.includes(name) ?? false)

/** Tiles in the order of a layout; those it does not know stay where they usually are, after the tile that usually precedes them. */
export function ordered<T extends { readonly name: string }>(
  tiles: readonly T[],
  { order = [] }: Layout,
): T[] {
  const known = tiles.filter(({ name }) => order.includes(name))
  const result = [...known].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  for (const [index, tile] of tiles.entries()) {
    if (order.includes(tile.name)) continue
    const before = tiles[index - 1]
    const at = before ? result.findIndex(({ name }) => name === before.name) : -1
    result.splice(at + 1, 0, tile)
  }
  return result
}

/** The layout in which a tile stands one place earlier or later among the shown ones of its part of the board. */
export function withMoved(
  layout: Layout,
  part: readonly string[],
  name: string,
  step: 1 | -1,
  all: readonly string[],
): Layout {
  const from = part.indexOf(name)
  const other = part[from + step]
  if (from < 0 || other === undefined) return layout
  const order = all.map((each) => (each === name ? other : each === other ? name : each))
  return { ...layout, order }
}

/** The layout in which a tile was put where another one stands; those between the two make room. */
export function withPlaced(layout: Layout, name: string, target: string, all: readonly string[]): Layout {
  const to = all.indexOf(target)
  if (to < 0 || !all.includes(name) || name === target) return layout
  const order = all.filter((each) => each !== name)
  order.splice(to, 0, name)
  return { ...layout, order }
}

export function withHidden(layout: Layout, name: string, isAway: boolean): Layout {
  const list = isOfView(name) ? 'views' : 'hidden'
  const others = (layout[list] ?? []).filter((each) => each !== name)
  return { ...layout, [list]: isAway === (list === 'hidden') ? [...others, name] : others }
}

export const withSize = (layout: Layout, name: string, size: TileSize): Layout => ({
  ...layout,
  sizes: { ...layout.sizes, [name]: size },
})
