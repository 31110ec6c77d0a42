import { useState } from 'react'
import { ChoiceBox } from '../../../../../../src/controls/parts/ChoiceBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { useTexts } from '../../words.ts'

const codes = ['+91', '+33', '+81', '+86'].map((value) => ({ value, label: value }))

export default function Grouped() {
  const t = useTexts()
  const [code, setCode] = useState('+91')
  const [number, setNumber] = useState('98123 45678')
  const label = t('showcase.words.phone')
  return (
    <Frame id="grouped" source="phone" label={label} group>
      <div style={{ display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: 8 }}>
        <ChoiceBox
          id="grouped-code"
          source="code"
          dense
          label={t('showcase.words.dialCode')}
          choices={codes}
          chosen={code}
          onChoose={setCode}
        />
        <TextBox
          id="grouped-number"
          source="number"
          dense
          dir="ltr"
          inputMode="tel"
          label={label}
          text={number}
          onText={setNumber}
        />
      </div>
    </Frame>
  )
}
