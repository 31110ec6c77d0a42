import type { WrittenNode } from './nodes.ts'
import type { Way } from './useTreeMove.ts'

interface Moved {
  readonly nodes: readonly WrittenNode[]
  /** What the node lies below now; null for the top. */
  readonly above: string | null
}

/** The tree with a node moved; undefined where it cannot go there: beyond an end, or below itself. */
export function movedNode(nodes: readonly WrittenNode[], id: string, way: Way): Moved | undefined {
  const from = placeOf(nodes, id)
  const node = from?.siblings[from.at]
  if (!from || !node) return undefined
  const target = targetOf(nodes, from, way)
  if (!target || target.above === id || holds(node, target.above)) return undefined
  const without = changed(nodes, from.above, (siblings) => siblings.filter((each) => each.id !== id))
  // Taken out of the same row, what follows it has come one place nearer.
  const at = target.above === from.above && target.at > from.at ? target.at - 1 : target.at
  return {
    nodes: changed(without, target.above, (siblings) => siblings.toSpliced(at, 0, node)),
    above: target.above,
  }
}

interface Place {
  readonly above: string | null
  readonly siblings: readonly WrittenNode[]
  readonly at: number
}

function placeOf(nodes: readonly WrittenNode[], id: string, above: string | null = null): Place | undefined {
  const at = nodes.findIndex((node) => node.id === id)
  if (at >= 0) return { above, siblings: nodes, at }
  for (const node of nodes) {
    const found = placeOf(node.below ?? [], id, node.id)
    if (found) return found
  }
  return undefined
}

function targetOf(nodes: readonly WrittenNode[], from: Place, way: Way) {
  if (!('to' in way)) return targetAmong(nodes, from, way.by)
  const to = placeOf(nodes, way.to)
  const node = to?.siblings[to.at]
  if (!to || !node) return undefined
  if (way.by === 'into') return { above: node.id, at: node.below?.length ?? 0 }
  return { above: to.above, at: to.at + (way.by === 'after' ? 1 : 0) }
}

function targetAmong(
  nodes: readonly WrittenNode[],
  { above, siblings, at }: Place,
  by: 'up' | 'down' | 'in' | 'out',
) {
  if (by === 'up') return at > 0 ? { above, at: at - 1 } : undefined
  if (by === 'down') return at < siblings.length - 1 ? { above, at: at + 2 } : undefined
  if (by === 'in') {
    const before = siblings[at - 1]
    return before && !before.disabled ? { above: before.id, at: before.below?.length ?? 0 } : undefined
  }
  const parent = above === null ? undefined : placeOf(nodes, above)
  return parent && { above: parent.above, at: parent.at + 1 }
}

const holds = (node: WrittenNode, id: string | null): boolean =>
  (node.below ?? []).some((each) => each.id === id || holds(each, id))

function changed(
  nodes: readonly WrittenNode[],
  above: string | null,
  change: (siblings: readonly WrittenNode[]) => readonly WrittenNode[],
): readonly WrittenNode[] {
  if (above === null) return change(nodes)
  return nodes.map((node) => {
    if (node.id === above) return { ...node, below: change(node.below ?? []) }
    return node.below ? { ...node, below: changed(node.below, above, change) } : node
  })
}
