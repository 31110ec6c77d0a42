import { useState } from 'react'
import { Transfer } from '../../../../../../src/controls/transfer/Transfer.tsx'
import { useTexts } from '../../words.ts'

const items = ['SKU', 'Linen shirt', 'Silk sari', 'Cotton kurta', 'Wool shawl'].map((title) => ({
  id: title,
  title,
}))

export default function Columns() {
  const t = useTexts()
  const [taken, setTaken] = useState(['Silk sari', 'SKU'])
  return (
    <Transfer
      labels={[t('showcase.words.available'), t('showcase.words.chosen')]}
      items={items}
      taken={taken}
      onChange={setTaken}
    />
  )
}
