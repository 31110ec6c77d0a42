import { useState } from 'react'
import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { products } from '../../products.ts'
import { useLate } from '../../useLate.ts'
import { useTexts } from '../../words.ts'

const find = (query: string) =>
  products.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()))

export default function Async() {
  const t = useTexts()
  const [code, setCode] = useState<string | null>(null)
  const [query, setQuery] = useState('')
  const { found, isLoading } = useLate(query, find)
  const part = { id: 'async-box', source: 'product', label: t('showcase.words.products') }
  return (
    <Frame {...part}>
      <ComboBox
        {...part}
        shown={products.find((product) => product.code === code)?.name ?? ''}
        choices={found.map(({ code: id, name }) => ({ id, content: name }))}
        chosen={code === null ? [] : [code]}
        isLoading={isLoading}
        hasFailed={false}
        query={query}
        onQuery={setQuery}
        onPick={setCode}
        onOpen={() => setQuery('')}
        onClear={() => setCode(null)}
      />
    </Frame>
  )
}
