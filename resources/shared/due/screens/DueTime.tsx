import { formatExactTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from './due.module.css'
import { shortTime } from './shortTime.ts'
import { useNow } from './useNow.ts'

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
      title={formatExactTime(at, locale)}
    >
      {text(isLate ? 'late' : 'due', { time: shortTime(at, locale, now) })}
    </time>
  )
}
