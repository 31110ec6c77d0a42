import { useTranslate } from 'ra-core'
import { DayBox } from '../../../../src/controls/day/DayBox.tsx'
import { TimeBox } from '../../../../src/controls/day/TimeBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import type { WallTime } from '../../../../src/fields/dateTime/zonedTime.ts'
import css from './calendar.module.css'

interface MomentFieldProps {
  id: string
  source: string
  label: string
  disabled: boolean
  invalid: boolean
  describedBy: string | undefined
  error: string | undefined
  value: WallTime
  hasTime: boolean
  onChange: (value: WallTime) => void
}

/** A day, and a time of it where it counts, by the shop's clock. */
export function MomentField({ value, hasTime, error, onChange, ...tie }: MomentFieldProps) {
  const translate = useTranslate()
  return (
    <Frame id={tie.id} source={tie.source} label={tie.label} required error={error}>
      <div className={css.moment}>
        <DayBox
          {...tie}
          required
          value={value.day}
          onChange={(day) => onChange({ ...value, day: day ?? '' })}
        />
        {hasTime && (
          <TimeBox
            {...tie}
            id={`${tie.id}-time`}
            label={translate('fields.day.time', { field: tie.label })}
            value={value.time}
            onChange={(time) => onChange({ ...value, time: time ?? '00:00' })}
          />
        )}
      </div>
    </Frame>
  )
}
