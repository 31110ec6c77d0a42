import { useLocale } from 'ra-core'
import { useMemo } from 'react'
import { formatDay } from '../../../../../src/fields/date/formatDay.ts'
import { formatTime } from '../../../../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../../../../src/fields/money/formatMoney.ts'
import { shopCurrency } from '../../../../../src/fields/money/money.ts'
import type { Translate } from '../../../../../src/providers/failure.ts'
import { type FigureName, figures } from '../../../../shared/summaries/rules/figures.ts'
import { useTexts } from '../texts.ts'

/** Everything a tile says: texts, and figures written as the language writes them. */
export interface Words {
  readonly t: Translate
  readonly locale: string
  /** Paise, exactly: `₹1,299.00`. */
  money(paise: number | null | undefined): string
  /** Paise without the parts of a rupee, for headlines: `₹1,299`. */
  rupees(paise: number | null | undefined): string
  /** Paise in few figures, for the side of a chart: `₹1.3K`. */
  shortMoney(paise: number): string
  count(value: number | null | undefined): string
  shortCount(value: number): string
  /** A count that is an estimate: `about 12,000`. */
  approximately(count: string): string
  /** A share: 0.125 is `12.5%`. */
  percent(part: number | null | undefined): string
  /** A figure in its own unit; `short` for headlines. */
  figure(name: FigureName, value: number | null | undefined, short?: boolean): string
  /** `2026-11-20`, the month as a word. */
  day(day: string): string
  shortDay(day: string): string
  monthOf(day: string): string
  hour(hour: number): string
  time(moment: string): string
  /** The day that it is in the shop: `Wednesday, 25 November`. */
  today(): string
  /** Day and time of a moment. */
  moment(moment: string): string
}

const nothing = '–'

/** The words of the dashboards in the language of the page; suspends until they are there. */
export function useWords(): Words {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  return useMemo(() => makeWords(t, locale), [t, locale])
}

/** Writes figures for a language. */
export function makeWords(t: Translate, locale: string): Words {
  const format = (options: Intl.NumberFormatOptions) => (value: number | null | undefined) =>
    value === null || value === undefined ? nothing : formatNumber(value, locale, options)
  const currency = { style: 'currency', currency: shopCurrency, currencyDisplay: 'narrowSymbol' } as const
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const
  const whole = format({ ...currency, maximumFractionDigits: 0, minimumFractionDigits: 0 })
  const short = format({ ...currency, ...compact, minimumFractionDigits: 0 })
  const count = format({})
  const shortCount = format(compact)
  const percent = format({ style: 'percent', maximumFractionDigits: 1 })
  const inDays = (options: Intl.DateTimeFormatOptions) => (day: string) => formatDay(day, locale, options)
  const words: Words = {
    t,
    locale,
    money: (paise) => (paise === null || paise === undefined ? nothing : formatMoney(paise, locale)),
    rupees: (paise) => (paise === null || paise === undefined ? nothing : whole(paise / 100)),
    shortMoney: (paise) => short(paise / 100),
    count,
    shortCount,
    approximately: (count) => t('dashboard.approximately', { count }),
    percent,
    figure(name, value, isShort = false) {
      const { unit } = figures[name]
      if (unit === 'money') return isShort ? words.rupees(value) : words.money(value)
      return unit === 'rate' ? percent(value) : count(value)
    },
    day: (day) => formatDay(day, locale),
    shortDay: inDays({ day: 'numeric', month: 'short' }),
    monthOf: inDays({ month: 'short', year: 'numeric' }),
    hour: (hour) =>
      formatTime(`2026-01-01T${String(hour).padStart(2, '0')}:00:00Z`, locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'UTC',
      }),
    time: (moment) => formatTime(moment, locale, { timeStyle: 'short' }),
    today: () =>
      formatTime(new Date().toISOString(), locale, { weekday: 'long', day: 'numeric', month: 'long' }),
    moment: (moment) =>
      formatTime(moment, locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
  }
  return words
}
