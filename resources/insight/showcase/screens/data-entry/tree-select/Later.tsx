import { useState } from 'react'
import { TreePicker } from '../../../../../../src/controls/tree/TreePicker.tsx'
import { titles } from '../../categories.ts'
import { useLateBranch } from '../../lateBranch.ts'
import { useTexts } from '../../words.ts'

export default function Later() {
  const t = useTexts()
  const [chosen, setChosen] = useState<string>()
  const label = t('showcase.words.categories')
  return (
    <TreePicker
      open={chosen === undefined ? label : (titles.get(chosen) ?? '')}
      label={label}
      useBranch={useLateBranch}
      chosen={chosen === undefined ? [] : [chosen]}
      onChoose={({ id }) => setChosen(id)}
    />
  )
}
