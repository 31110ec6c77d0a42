import { useState } from 'react'
import { ComboBox } from '../../../../../../src/controls/lookup/ComboBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { Hits, hasAll, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function Search() {
  const t = useTexts()
  const [code, setCode] = useState('SS-011')
  const [query, setQuery] = useState('')
  const words = wordsOf(query)
  const part = { id: 'searched', source: 'product', label: t('showcase.words.products') }
  return (
    <Frame {...part}>
      <ComboBox
        {...part}
        shown={products.find((product) => product.code === code)?.name ?? ''}
        choices={products
          .filter(({ name }) => hasAll(name, words))
          .map(({ code: id, name, stock }) => ({
            id,
            disabled: stock === 0,
            content: <Hits text={name} words={words} />,
          }))}
        chosen={[code]}
        isLoading={false}
        hasFailed={false}
        query={query}
        onQuery={setQuery}
        onPick={setCode}
        onOpen={() => setQuery('')}
      />
    </Frame>
  )
}
