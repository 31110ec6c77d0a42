import type { ReactNode } from 'react'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import css from './charts.module.css'
import { useReading } from './useReading.ts'

/** A piece of land on a map. */
export interface Land {
  readonly key: string
  readonly outline: string
  /** What it is called, and what is told of it; without it, it is not read. */
  readonly name?: string
  readonly told?: string
  /** How dark it is, 0 to 100. */
  readonly part?: number
  /** What it is filled with, in place of that. */
  readonly fill?: string
}

interface OutlineMapProps {
  readonly label: string
  readonly help: string
  readonly lands: readonly Land[]
  /** What of the map is seen: its left and upper edge, its width and height. */
  readonly view: readonly [x: number, y: number, width: number, height: number]
  /** The language of the names, where it is not that of the page. */
  readonly lang?: string
  /** What lies below the land, and above it. */
  readonly below?: ReactNode
  readonly children?: ReactNode
}

/** A map of outlines; what has a name is read by the pointer or, one after the other, by the arrow keys. It never turns around. */
export function OutlineMap({ label, help, lands, view, lang, below, children }: OutlineMapProps) {
  const { pair } = usePunctuation()
  const named = lands.filter(({ name }) => name !== undefined)
  const { at, setAt, onKeyDown } = useReading(named.length)
  const read = at === undefined ? undefined : named[at]
  const words = read && (read.told ? pair(read.name ?? '', read.told) : (read.name ?? ''))
  const isRead = named.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a group where it is read, else a picture
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: likewise
    <div
      className={css.world}
      role={isRead ? 'group' : 'img'}
      aria-label={isRead ? `${label}. ${help}` : label}
      tabIndex={isRead ? 0 : undefined}
      onKeyDown={isRead ? onKeyDown : undefined}
      onBlur={() => setAt(undefined)}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg viewBox={view.join(' ')} aria-hidden="true">
        {below}
        {lands.map(({ key, outline, name, part = 0, fill }) => (
          <path
            key={key}
            className={css.land}
            data-read={(read && read.key === key) || undefined}
            style={{ '--part': `${part}%`, fill } as object}
            d={outline}
            onPointerMove={
              name === undefined ? undefined : () => setAt(named.findIndex((each) => each.key === key))
            }
          />
        ))}
        {children}
      </svg>
      {read && (
        <div className={css.bubble} lang={lang} style={{ insetInlineStart: 0 }}>
          {words}
        </div>
      )}
      {isRead && (
        <p className="visually-hidden" aria-live="polite" lang={lang}>
          {words}
        </p>
      )}
    </div>
  )
}
