import { useListContext, useTranslate } from 'ra-core'
import { type AnyRecord, isEmpty } from '../../core/index.ts'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { CellValue } from './CellValue.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

/**
 * What all rows of the page have in common, said once in place of a column of equal values. That there is nothing in any of them is no
 * news, nor is what the view is called for: the one value that it asks for itself.
 */
export function EqualValues() {
  const translate = useTranslate()
  const { resource, views, columns, query } = useListView()
  const texts = useListTexts(resource)
  const { data, total } = useListContext<AnyRecord>()
  const record = data?.[0]
  const asked = resource.list.views[query.view ?? '']
  const told = columns.equal.filter(
    ({ name }) => record && !isEmpty(record[name]) && record[name] !== asked?.[name],
  )
  if (!record || told.length === 0) return null
  return (
    <p className={css.equal}>
      {translate(total === data?.length ? 'list.equal' : 'list.equalHere')}
      <CellLinksContext value="none">
        {told.map((column) => (
          <span key={column.name} className={css.common}>
            {' '}
            <span>{texts.field(column.name)}</span>{' '}
            <CellValue resource={resource} column={column} record={record} views={views} />
          </span>
        ))}
      </CellLinksContext>
    </p>
  )
}
