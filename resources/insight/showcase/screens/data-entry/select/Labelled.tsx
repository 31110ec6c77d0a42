import { useState } from 'react'
import { ChoiceField } from '../../../../../../src/controls/parts/ChoiceField.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Labelled() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [code, setCode] = useState('CK-077')
  const chosen = products.find((product) => product.code === code)
  return (
    <div className={css.stack}>
      <ChoiceField
        id="labelled-box"
        source="product"
        label={t('showcase.words.products')}
        choices={products.map(({ code: value, name }) => ({ value, label: name }))}
        chosen={code}
        onChoose={setCode}
      />
      <p role="status">
        {pair('SKU', code)} · {pair(t('showcase.words.name'), chosen?.name ?? '')}
      </p>
    </div>
  )
}
