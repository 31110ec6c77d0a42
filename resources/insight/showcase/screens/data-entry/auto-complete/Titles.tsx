import { useState } from 'react'
import { TitleBox } from '../../../../../../src/controls/lookup/TitleBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Titles() {
  const t = useTexts()
  const [name, setName] = useState<string | null>(null)
  const part = { id: 'brandName', source: 'brandName', label: t('showcase.words.name') }
  return (
    <Frame {...part}>
      <TitleBox {...part} to="brand" value={name} onChange={setName} />
    </Frame>
  )
}
