import { useMemo, useState } from 'react'
import { movedNode } from '../../../../../../src/controls/tree/movedNode.ts'
import { branchesOf } from '../../../../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { categories } from '../../categories.ts'
import { useTexts } from '../../words.ts'

export default function Dragged() {
  const t = useTexts()
  const [nodes, setNodes] = useState(categories)
  const [chosen, setChosen] = useState<string>()
  return (
    <Tree
      label={t('showcase.words.categories')}
      useBranch={useMemo(() => branchesOf(nodes), [nodes])}
      opened={['women', 'men']}
      chosen={chosen === undefined ? [] : [chosen]}
      onChoose={({ id }) => setChosen(id)}
      onMove={(id, way) => {
        const moved = movedNode(nodes, id, way)
        if (moved) setNodes(moved.nodes)
        return moved?.above
      }}
    />
  )
}
