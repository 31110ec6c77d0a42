import { useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../src/fields/date/formatDay.ts'
import css from './line.module.css'
import { useTexts } from './words.ts'

const moments = [
  { key: 'draft', at: '2026-11-16T09:00:00Z', tone: 'neutral' },
  { key: 'preview', at: '2026-11-18T10:00:00Z', tone: 'accent' },
  { key: 'publish', at: '2026-11-20T12:30:00Z', tone: 'success' },
  { key: 'archive', at: '2026-11-22T08:15:00Z', tone: 'danger' },
] as const

interface LineProps {
  isColoured?: boolean
  isReversed?: boolean
  /** Something more is on its way. */
  isPending?: boolean
  /** Drawn in place of the dots. */
  signs?: readonly ReactNode[]
  /** Where the words stand: after the line, before it, or on both sides in turn. */
  side?: 'end' | 'start' | 'both'
  /** The times stand at the other side of the line. */
  isLabelled?: boolean
}

/** What became of a product, one thing below the other along a line. */
export function Line({
  isColoured = false,
  isReversed = false,
  isPending = false,
  signs,
  side = 'end',
  isLabelled = false,
}: LineProps) {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  const lines = moments.map(({ key, at, tone }, index) => ({
    key,
    words: t(`showcase.words.${key}`),
    time: formatDay(at.slice(0, 10), locale),
    colour: `var(--${isColoured ? tone : 'accent'}-text)`,
    sign: signs?.[index],
  }))
  const all = [
    ...lines,
    ...(isPending
      ? [
          {
            key: 'pending',
            words: t('showcase.words.oneMoment'),
            time: '',
            colour: 'var(--text-muted)',
            sign: undefined,
          },
        ]
      : []),
  ]
  return (
    <ol className={css.line} data-side={side} data-labelled={isLabelled || undefined}>
      {(isReversed ? all.reverse() : all).map(({ key, words, time, colour, sign }) => (
        <li key={key}>
          <span className={css.dot} style={{ color: colour }} aria-hidden="true">
            {sign ?? <i />}
          </span>
          <span className={css.words}>{words}</span>
          <span className={css.time}>{time}</span>
        </li>
      ))}
    </ol>
  )
}
