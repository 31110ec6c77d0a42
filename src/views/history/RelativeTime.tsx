import { useLocale } from 'ra-core'
import { useEffect, useState } from 'react'
import { formatExactTime, formatTime } from '../../fields/dateTime/formatTime.ts'
import { useRelativeTime } from '../../providers/useRelativeTime.ts'
import css from './history.module.css'

/** How long ago a moment is, the exact time under the pointer and by keyboard; moves on while it is looked at. */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale() ?? 'en'
  const relative = useRelativeTime()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const exact = formatExactTime(at, locale)
  return (
    <time
      dateTime={at}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time must be reachable without a mouse
      tabIndex={0}
      className={css.time}
      data-tip={exact}
      data-printed={formatTime(at, locale)}
      aria-description={exact}
    >
      {relative(at, 'long', now)}
    </time>
  )
}
