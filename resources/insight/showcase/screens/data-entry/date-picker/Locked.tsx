import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { RangeBox } from '../../../../../../src/controls/day/RangeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  const day = { id: 'lockedDay', source: 'lockedDay', label: t('showcase.words.day') }
  const range = { id: 'lockedRange', source: 'lockedRange', label: t('showcase.date-picker.words.sale') }
  const locked = t('showcase.words.locked')
  return (
    <div className={css.stack}>
      <Frame {...day} locked={locked}>
        <DayBox {...day} disabled describedBy="lockedDay-help" value="2026-11-20" onChange={() => {}} />
      </Frame>
      <Frame {...range} group locked={locked}>
        <RangeBox
          {...range}
          disabled
          describedBy="lockedRange-help"
          value={{ from: '2026-11-20', to: '2026-11-30' }}
          onChange={() => {}}
        />
      </Frame>
    </div>
  )
}
