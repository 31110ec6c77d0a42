import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale, useTranslate } from 'ra-core'
import { lazy, Suspense } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { Count } from '../../providers/shopCalls.ts'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useKeptViews } from './useKeptViews.ts'
import { defaultQuery, writeQuery } from './useListState.ts'
import { useListTexts } from './useListTexts.ts'
import { ViewTab } from './ViewTab.tsx'

const SavedTabs = lazy(() => import('./SavedTabs.tsx'))

/** The ways to look at a list: all records, the views of the descriptor with their counts, and those that people saved. */
export function ViewTabs() {
  const translate = useTranslate()
  const { resource, query, tabs } = useListView()
  const texts = useListTexts(resource)
  const saved = useKeptViews(resource)
  const hasSaved = saved.length > 0
  const counts = useCounts(resource.path, tabs)
  if (tabs.length === 0 && !hasSaved) return null
  const isSaved = saved.some(({ id }) => id === query.saved)
  const start = { ...defaultQuery(resource), perPage: query.perPage }
  return (
    <nav className={css.tabs} aria-label={translate('list.views')}>
      <ul>
        <ViewTab to={`?${writeQuery(start)}`} isCurrent={!query.view && !isSaved}>
          {translate('list.all')}
        </ViewTab>
        {tabs.map((name) => (
          <ViewTab
            key={name}
            to={`?${writeQuery({ ...start, view: name })}`}
            isCurrent={query.view === name && !isSaved}
          >
            {texts.view(name)}{' '}
            {counts?.[name] ? (
              <ViewCount {...counts[name]} />
            ) : (
              <span className={css.count} aria-hidden="true" />
            )}
          </ViewTab>
        ))}
        {hasSaved && (
          <Suspense>
            <SavedTabs />
          </Suspense>
        )}
      </ul>
    </nav>
  )
}

function ViewCount({ total, kind }: Count) {
  const locale = useLocale()
  const translate = useTranslate()
  const figures = formatNumber(total, locale, { notation: total >= 10_000 ? 'compact' : 'standard' })
  return (
    <span className={css.count}>
      {kind === 'exact' ? figures : translate('list.about', { total: figures })}
    </span>
  )
}

/** How many records each view has; kept while the list is worked with, renewed with the list. */
function useCounts(path: string, views: readonly string[]): Record<string, Count> | undefined {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data } = useQuery({
    queryKey: [path, 'counts', { views }],
    queryFn: async ({ signal }) => (await dataProvider.counts(path, { views, signal })).data,
    enabled: views.length > 0,
    retry: false,
  })
  return data
}
