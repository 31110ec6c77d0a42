import { useState } from 'react'
import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { fabrics } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function AddItem() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [all, setAll] = useState(fabrics)
  const [chosen, setChosen] = useState('Linen')
  const [query, setQuery] = useState('')
  const sought = query.trim()
  const found = all.filter((fabric) => fabric.toLowerCase().includes(sought.toLowerCase()))
  const isNew = sought !== '' && !all.some((fabric) => fabric.toLowerCase() === sought.toLowerCase())
  const part = { id: 'add-item', source: 'fabric', label: t('showcase.words.fabric') }
  return (
    <Frame {...part}>
      <ComboBox
        {...part}
        shown={chosen}
        choices={[
          ...found.map((id) => ({ id, content: id })),
          ...(isNew ? [{ id: sought, content: <b>{pair(t('showcase.words.add'), sought)}</b> }] : []),
        ]}
        chosen={[chosen]}
        isLoading={false}
        hasFailed={false}
        query={query}
        onQuery={setQuery}
        onPick={(fabric) => {
          setChosen(fabric)
          if (!all.includes(fabric)) setAll([...all, fabric])
        }}
        onOpen={() => setQuery('')}
      />
    </Frame>
  )
}
