import { useTranslate } from 'ra-core'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

/** The order of the list, for records that have no head to press: the box lies unseen over its drawing. */
export default function SortChoice() {
  return (
    <span className={`${css.tool} ${css.sort}`} data-wide="">
      <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
        <path d="M7 4 3 8h3v12h2V8h3zm10 16 4-4h-3V4h-2v12h-3z" />
      </svg>
      <SortBox />
    </span>
  )
}

/** The box alone. */
export function SortBox({ className }: { className?: string | undefined }) {
  const translate = useTranslate()
  const { resource, columns, query, change } = useListView()
  const texts = useListTexts(resource)
  const sortable = columns.all.filter(({ sortable: can }) => can)
  return (
    <select
      className={className}
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
