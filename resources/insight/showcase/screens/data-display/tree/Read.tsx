import { useState } from 'react'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { useBranch } from '../../categories.ts'
import { useTexts } from '../../words.ts'

export default function Read() {
  const t = useTexts()
  const [chosen, setChosen] = useState('saris')
  return (
    <Tree
      label={t('showcase.words.categories')}
      useBranch={useBranch}
      opened={['women']}
      chosen={[chosen]}
      onChoose={({ id }) => setChosen(id)}
    />
  )
}
