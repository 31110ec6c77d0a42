import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import type { DrawItems } from '../../../../../../src/controls/transfer/transferItem.ts'
import { checkedBranches, toggledBranch } from '../../../../../../src/controls/tree/checkedBranches.ts'
import { branchesOf, type WrittenNode } from '../../../../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { categories, titles } from '../../categories.ts'
import { useTexts } from '../../words.ts'

const items = ['shirts', 'kurtas', 'saris', 'shirtsMen'].map((id) => ({ id, title: titles.get(id) ?? id }))

/** The tree with no other leaves than these. */
const treeWith = (nodes: readonly WrittenNode[], leaves: readonly string[]): WrittenNode[] =>
  nodes.flatMap((node) => {
    const below = treeWith(node.below ?? [], leaves)
    return below.length > 0 || leaves.includes(node.id) ? [{ ...node, below }] : []
  })

export default function FromTree() {
  const t = useTexts()
  const [taken, setTaken] = useState(['kurtas'])
  const label = t('showcase.words.categories')
  const draw: DrawItems = ({ items: free, picked, onPick }) => {
    const roots = treeWith(
      categories,
      free.map(({ id }) => id),
    )
    if (roots.length === 0) return null
    return (
      <Tree
        isMany
        label={label}
        useBranch={branchesOf(roots)}
        opened={['women', 'tops', 'men']}
        {...checkedBranches(roots, picked)}
        onChoose={({ id }) => onPick(toggledBranch(roots, picked, id))}
      />
    )
  }
  return (
    <Transfer
      labels={[label, t('showcase.words.chosen')]}
      items={items}
      taken={taken}
      draw={[draw, undefined]}
      onChange={setTaken}
    />
  )
}
