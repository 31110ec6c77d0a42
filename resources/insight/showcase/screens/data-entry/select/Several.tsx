import { useState } from 'react'
import { CheckList } from '../../../../../../src/controls/parts/CheckList.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const sizes = ['S', 'M', 'L', 'XL'].map((value) => ({ value, label: value }))

export default function Several() {
  const t = useTexts()
  const { pair, list } = usePunctuation()
  const [chosen, setChosen] = useState(['M', 'L'])
  return (
    <div className={css.stack}>
      <Frame id="several-box" source="sizes" label={t('showcase.words.size')} group>
        <CheckList id="several-box" choices={sizes} chosen={chosen} onChoose={setChosen} />
      </Frame>
      <p role="status">{pair(t('showcase.words.chosen'), list(chosen))}</p>
    </div>
  )
}
