import { useSyncExternalStore } from 'react'
import { formatExactTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './due.module.css'

/**
 * Until when something is owed, counting down, by the area's texts `own.due` and `own.late`; what is late says so in words, not by its
 * colour alone.
 */
export function DueTime({ at, path }: { at: string; path: string }) {
  const { text, locale } = useAreaWords(path)
  const now = useNow()
  const isLate = Date.parse(at) < now
  return (
    <time
      className={css.due}
      dateTime={at}
      data-late={isLate || undefined}
      data-line=""
      data-named=""
      title={formatExactTime(at, locale)}
    >
      {text(isLate ? 'late' : 'due', { time: shortTime(at, locale, now) })}
    </time>
  )
}

const step = 30_000

/** The time, moving on every half minute: one timer for all that count down. */
const useNow = (): number => useSyncExternalStore(subscribe, current)

const current = () => Math.floor(Date.now() / step) * step

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step)
  return () => clearInterval(timer)
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How far away a moment is, as short as a language can say it and never broken, for a narrow column: `in 9h`, `3d ago`. */
function shortTime(at: string, locale: string, now: number): string {
  const distance = Date.parse(at) - now
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? units[2]
  // French would write a sign instead of words: `-3 j`.
  const style = locale === 'fr' ? 'short' : 'narrow'
  const format = new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' })
  return format.format(Math.round(distance / size), unit).replaceAll(' ', '\u00a0')
}
