import { useState } from 'react'
import { CheckList } from '../../../../../../src/controls/parts/CheckList.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Several() {
  const t = useTexts()
  const [chosen, setChosen] = useState<readonly string[]>(['medium'])
  const choices = ['small', 'medium', 'large'].map((value) => ({
    value,
    label: t(`showcase.words.${value}`),
  }))
  const part = { id: 'sizes', source: 'sizes', label: t('showcase.words.size') }
  return (
    <Frame {...part} group>
      <CheckList id="sizes" choices={choices} chosen={chosen} onChoose={setChosen} />
    </Frame>
  )
}
