import { type ComponentProps, useState } from 'react'
import { Tree } from '../../../../src/controls/tree/Tree.tsx'
import { useBranch } from './categories.ts'
import { useTexts } from './words.ts'

/** The tree of the catalogue, one node of which is chosen, in some look. */
export function ChosenTree(look: Pick<ComponentProps<typeof Tree>, 'isLined' | 'sign' | 'toggleSign'>) {
  const t = useTexts()
  const [chosen, setChosen] = useState('kurtas')
  return (
    <Tree
      label={t('showcase.words.categories')}
      useBranch={useBranch}
      opened={['women', 'tops']}
      chosen={[chosen]}
      onChoose={({ id }) => setChosen(id)}
      {...look}
    />
  )
}
