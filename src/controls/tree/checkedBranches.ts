import type { WrittenNode } from './nodes.ts'

/** What a tree shows while only what has nothing below it is chosen: whole branches, and those of which a part is. */
interface CheckedBranches {
  readonly chosen: readonly string[]
  readonly partly: readonly string[]
}

/** What is checked, with all above it, where `leaves` are chosen. */
export function checkedBranches(roots: readonly WrittenNode[], leaves: readonly string[]): CheckedBranches {
  const own = roots.map((node) => {
    const below = leavesOf([node])
    const count = below.filter((id) => leaves.includes(id)).length
    const under = checkedBranches(node.below ?? [], leaves)
    const isWhole = below.length > 0 && count === below.length
    return {
      chosen: isWhole ? [node.id, ...under.chosen] : under.chosen,
      partly: !isWhole && count > 0 ? [node.id, ...under.partly] : under.partly,
    }
  })
  return { chosen: own.flatMap(({ chosen }) => chosen), partly: own.flatMap(({ partly }) => partly) }
}

/** The leaves after a press on a node: all below it, or, where all are chosen already, none of them. */
export function toggledBranch(
  roots: readonly WrittenNode[],
  leaves: readonly string[],
  id: string,
): readonly string[] {
  const node = nodeIn(roots, id)
  const below = node ? leavesOf([node]) : []
  const others = leaves.filter((leaf) => !below.includes(leaf))
  return below.every((leaf) => leaves.includes(leaf)) ? others : [...others, ...below]
}

/** Whatever can be chosen and has nothing below it. */
const leavesOf = (nodes: readonly WrittenNode[]): string[] =>
  nodes.flatMap(({ id, disabled, below = [] }) => (disabled ? [] : below.length > 0 ? leavesOf(below) : [id]))

const nodeIn = (nodes: readonly WrittenNode[], id: string): WrittenNode | undefined =>
  nodes.find((node) => node.id === id) ??
  nodes.map(({ below = [] }) => nodeIn(below, id)).find((found) => found !== undefined)
