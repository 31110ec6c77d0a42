import { useState } from 'react'
import { MentionBox, type UsePeople } from '../../../../../../src/controls/mention/MentionBox.tsx'
import type { Person } from '../../../../../../src/controls/mention/mentionAt.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

/** Products by their number or their name. */
const useProducts: UsePeople = (query) => {
  const sought = query?.toLocaleLowerCase()
  const found = products
    .filter(
      ({ code, name }) => sought !== undefined && `${code} ${name}`.toLocaleLowerCase().includes(sought),
    )
    .map(({ code, name }) => ({ id: code, name: code, hint: name }))
  return { people: found, isLoading: false }
}

export default function Products() {
  const t = useTexts()
  const [text, setText] = useState('')
  const [named, setNamed] = useState<readonly Person[]>([])
  const part = { id: 'noteOfProducts', source: 'noteOfProducts', label: t('showcase.words.note') }
  return (
    <Frame {...part} help={named.map(({ id }) => products.find(({ code }) => code === id)?.name).join(' · ')}>
      <MentionBox
        {...part}
        sign="#"
        lines={2}
        placeholder="#"
        text={text}
        named={named}
        usePeople={useProducts}
        peopleLabel={t('showcase.words.products')}
        onText={(next, still) => {
          setText(next)
          setNamed(still)
        }}
      />
    </Frame>
  )
}
