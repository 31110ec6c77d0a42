import { useState } from 'react'
import type { WrittenNode } from '../../../../../../src/controls/tree/nodes.ts'
import { LongTree } from '../../LongTree.tsx'
import { useTexts } from '../../words.ts'

/** A hundred styles with a hundred variants each. */
const styles: readonly WrittenNode[] = Array.from({ length: 100 }, (_, style) => ({
  id: `${style}`,
  title: `LS-${200 + style}`,
  below: Array.from({ length: 100 }, (_, variant) => ({
    id: `${style}-${variant}`,
    title: `LS-${200 + style}-${100 + variant}`,
  })),
}))

export default function Long() {
  const t = useTexts()
  const [chosen, setChosen] = useState<string>()
  return (
    <LongTree
      label={t('showcase.words.stock')}
      nodes={styles}
      opened={['0', '1', '2']}
      chosen={chosen}
      onChoose={({ id }) => setChosen(id)}
    />
  )
}
