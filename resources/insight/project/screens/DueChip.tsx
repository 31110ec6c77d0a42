import { dayIn } from '../../../../src/fields/date/day.ts'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { daysUntil, dueState } from '../rules/due.ts'
import css from './projects.module.css'

/** How many days are left until a project is due; the day itself under the pointer. */
export function DueChip({ due, words }: { due: string; words: AreaWords }) {
  const today = dayIn(new Date())
  const state = dueState(due, today)
  const days = daysUntil(due, today)
  const { text, locale } = words
  const said =
    state === 'today'
      ? text('dueToday')
      : text(state === 'late' ? 'late' : 'daysLeft', { smart_count: Math.abs(days) })
  return (
    <time dateTime={due} className={css.due} data-due={state} data-tip={formatDay(due, locale)}>
      {said}
    </time>
  )
}
