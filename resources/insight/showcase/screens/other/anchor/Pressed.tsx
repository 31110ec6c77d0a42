import { useState } from 'react'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { Anchors } from '../../Anchors.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Pressed() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [picked, setPicked] = useState('')
  return (
    <div className={css.stack}>
      <Anchors id="pressed" isBeside onPick={setPicked} />
      <p role="status">{pair(t('showcase.words.chosen'), picked)}</p>
    </div>
  )
}
