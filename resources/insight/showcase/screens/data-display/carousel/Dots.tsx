import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { Slides } from '../../Slides.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Dots() {
  const t = useTexts()
  const [side, setSide] = useState<'top' | 'bottom'>('bottom')
  const options = { top: t('showcase.words.places.top'), bottom: t('showcase.words.places.bottom') }
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.places.side')} value={side} options={options} onChange={setSide} />
      <Slides label={t('showcase.words.archive')} side={side} />
    </div>
  )
}
