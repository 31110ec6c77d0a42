import { useState } from 'react'
import type { UseBranch } from '../../../../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { useLateBranch } from '../../lateBranch.ts'
import { useTexts } from '../../words.ts'

/** What lies below comes after a while, and at “Men” only when it is asked for once more. */
const useBranchAskedTwice: UseBranch = (id) => {
  const branch = useLateBranch(id)
  const [tries, setTries] = useState(0)
  const hasFailed = id === 'men' && tries === 0 && !branch.isLoading
  return hasFailed ? { ...branch, retry: () => setTries(1) } : branch
}

export default function Later() {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Tree
      label={t('showcase.words.load')}
      useBranch={useBranchAskedTwice}
      chosen={chosen}
      onChoose={({ id }) => setChosen([id])}
    />
  )
}
