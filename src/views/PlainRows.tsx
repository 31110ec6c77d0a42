import { useLocale } from 'ra-core'
import { lazy, Suspense } from 'react'
import type { AnyRecord } from '../core/index.ts'
import type { Column } from '../derive/columns.ts'
import { Link } from '../shell/routing/Link.tsx'
import { rowParts, small } from './list/rowParts.ts'
import { useListTexts } from './list/useListTexts.ts'
import css from './PlainRows.module.css'
import type { PlainShapeProps } from './plainShape.ts'
import { RecordCell } from './RecordCells.tsx'
import { RecordPicture } from './RecordPicture.tsx'
import { pictureOf, RecordTitle } from './RecordTitle.tsx'
import { titleOf } from './titleOf.ts'

const PlainTotal = lazy(() => import('./PlainTotal.tsx'))

/**
 * The records of a plain list where the window is too narrow for a table: what it is and how much, and below it all else in words that
 * go on in another line before any of them is cut.
 */
export default function PlainRows({ area, columns, rows, cells, addressOf, summed }: PlainShapeProps) {
  const texts = useListTexts(area)
  const locale = useLocale() ?? 'en'
  const { amount, state } = rowParts(columns)
  const others = columns.slice(1).filter((column) => column !== amount && column !== state)
  const cell = (column: Column | undefined, record: AnyRecord) =>
    column && <RecordCell resource={area} column={column} record={record} own={cells} />
  return (
    <div className={css.frame}>
      <ul className={css.rows} aria-label={texts.name(2)}>
        {rows.map(({ record: one, isPicked, box, menu }) => (
          <li key={one.id} className={css.row} data-picked={isPicked || undefined}>
            {box}
            {area.picture !== undefined && (
              <RecordPicture
                area={area}
                value={pictureOf(area, one)}
                title={titleOf(area, one, locale)}
                width={36}
              />
            )}
            <div className={css.lines}>
              <div className={css.line}>
                <Link className={css.title} to={addressOf(one)}>
                  <RecordTitle resource={area} record={one} picture={0} />
                </Link>
                <span className={css.end}>{cell(amount, one)}</span>
              </div>
              <div className={css.line}>
                {others
                  .filter(({ name }) => one[name] !== null)
                  .map((column) => (
                    <span key={column.name} className={css.value}>
                      {small.includes(column.field.kind) && <span>{texts.field(column.name)}</span>}
                      {cell(column, one)}
                    </span>
                  ))}
                <span className={css.end}>{cell(state, one)}</span>
              </div>
            </div>
            {menu}
          </li>
        ))}
      </ul>
      {summed && (
        <Suspense>
          <PlainTotal area={area} columns={columns} summed={summed} data={rows.map(({ record }) => record)} />
        </Suspense>
      )}
    </div>
  )
}
