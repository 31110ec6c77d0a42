import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Formats() {
  const t = useTexts()
  const [day, setDay] = useState<string | null>('2026-11-20')
  return (
    <div className={css.stack}>
      {(['short', 'medium', 'long'] as const).map((style) => {
        const part = {
          id: `format-${style}`,
          source: style,
          label: t(`showcase.date-picker.words.${style}`),
        }
        return (
          <Frame key={style} {...part}>
            <DayBox {...part} style={style} value={day} onChange={setDay} />
          </Frame>
        )
      })}
    </div>
  )
}
