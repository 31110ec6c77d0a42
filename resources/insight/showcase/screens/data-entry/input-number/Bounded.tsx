import { useState } from 'react'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { StepBox } from '../../StepBox.tsx'
import { useTexts } from '../../words.ts'

export default function Bounded() {
  const t = useTexts()
  const [value, setValue] = useState(8)
  const part = { id: 'bounded-box', label: t('showcase.words.stock') }
  return (
    <Frame {...part} source="stock" help="0 – 20">
      <StepBox {...part} min={0} max={20} value={value} onChange={setValue} />
    </Frame>
  )
}
