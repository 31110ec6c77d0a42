import type { CSSProperties } from 'react'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import css from './charts.module.css'

interface ReadPointProps {
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  readonly labels: readonly string[]
  /** Which point is read; undefined where none is. */
  readonly at: number | undefined
  readonly format: (value: number) => string
  /** Where it stands in the chart. */
  readonly style: CSSProperties | undefined
}

/** What a chart tells of the point that is read: beside it for the eye, and as a sentence for who listens. */
export function ReadPoint({ lines, labels, at, format, style }: ReadPointProps) {
  const { list, pair } = usePunctuation()
  const told =
    at === undefined
      ? []
      : lines.map(({ name, values }) => {
          const value = values[at] ?? null
          return { name, text: value === null ? '–' : format(value) }
        })
  return (
    <>
      {at !== undefined && (
        <div className={css.bubble} style={style}>
          <b>{labels[at]}</b>
          {told.map(({ name, text }) => (
            <span key={name}>
              {name} <b>{text}</b>
            </span>
          ))}
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {at !== undefined && pair(labels[at] ?? '', list(told.map(({ name, text }) => `${name} ${text}`)))}
      </p>
    </>
  )
}
