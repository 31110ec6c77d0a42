import { useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { Link } from '../shell/routing/Link.tsx'
import { PickBox } from './list/PickBox.tsx'
import { useListTexts } from './list/useListTexts.ts'
import css from './PlainList.module.css'
import type { PlainShapeProps } from './plainShape.ts'
import { headsOf, RecordCells } from './RecordCells.tsx'
import { RecordTitle } from './RecordTitle.tsx'
import { SmallTable } from './SmallTable.tsx'

const PlainTotal = lazy(() => import('./PlainTotal.tsx'))

interface PlainTableProps extends PlainShapeProps {
  /** Names what scrolls. */
  label: string
  /** Picks records of the page, or lets them go where they are picked; absent where nothing can be done with several. */
  onPick: ((ids: readonly string[], isPicked: boolean) => void) | undefined
}

/** The records of a plain list as a table. */
export function PlainTable({
  area,
  columns,
  rows,
  cells,
  addressOf,
  summed,
  label,
  onPick,
}: PlainTableProps) {
  const translate = useTranslate()
  const texts = useListTexts(area)
  const shown = columns.slice(1)
  const data = rows.map(({ record }) => record)
  const { length } = rows
  const picked = rows.filter(({ isPicked }) => isPicked).length
  const isWhole = picked === length
  return (
    <div className={css.table}>
      <SmallTable
        heads={[
          ...(onPick
            ? [
                {
                  box: (
                    <PickBox
                      label={translate('list.pickPage', { count: length, smart_count: length })}
                      state={isWhole ? 'all' : picked > 0 ? 'some' : 'none'}
                      onPick={() =>
                        onPick(
                          data.map(({ id }) => id),
                          isWhole,
                        )
                      }
                      isTabbable
                    />
                  ),
                },
              ]
            : []),
          texts.field(area.title),
          ...headsOf(shown, texts.field),
          { box: <span className="visually-hidden">{translate('list.actions')}</span> },
        ]}
        label={label}
        oneLine
        total={
          summed && (
            <Suspense>
              <PlainTotal area={area} columns={shown} summed={summed} data={data} before={onPick ? 2 : 1} />
            </Suspense>
          )
        }
      >
        {rows.map(({ record: one, box, menu }) => (
          <tr key={one.id}>
            {onPick && <td>{box}</td>}
            <td className={css.title} data-pictured={area.picture}>
              <Link to={addressOf(one)}>
                <RecordTitle resource={area} record={one} picture={36} />
              </Link>
            </td>
            <RecordCells resource={area} columns={shown} record={one} own={cells} />
            <td>{menu}</td>
          </tr>
        ))}
      </SmallTable>
    </div>
  )
}
