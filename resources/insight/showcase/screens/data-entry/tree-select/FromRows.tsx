import { useState } from 'react'
import { branchesOf, type WrittenNode } from '../../../../../../src/controls/tree/nodes.ts'
import { TreePicker } from '../../../../../../src/controls/tree/TreePicker.tsx'
import { useTexts } from '../../words.ts'

/** Places of a warehouse as a table has them: each says what it lies in. */
const rows = [
  { id: 'A', title: 'A', parent: null },
  { id: 'A-1', title: 'A-1', parent: 'A' },
  { id: 'A-2', title: 'A-2', parent: 'A' },
  { id: 'A-2-04', title: 'A-2-04', parent: 'A-2' },
  { id: 'B', title: 'B', parent: null },
  { id: 'B-1', title: 'B-1', parent: 'B' },
]

const below = (above: string | null): WrittenNode[] =>
  rows.flatMap(({ id, title, parent }) => (parent === above ? [{ id, title, below: below(id) }] : []))

const usePlaces = branchesOf(below(null))

export default function FromRows() {
  const t = useTexts()
  const [chosen, setChosen] = useState('A-2-04')
  return (
    <TreePicker
      open={chosen}
      label={t('showcase.tree-select.words.shelf')}
      useBranch={usePlaces}
      opened={['A', 'A-2']}
      chosen={[chosen]}
      onChoose={({ id }) => setChosen(id)}
    />
  )
}
