import { useTranslate } from 'ra-core'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { isSearchable } from '../../derive/searchText.ts'
import { withAllTexts } from '../../providers/laterTexts.ts'
import { ownActionsOn } from '../ownActions.ts'
import { FilterBar } from './FilterBar.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { mayActInBulk } from './recordActions.ts'
import { SearchBox } from './SearchBox.tsx'
import css from './toolbar.module.css'
import { defaultQuery, writeQuery } from './useListState.ts'

const DisplayPanel = lazy(withAllTexts(() => import('./DisplayPanel.tsx')))
const EqualValues = lazy(() =>
  import('./EqualValues.tsx').then((module) => ({ default: module.EqualValues })),
)
const SaveButton = lazy(withAllTexts(() => import('./SaveButton.tsx')))
const SortChoice = lazy(() => import('./SortChoice.tsx'))
const WorkButton = lazy(withAllTexts(() => import('./WorkButton.tsx')))
const RecentChanges = lazy(withAllTexts(() => import('./RecentChanges.tsx')))

/** The line above the records: search, filters, saving, what was changed in bulk, and how the list looks. `isNarrow`: there is no table whose head orders it. */
export function Toolbar({ isNarrow }: { isNarrow: boolean }) {
  const translate = useTranslate()
  const { resource, viewer, views, query, columns } = useListView()
  const maySeeChanges =
    mayActInBulk(viewer, resource) ||
    ownActionsOn(viewer, resource, views, 'selection').some((name) => views.actions[name]?.isUndone)
  const [isLookingBack, lookBack] = useState(false)
  const { page, perPage, view } = query
  const isOther = writeQuery(query) !== writeQuery({ ...defaultQuery(resource), page, perPage, view })
  const crowded = isNarrow ? 0 : columns.crowded.length
  const without = crowded > 0 ? ` · ${translate('list.display.without', { smart_count: crowded })}` : ''
  const label = translate('list.display.label') + without
  const [panelAt, setPanelAt] = useState<HTMLElement>()
  // The button answers at once; on a slow machine the panel needs a moment longer.
  const panel = useDeferredValue(panelAt)
  // Where there is one line for all of them, the tools that come later have their room from the start.
  const waits = isNarrow && <span className={css.tool} data-icon="" />
  return (
    <div className={css.bar}>
      {isSearchable(resource) && <SearchBox />}
      <FilterBar />
      {!isNarrow && columns.equal.length > 0 && (
        <Suspense>
          <EqualValues />
        </Suspense>
      )}
      <div className={css.end}>
        {(query.view ?? Object.keys(query.filter)[0]) && (
          <Suspense fallback={waits}>
            <WorkButton waits={waits} />
          </Suspense>
        )}
        {isOther && (
          <Suspense>
            <SaveButton />
          </Suspense>
        )}
        {isNarrow && (
          <Suspense>
            <SortChoice />
          </Suspense>
        )}
        {maySeeChanges && (
          <button
            type="button"
            className={css.tool}
            data-icon=""
            data-wide=""
            aria-label={translate('list.recent')}
            title={translate('list.recent')}
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
          aria-label={label}
          title={label}
          aria-haspopup="dialog"
          aria-expanded={panelAt !== undefined}
          onClick={(event) => setPanelAt(panelAt ? undefined : event.currentTarget)}
        >
          {icons.display}
          {crowded > 0 && (
            <span className={css.crowded} aria-hidden="true">
              {crowded}
            </span>
          )}
        </button>
      </div>
      <Suspense>
        {isLookingBack && <RecentChanges onClose={() => lookBack(false)} />}
        {panel && (
          <DisplayPanel
            anchor={panel}
            onLookBack={maySeeChanges && lookBack}
            onClose={() => setPanelAt(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
