import { useState } from 'react'
import { Affix } from '../../../../../../src/controls/parts/Affix.tsx'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import { useTexts } from '../../words.ts'

export default function AddOns() {
  const t = useTexts()
  const [text, setText] = useState('kesar-studio')
  return (
    <TextBoxField
      id="add-ons"
      source="address"
      label={t('showcase.words.address')}
      dir="ltr"
      text={text}
      onText={setText}
      start={<Affix>https://</Affix>}
      end={<Affix isLast>.example.in</Affix>}
    />
  )
}
