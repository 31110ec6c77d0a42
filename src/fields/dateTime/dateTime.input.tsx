import { useLocale, useTranslate } from 'ra-core'
import css from '../../controls/day/Calendar.module.css'
import { DayBox } from '../../controls/day/DayBox.tsx'
import { addDays, isDay } from '../../controls/day/days.ts'
import { TimeBox } from '../../controls/day/TimeBox.tsx'
import { filtered } from '../../controls/filter/filtered.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { defined } from '../../core/defined.ts'
import { date } from '../date/date.ts'
import type { FieldInput, FilterProps } from '../view.ts'
import type { DateTimeOptions } from './dateTime.ts'
import { formatTime } from './formatTime.ts'
import { shopTimeZone } from './shopTimeZone.ts'
import { momentOf, wallTimeOf } from './zonedTime.ts'

/** A day and a time on the shop's clock, whose zone is named; kept in UTC. */
function Edit({ value, onChange, ...props }: EditorProps<string, DateTimeOptions>) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const known = value !== null && !Number.isNaN(Date.parse(value)) && value.includes('T')
  const wall = known ? wallTimeOf(value) : { day: value, time: '00:00' }
  const change = (day: string | null, time: string) => onChange(isDay(day) ? momentOf({ day, time }) : day)
  const zone = formatTime(known ? value : new Date().toISOString(), locale, { timeZoneName: 'short' })
    .split(/[\s,、]+/)
    .at(-1)
  return (
    <div className={css.moment}>
      <DayBox {...props} value={wall.day} onChange={(day) => change(day, wall.time)} />
      <TimeBox
        {...props}
        id={`${props.id}-time`}
        label={translate('fields.day.time', { field: props.label })}
        disabled={props.disabled || !known}
        value={known ? wall.time : null}
        onChange={(time) => change(wall.day, time ?? '00:00')}
      />
      <abbr className={css.zone} title={shopTimeZone()}>
        {zone}
      </abbr>
    </div>
  )
}

const startOf = (day: string) => momentOf({ day, time: '00:00' })

const endOf = (day: string) => new Date(Date.parse(startOf(addDays(day, 1))) - 1).toISOString()

const dayOf = (moment: unknown) => (typeof moment === 'string' ? wallTimeOf(moment).day : undefined)

const DayFilter = filtered<string, DateTimeOptions>({ words: 'day', One: DayBox })

/** Asks for days of the shop; `on` a day means from its first moment to its last. */
function Filter({ test, onChange, field, ...props }: FilterProps<DateTimeOptions>) {
  const [from, to] = [dayOf(test.gte), dayOf(test.lte)]
  const isOneDay = from !== undefined && from === to
  const days = defined<Record<string, unknown>>({
    eq: isOneDay ? from : undefined,
    gte: isOneDay ? undefined : from,
    lte: isOneDay ? undefined : to,
    lt: dayOf(test.lt),
    gt: dayOf(test.gt),
    empty: test.empty,
  })
  const operators = field.type.operators.filter((each) => each !== 'not' && each !== 'in')
  const change = (asked: Record<string, unknown> | undefined) =>
    onChange(
      asked &&
        Object.fromEntries(Object.entries(asked).flatMap(([operator, day]) => momentsFor(operator, day))),
    )
  const type = { ...field.type, operators, schema: date.type.schema }
  return <DayFilter {...props} field={{ ...field, type }} test={days} onChange={change} />
}

function momentsFor(operator: string, day: unknown): [string, unknown][] {
  if (!isDay(day)) return operator === 'empty' ? [[operator, day]] : []
  if (operator === 'eq')
    return [
      ['gte', startOf(day)],
      ['lte', endOf(day)],
    ]
  return [[operator, operator === 'gte' || operator === 'lt' ? startOf(day) : endOf(day)]]
}

export default { Input: framed(Edit), Edit, isWide: true, Filter } satisfies FieldInput<DateTimeOptions>
