import Tooltip from '@mui/material/Tooltip'
import { useLocale } from 'ra-core'
import { useEffect, useState } from 'react'
import { formatExactTime, formatRelativeTime } from '../../fields/dateTime/formatTime.ts'
import css from './history.module.css'

/** How long ago a moment is, the exact time under the pointer and by keyboard; moves on while it is looked at. */
export function RelativeTime({ at }: { at: string }) {
  const locale = useLocale() ?? 'en'
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <Tooltip title={formatExactTime(at, locale)} describeChild>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the exact time must be reachable without a mouse */}
      <time dateTime={at} tabIndex={0} className={css.time}>
        {formatRelativeTime(at, locale, now)}
      </time>
    </Tooltip>
  )
}
