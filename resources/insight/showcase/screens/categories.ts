import {
  branchesOf,
  type TreeNode,
  type UseBranch,
  type WrittenNode,
} from '../../../../src/controls/tree/nodes.ts'

/** A small tree of categories that trees are shown with. */
export const categories: readonly WrittenNode[] = [
  {
    id: 'women',
    title: 'Women',
    below: [
      {
        id: 'tops',
        title: 'Tops',
        below: [
          { id: 'shirts', title: 'Shirts' },
          { id: 'kurtas', title: 'Kurtas' },
        ],
      },
      { id: 'saris', title: 'Saris' },
    ],
  },
  { id: 'men', title: 'Men', below: [{ id: 'shirtsMen', title: 'Linen shirts' }] },
  { id: 'home', title: 'Home textiles', disabled: true },
]

export const useBranch: UseBranch = branchesOf(categories)

/** Those that have something below them. */
export const branches: readonly string[] = branchesIn(categories)

function branchesIn(nodes: readonly WrittenNode[]): string[] {
  return nodes.flatMap(({ id, below }) => (below ? [id, ...branchesIn(below)] : []))
}

/** How the categories are called, by their ids. */
export const titles: ReadonlyMap<string, string> = new Map(titlesIn(categories))

function titlesIn(nodes: readonly WrittenNode[]): [string, string][] {
  return nodes.flatMap(({ id, title, below = [] }) => [[id, title], ...titlesIn(below)])
}

/** What leads to a category from the top, itself last; nothing where there is none. */
export function wayTo(id: string | null, nodes: readonly WrittenNode[] = categories): readonly TreeNode[] {
  for (const { below = [], ...node } of nodes) {
    const own = { ...node, hasBelow: below.length > 0 }
    if (node.id === id) return [own]
    const further = wayTo(id, below)
    if (further.length > 0) return [own, ...further]
  }
  return []
}
