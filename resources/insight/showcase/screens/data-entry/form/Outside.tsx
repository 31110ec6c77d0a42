import { useState } from 'react'
import { TextBoxField } from '../../../../../../src/controls/parts/TextBoxField.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Outside() {
  const t = useTexts()
  const [values, setValues] = useState({ name: 'Linen shirt', fabric: 'Linen' })
  return (
    <div className={css.stack}>
      {(['name', 'fabric'] as const).map((part) => (
        <TextBoxField
          key={part}
          id={`outside-${part}`}
          source={part}
          label={t(`showcase.words.${part}`)}
          text={values[part]}
          onText={(text) => setValues({ ...values, [part]: text })}
        />
      ))}
      <output>
        <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
          {JSON.stringify(values)}
        </code>
      </output>
    </div>
  )
}
