import { useTranslate } from 'ra-core'
import type { CSSProperties } from 'react'
import type { Column } from '../../derive/columns.ts'
import type { Texts } from '../form/useTexts.ts'
import { columnTracks, endKinds } from './columnTracks.ts'
import css from './RecordTable.module.css'
import states from './states.module.css'
import { useDensity } from './useDensity.ts'

interface TableSkeletonProps {
  columns: readonly Column[]
  isPickable: boolean
  texts: Pick<Texts, 'field' | 'value'>
  rows?: number
}

/** The table before its records are there: the same heights and widths, so that nothing moves when they arrive. */
export function TableSkeleton({ columns, isPickable, texts, rows = 12 }: TableSkeletonProps) {
  const translate = useTranslate()
  const [density] = useDensity()
  const { template, least } = columnTracks(columns, isPickable, texts)
  return (
    <div
      className={`${css.scroller} ${css.waiting}`}
      role="status"
      aria-busy="true"
      aria-label={translate('list.loading')}
    >
      <div
        className={css.table}
        data-density={density}
        aria-hidden="true"
        style={{ '--tracks': template, '--least': `${least}px` } as CSSProperties}
      >
        <div className={css.head}>
          <div className={css.bones}>
            {isPickable && <span className={css.pick} />}
            {columns.map(({ name, field }, column) => (
              <span
                key={name}
                className={`${css.cell} ${column === 0 ? css.title : ''}`}
                data-end={endKinds.has(field.kind) || undefined}
              >
                <span className={css.label}>{texts.field(name)}</span>
              </span>
            ))}
          </div>
        </div>
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing distinguishes rows that are not there yet
          <div key={row} className={`${css.bones} ${css.row}`}>
            {isPickable && <span className={css.pick} />}
            {columns.map(({ name, field }, column) => (
              <span
                key={name}
                className={`${css.cell} ${column === 0 ? css.title : ''}`}
                data-end={endKinds.has(field.kind) || undefined}
              >
                <span
                  className={states.bone}
                  style={{ inlineSize: `${42 + ((row * 13 + column * 23) % 33)}%` }}
                />
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
