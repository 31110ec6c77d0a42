import { useListContext, useTranslate } from 'ra-core'
import { Fragment } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { CellValue } from './CellValue.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

/** What all rows of the page have in common, said once in place of a column of equal values. */
export function EqualValues() {
  const translate = useTranslate()
  const { resource, views, columns } = useListView()
  const texts = useListTexts(resource)
  const { data } = useListContext<AnyRecord>()
  const record = data?.[0]
  if (!record) return null
  return (
    <p className={css.equal}>
      {translate('list.equal')}
      <CellLinksContext value="none">
        {columns.equal.map((column) => (
          <Fragment key={column.name}>
            {' '}
            <span className={css.common}>
              <span>{texts.field(column.name)}</span>{' '}
              <CellValue resource={resource} column={column} record={record} views={views} />
            </span>
          </Fragment>
        ))}
      </CellLinksContext>
    </p>
  )
}
