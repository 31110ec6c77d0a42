import { useState } from 'react'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { StepBox } from '../../StepBox.tsx'
import { useTexts } from '../../words.ts'

export default function Stepped() {
  const t = useTexts()
  const [value, setValue] = useState(5.5)
  const part = { id: 'stepped-box', label: t('showcase.words.size') }
  return (
    <Frame {...part} source="size" help="± 0.25 m">
      <StepBox {...part} step={0.25} digits={2} value={value} onChange={setValue} />
    </Frame>
  )
}
