import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Hits, hasAll, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sought() {
  const t = useTexts()
  const [text, setText] = useState('lin')
  const words = wordsOf(text)
  const found = products.filter(({ name }) => hasAll(name, words))
  const search = t('showcase.words.search')
  const box = (
    <TextBox
      id="sought-name"
      source="name"
      dense
      label={search}
      placeholder={search}
      text={text}
      onText={setText}
    />
  )
  return (
    <div className={css.stack}>
      <SmallTable label={t('showcase.words.products')} heads={['SKU', { box }]}>
        {found.map(({ code, name }) => (
          <tr key={code}>
            <td>
              <bdi dir="ltr">{code}</bdi>
            </td>
            <td>
              <Hits text={name} words={words} />
            </td>
          </tr>
        ))}
      </SmallTable>
      <p role="status">{found.length === 0 && t('showcase.words.noMatch')}</p>
    </div>
  )
}
