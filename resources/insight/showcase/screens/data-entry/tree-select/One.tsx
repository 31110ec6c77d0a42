import { useState } from 'react'
import { TreePicker } from '../../../../../../src/controls/tree/TreePicker.tsx'
import { titles, useBranch } from '../../categories.ts'
import { useTexts } from '../../words.ts'

export default function One() {
  const t = useTexts()
  const [chosen, setChosen] = useState('kurtas')
  return (
    <TreePicker
      open={titles.get(chosen) ?? ''}
      label={t('showcase.words.categories')}
      useBranch={useBranch}
      opened={['women', 'tops']}
      chosen={[chosen]}
      onChoose={({ id }) => setChosen(id)}
    />
  )
}
