import { useState } from 'react'
import { branchesOf, type WrittenNode } from '../../../../../../src/controls/tree/nodes.ts'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { ColumnsPicker } from '../../ColumnsPicker.tsx'
import { useTexts } from '../../words.ts'

/** Places as a carrier lists them, by names of its own. */
interface Place {
  readonly code: string
  readonly label: string
  readonly parts?: readonly Place[]
}

const places: readonly Place[] = [
  {
    code: 'MH',
    label: 'Maharashtra',
    parts: [
      { code: 'MUM', label: 'Mumbai' },
      { code: 'PNQ', label: 'Pune' },
    ],
  },
  { code: 'KA', label: 'Karnataka', parts: [{ code: 'BLR', label: 'Bengaluru' }] },
]

const nodesOf = (all: readonly Place[]): WrittenNode[] =>
  all.map(({ code, label, parts = [] }) => ({ id: code, title: label, below: nodesOf(parts) }))

const usePlaces = branchesOf(nodesOf(places))

export default function OwnNames() {
  const t = useTexts()
  const { pair, list } = usePunctuation()
  const [way, setWay] = useState<readonly string[]>(['Maharashtra', 'Pune'])
  const [chosen, setChosen] = useState('PNQ')
  const label = t('showcase.cascader.words.place')
  return (
    <ColumnsPicker
      leavesOnly
      label={label}
      open={pair(label, list(way.toReversed()))}
      useBranch={usePlaces}
      opened={['MH']}
      chosen={chosen}
      onChoose={(nodes) => {
        setWay(nodes.map(({ title }) => title))
        setChosen(nodes.at(-1)?.id ?? '')
      }}
    />
  )
}
