import type { ReactNode } from 'react'

/** One thing in a tree. */
export interface TreeNode {
  readonly id: string
  readonly title: string
  /** What is drawn of it, where that is more than its title. */
  readonly content?: ReactNode
  /** Whether something lies below it, so that it can be opened. */
  readonly hasBelow: boolean
  readonly disabled?: boolean
}

/** What lies right below a node. */
export interface Branch {
  readonly nodes: readonly TreeNode[]
  readonly isLoading: boolean
  /** Asks once more, where the nodes could not be had. */
  readonly retry: (() => void) | undefined
}

/** A hook that answers what lies right below a node (the topmost nodes for null); it is called once the node is open. */
export type UseBranch = (id: string | null) => Branch

/** A node of a tree that is there as a whole. */
export interface WrittenNode {
  readonly id: string
  readonly title: string
  readonly disabled?: boolean
  readonly below?: readonly WrittenNode[]
}

/** The branches of a tree that is there as a whole. */
export function branchesOf(roots: readonly WrittenNode[]): UseBranch {
  const known = new Map<string | null, Branch>()
  const note = (id: string | null, nodes: readonly WrittenNode[]) => {
    known.set(id, {
      isLoading: false,
      retry: undefined,
      nodes: nodes.map(({ below = [], ...node }) => ({ ...node, hasBelow: below.length > 0 })),
    })
    for (const node of nodes) note(node.id, node.below ?? [])
  }
  note(null, roots)
  const nothing: Branch = { nodes: [], isLoading: false, retry: undefined }
  return (id) => known.get(id) ?? nothing
}
