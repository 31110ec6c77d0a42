import { useEffect, useState } from 'react'
import type { UseBranch } from '../../../../../../src/controls/tree/nodes.ts'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { useBranch } from '../../categories.ts'
import { useTexts } from '../../words.ts'

/** What lies below comes after a while, and at “Men” only when it is asked for once more. */
const useLateBranch: UseBranch = (id) => {
  const branch = useBranch(id)
  const [isThere, setThere] = useState(id === null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 600)
    return () => clearTimeout(timer)
  }, [])
  if (!isThere) return { nodes: [], isLoading: true, retry: undefined }
  return id === 'men' && tries === 0 ? { ...branch, retry: () => setTries(1) } : branch
}

export default function Later() {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>([])
  return (
    <Tree
      label={t('showcase.words.load')}
      useBranch={useLateBranch}
      chosen={chosen}
      onChoose={({ id }) => setChosen([id])}
    />
  )
}
