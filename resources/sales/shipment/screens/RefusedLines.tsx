import { useTranslate } from 'ra-core'
import css from './shipment.module.css'

/** A record that was left as it is, as the operations answer it. */
export interface RefusedLine {
  readonly id: string
  /** How people call it, where they have not chosen it themselves. */
  readonly number?: string
  readonly code: string
  readonly values?: Readonly<Record<string, string | number>>
}

interface RefusedLinesProps {
  title: string
  lines: readonly RefusedLine[]
  /** How people call the records that they chose, by their ids. */
  names: ReadonlyMap<string, string>
}

/** Which records were left as they are, and why. */
export function RefusedLines({ title, lines, names }: RefusedLinesProps) {
  const translate = useTranslate()
  if (lines.length === 0) return null
  return (
    <div role="alert" className={css.refused}>
      <p>{title}</p>
      <ul>
        {lines.map(({ id, number, code, values }) => (
          <li key={id}>
            <b>
              <bdi dir="ltr">{number ?? names.get(id) ?? ''}</bdi>
            </b>{' '}
            · {translate(`errors.${code}`, { ...values })}
          </li>
        ))}
      </ul>
    </div>
  )
}
