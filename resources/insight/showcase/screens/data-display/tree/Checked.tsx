import { useState } from 'react'
import { Tree } from '../../../../../../src/controls/tree/Tree.tsx'
import { useBranch } from '../../categories.ts'
import { useTexts } from '../../words.ts'

export default function Checked() {
  const t = useTexts()
  const [chosen, setChosen] = useState(['shirts', 'men'])
  return (
    <Tree
      isMany
      label={t('showcase.words.chosen')}
      useBranch={useBranch}
      opened={['women', 'tops']}
      chosen={chosen}
      onChoose={({ id }) =>
        setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
      }
    />
  )
}
