import { useState } from 'react'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { PickedTable } from '../../PickedTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function OneChosen() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [chosen, setChosen] = useState('SS-011')
  return (
    <div className={css.stack}>
      <PickedTable by="radio" chosen={[chosen]} onPick={setChosen} />
      <p role="status">{pair(t('showcase.words.chosen'), chosen)}</p>
    </div>
  )
}
