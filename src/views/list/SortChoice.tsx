import { useTranslate } from 'ra-core'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

/** The order of the list, for cards, which have no head to press. */
export function SortChoice() {
  const translate = useTranslate()
  const { resource, columns, query, change } = useListView()
  const texts = useListTexts(resource)
  const sortable = columns.all.filter(({ sortable: can }) => can)
  return (
    <select
      className={css.tool}
      aria-label={translate('list.sort')}
      value={`${query.sort} ${query.order}`}
      onChange={({ target }) => {
        const [sort = '', order] = target.value.split(' ')
        change({ sort, order: order === 'DESC' ? 'DESC' : 'ASC' })
      }}
    >
      {sortable.flatMap(({ name }) =>
        (['ASC', 'DESC'] as const).map((order) => (
          <option key={`${name} ${order}`} value={`${name} ${order}`}>
            {texts.field(name)} {order === 'ASC' ? '↑' : '↓'}
          </option>
        )),
      )}
    </select>
  )
}
