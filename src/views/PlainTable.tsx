import { useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { MenuButton } from '../controls/parts/MenuButton.tsx'
import { Link } from '../shell/routing/Link.tsx'
import { PickBox } from './list/PickBox.tsx'
import { useListTexts } from './list/useListTexts.ts'
import css from './PlainList.module.css'
import type { PlainShapeProps } from './plainShape.ts'
import { headsOf, RecordCells } from './RecordCells.tsx'
import { RecordTitle } from './RecordTitle.tsx'
import { SmallTable } from './SmallTable.tsx'
import { titleOf } from './titleOf.ts'

const PlainTotal = lazy(() => import('./PlainTotal.tsx'))

interface PlainTableProps extends PlainShapeProps {
  /** Names what scrolls. */
  label: string
}

/** The records of a plain list as a table. */
export function PlainTable({
  area,
  columns,
  data,
  cells,
  addressOf,
  actsOf,
  summed,
  picking,
  label,
}: PlainTableProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const texts = useListTexts(area)
  const shown = columns.slice(1)
  const rows = data.map(({ id }) => id)
  const pickedHere = rows.filter((id) => picking?.ids.includes(id))
  const isWhole = pickedHere.length === rows.length
  return (
    <div className={css.table}>
      <SmallTable
        heads={[
          ...(picking
            ? [
                {
                  box: (
                    <PickBox
                      label={translate('list.pickPage', { count: rows.length, smart_count: rows.length })}
                      state={isWhole ? 'all' : pickedHere.length > 0 ? 'some' : 'none'}
                      onPick={() => picking.toggle(rows, isWhole)}
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
              <PlainTotal area={area} columns={shown} summed={summed} data={data} before={picking ? 2 : 1} />
            </Suspense>
          )
        }
      >
        {data.map((one) => {
          const title = titleOf(area, one, locale)
          const isPicked = picking?.ids.includes(one.id) ?? false
          return (
            <tr key={one.id}>
              {picking && (
                <td>
                  <PickBox
                    label={translate('list.pick', { title })}
                    state={isPicked ? 'all' : 'none'}
                    onPick={() => picking.toggle([one.id], isPicked)}
                    isTabbable
                  />
                </td>
              )}
              <td className={css.title} data-pictured={area.picture}>
                <Link to={addressOf(one)}>
                  <RecordTitle resource={area} record={one} picture={36} />
                </Link>
              </td>
              <RecordCells resource={area} columns={shown} record={one} own={cells} />
              <td>
                <MenuButton small label={translate('list.actionsOf', { title })} groups={actsOf(one)} />
              </td>
            </tr>
          )
        })}
      </SmallTable>
    </div>
  )
}
