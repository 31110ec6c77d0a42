import { TimeBox } from '../../../../../../src/controls/day/TimeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Locked() {
  const t = useTexts()
  const part = { id: 'lockedTime', source: 'lockedTime', label: t('showcase.words.time') }
  return (
    <Frame {...part} locked={t('showcase.words.locked')}>
      <TimeBox {...part} disabled describedBy="lockedTime-help" value="18:00" onChange={() => {}} />
    </Frame>
  )
}
