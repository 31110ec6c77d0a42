import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Hits, wordsOf } from '../../../../../../src/shell/controls/Hits.tsx'
import { useTexts } from '../../words.ts'

export default function Found() {
  const t = useTexts()
  const [text, setText] = useState('linen')
  return (
    <>
      <TextBox
        id="found-box"
        source="found"
        dense
        label={t('showcase.words.search')}
        text={text}
        onText={setText}
      />
      <p lang="en">
        <Hits text="Linen shirt, washed linen, indigo" words={wordsOf(text)} />
      </p>
    </>
  )
}
