import { useLocale } from 'ra-core'
import { useState } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { type Day, isDay, readDay } from './days.ts'

/** A day as it is typed: read as the language writes it; what cannot be read stays, for the check to name. */
export function useTypedDay(
  value: string | null,
  onChange: (value: string | null) => void,
  today: Day,
  style: 'short' | 'medium' | 'long' = 'medium',
) {
  const locale = useLocale() ?? 'en'
  const [typed, setTyped] = useState<string | null>(null)
  const shown = isDay(value) ? formatDay(value, locale, { dateStyle: style }) : (value ?? '')
  return {
    text: typed ?? shown,
    onText: (text: string) => {
      setTyped(text)
      onChange(text.trim() === '' ? null : (readDay(text, locale, today) ?? text))
    },
    /** From now on the value is written as the language has it. */
    settle: () => setTyped(null),
  }
}
