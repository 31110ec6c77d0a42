import { ChoiceBox } from '../../../../src/controls/parts/ChoiceBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

type Column = 'hour' | 'minute' | 'second'
const size = { hour: 24, minute: 60, second: 60 }

interface TimeColumnsProps {
  id: string
  /** `09:30:00`. */
  value: string
  onChange: (value: string) => void
  columns?: readonly Column[]
  /** Minutes and seconds go by so many. */
  step?: number
  /** By the twelve-hour clock, with a column for the half of the day. */
  isTwelve?: boolean
}

/** A time chosen column by column, by the browser's own controls. */
export function TimeColumns({
  id,
  value,
  onChange,
  columns = ['hour', 'minute'],
  step = 1,
  isTwelve = false,
}: TimeColumnsProps) {
  const t = useTexts()
  const [hour = 0, minute = 0, second = 0] = value.split(':').map(Number)
  const parts = { hour, minute, second }
  const two = (figure: number) => String(figure).padStart(2, '0')
  const set = (changed: Partial<typeof parts>) => {
    const next = { ...parts, ...changed }
    onChange([next.hour, next.minute, next.second].map(two).join(':'))
  }
  const half = hour < 12 ? 'am' : 'pm'
  const choicesOf = (column: Column) => {
    if (column === 'hour' && isTwelve)
      return Array.from({ length: 12 }, (_, at) => ({
        value: two((hour < 12 ? 0 : 12) + at),
        label: two(at === 0 ? 12 : at),
      }))
    const by = column === 'hour' ? 1 : step
    return Array.from({ length: size[column] / by }, (_, at) => ({
      value: two(at * by),
      label: two(at * by),
    }))
  }
  return (
    <Frame id={id} source="time" label={t('showcase.words.time')} group>
      <div className={css.three} dir="ltr">
        {columns.map((column) => (
          <ChoiceBox
            key={column}
            id={`${id}-${column}`}
            source={column}
            dense
            label={t(`showcase.words.clock.${column}`)}
            choices={choicesOf(column)}
            chosen={two(parts[column])}
            onChoose={(figure) => set({ [column]: Number(figure) })}
          />
        ))}
        {isTwelve && (
          <ChoiceBox
            id={`${id}-half`}
            source="half"
            dense
            label={t('showcase.words.clock.half')}
            choices={(['am', 'pm'] as const).map((each) => ({
              value: each,
              label: t(`showcase.words.clock.${each}`),
            }))}
            chosen={half}
            onChoose={(each) => set({ hour: (hour % 12) + (each === 'pm' ? 12 : 0) })}
          />
        )}
      </div>
    </Frame>
  )
}
