import { useState } from 'react'
import { Choice } from '../../../../../../src/shell/configurator/Choice.tsx'
import { SomeTabs } from '../../SomeTabs.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const layouts = {
  top: { display: 'grid' },
  bottom: { display: 'flex', flexDirection: 'column-reverse' },
  start: { display: 'flex' },
  end: { display: 'flex', flexDirection: 'row-reverse', justifyContent: 'start' },
} as const

export default function Sides() {
  const t = useTexts()
  const [side, setSide] = useState<keyof typeof layouts>('start')
  const options = {
    top: t('showcase.words.places.top'),
    bottom: t('showcase.words.places.bottom'),
    start: t('showcase.words.places.start'),
    end: t('showcase.words.places.end'),
  }
  const isUpright = side === 'start' || side === 'end'
  return (
    <div className={css.stack}>
      <Choice label={t('showcase.words.places.side')} value={side} options={options} onChange={setSide} />
      <SomeTabs orientation={isUpright ? 'vertical' : 'horizontal'} layout={layouts[side]} />
    </div>
  )
}
