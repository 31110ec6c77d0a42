import { useState } from 'react'
import { TimeBox } from '../../../../../../src/controls/day/TimeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Time() {
  const t = useTexts()
  const [time, setTime] = useState<string | null>('09:30')
  const part = { id: 'time-box', source: 'time', label: t('showcase.words.time') }
  return (
    <Frame {...part}>
      <TimeBox {...part} value={time} onChange={setTime} />
    </Frame>
  )
}
