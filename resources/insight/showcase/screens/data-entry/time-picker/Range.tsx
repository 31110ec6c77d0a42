import { useState } from 'react'
import { TimeBox } from '../../../../../../src/controls/day/TimeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const ends = ['from', 'to'] as const

export default function Range() {
  const t = useTexts()
  const [times, setTimes] = useState<Record<(typeof ends)[number], string | null>>({
    from: '09:30',
    to: '18:00',
  })
  const isWrong = times.from !== null && times.to !== null && times.to < times.from
  return (
    <div className={css.stack}>
      {ends.map((end) => {
        const part = { id: `time-${end}`, source: end, label: t(`showcase.words.${end}`) }
        const isFaulty = end === 'to' && isWrong
        return (
          <Frame key={end} {...part} error={isFaulty ? t('showcase.words.clock.wrongOrder') : undefined}>
            <TimeBox
              {...part}
              value={times[end]}
              invalid={isFaulty}
              describedBy={isFaulty ? `${part.id}-error` : undefined}
              onChange={(time) => setTimes({ ...times, [end]: time })}
            />
          </Frame>
        )
      })}
    </div>
  )
}
