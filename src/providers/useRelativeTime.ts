import { useLocale, useTranslate } from 'ra-core'
import { formatRelativeTime } from '../fields/dateTime/formatTime.ts'

/** How far a moment (ISO 8601) is from now, in the language of the page: `3 hours ago`, `3 hr. ago` in the short style, `just now` for less than a minute. */
export function useRelativeTime() {
  const locale = useLocale() ?? 'en'
  const translate = useTranslate()
  return (moment: string, style: 'long' | 'short' = 'long', now = Date.now()) =>
    formatRelativeTime(moment, locale, now, style) ?? translate('fields.justNow')
}
