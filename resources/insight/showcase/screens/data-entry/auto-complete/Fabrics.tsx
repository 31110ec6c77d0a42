import { useState } from 'react'
import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

const fabrics = ['Cotton', 'Khadi', 'Linen', 'Muslin', 'Silk', 'Wool']

export default function Fabrics() {
  const t = useTexts()
  const [fabric, setFabric] = useState('Linen')
  const [query, setQuery] = useState('')
  const found = fabrics.filter((each) => each.toLowerCase().includes(query.trim().toLowerCase()))
  const part = { id: 'fabric', source: 'fabric', label: t('showcase.words.fabric') }
  return (
    <Frame {...part}>
      <ComboBox
        {...part}
        shown={fabric}
        choices={found.map((each) => ({ id: each, content: each }))}
        chosen={[fabric]}
        isLoading={false}
        hasFailed={false}
        query={query}
        onQuery={setQuery}
        onPick={setFabric}
        onOpen={() => {}}
        onClear={() => setFabric('')}
      />
    </Frame>
  )
}
