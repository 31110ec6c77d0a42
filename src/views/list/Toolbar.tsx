import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { isSearchable } from '../../derive/searchText.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { themed } from '../../shell/theme/themed.tsx'
import { FilterBar } from './FilterBar.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { mayActInBulk } from './recordActions.ts'
import { SearchBox } from './SearchBox.tsx'
import css from './toolbar.module.css'
import { defaultQuery, writeQuery } from './useListState.ts'

const DisplayPanel = themed(() => import('./DisplayPanel.tsx'))
const SaveButton = lazy(withAllTexts(() => import('./SaveButton.tsx')))
const SortChoice = lazy(() => import('./SortChoice.tsx'))
const WorkButton = lazy(withAllTexts(() => import('./WorkButton.tsx')))
const RecentChanges = themed(() => import('./RecentChanges.tsx'))

/** The line above the records: search, filters, saving, what was changed in bulk, and how the list looks. `isNarrow`: there is no table whose head orders it. */
export function Toolbar({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate()
  const { resource, viewer, query } = useListView()
  const [isLookingBack, lookBack] = useState(false)
  const { page, perPage, view } = query
  const isOther = writeQuery(query) !== writeQuery({ ...defaultQuery(resource), page, perPage, view })
  const [panelAt, setPanelAt] = useState<HTMLElement>()
  return (
    <div className={css.bar}>
      {isSearchable(resource) && <SearchBox />}
      <FilterBar />
      <div className={css.end}>
        {(query.view ?? Object.keys(query.filter)[0]) && (
          <Suspense>
            <WorkButton />
          </Suspense>
        )}
        {isOther && (
          <Suspense>
            <SaveButton />
          </Suspense>
        )}
        {isNarrow && (
          <Suspense fallback={<span className={css.tool} data-icon="" />}>
            <SortChoice />
          </Suspense>
        )}
        {mayActInBulk(viewer, resource) && (
          <button
            type="button"
            className={css.tool}
            data-icon=""
            aria-label={translate('list.undo.recent')}
            title={translate('list.undo.recent')}
            aria-haspopup="dialog"
            onClick={() => lookBack(true)}
          >
            {icons.undo}
          </button>
        )}
        <button
          type="button"
          className={css.tool}
          data-icon=""
          aria-label={translate('list.display.label')}
          title={translate('list.display.label')}
          aria-haspopup="dialog"
          aria-expanded={panelAt !== undefined}
          onClick={(event) => setPanelAt(event.currentTarget)}
        >
          {icons.display}
        </button>
      </div>
      {isLookingBack && (
        <Suspense>
          <RecentChanges onClose={() => lookBack(false)} />
        </Suspense>
      )}
      {panelAt && (
        <Suspense>
          <DisplayPanel anchor={panelAt} onClose={() => setPanelAt(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
