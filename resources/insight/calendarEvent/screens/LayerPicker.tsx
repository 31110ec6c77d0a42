import { CheckList } from '../../../../src/controls/parts/CheckList.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './calendar.module.css'
import { Entry } from './Entry.tsx'
import type { useCalendar } from './useCalendar.ts'

interface LayerPickerProps {
  calendar: ReturnType<typeof useCalendar>
  words: AreaWords
}

/** Which dates of the shop lie in the calendar, and those of them that hold all the time that is shown. */
export function LayerPicker({ calendar: { layers, isWide, spans = [] }, words: { text } }: LayerPickerProps) {
  const lasting = spans.filter(({ isLasting, date }) => isLasting && date)
  return (
    <div className={css.layers}>
      <details open={isWide}>
        <summary>{text('layers')}</summary>
        <CheckList
          id="calendar-layers"
          choices={layers.offered.map((name) => ({ value: name, label: text(`layer.${name}`) }))}
          chosen={layers.shown}
          onChoose={layers.show}
        />
      </details>
      {lasting.length > 0 && (
        <details>
          <summary>{text('lasting', { smart_count: lasting.length })}</summary>
          <ul>
            {lasting.map((span) => (
              <li key={span.key}>
                <Entry span={span} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
