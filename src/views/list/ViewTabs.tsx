import { useQuery } from '@tanstack/react-query'
import { LinkBase, useDataProvider, useLocale, useTranslate } from 'ra-core'
import { type MouseEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { Count } from '../../providers/shopCalls.ts'
import { themed } from '../../shell/theme/themed.tsx'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { differs, searchOf, useKeptViews } from './useKeptViews.ts'
import { defaultQuery, writeQuery } from './useListState.ts'
import { useListTexts } from './useListTexts.ts'

const SavedMenu = themed(() => import('./SavedMenu.tsx'))

/** The ways to look at a list: all records, the views of the descriptor with their counts, and those that people saved. */
export function ViewTabs() {
  const translate = useTranslate()
  const { resource, query, tabs } = useListView()
  const texts = useListTexts(resource)
  const saved = useKeptViews(resource)
  const current = saved.find(({ id }) => id === query.saved)
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null)
  const counts = useCounts(resource.path, tabs)
  const nav = useRef<HTMLElement>(null)
  useTabInSight(nav, query.saved ?? query.view)
  if (tabs.length === 0 && saved.length === 0) return null
  const start = { ...defaultQuery(resource), perPage: query.perPage }
  return (
    <nav ref={nav} className={css.tabs} aria-label={translate('list.views')}>
      <ul>
        <Tab to={writeQuery(start)} isCurrent={!query.view && !current}>
          {translate('list.all')}
        </Tab>
        {tabs.map((name) => (
          <Tab
            key={name}
            to={writeQuery({ ...start, view: name })}
            isCurrent={query.view === name && !current}
          >
            {texts.view(name)}{' '}
            {counts?.[name] ? (
              <ViewCount {...counts[name]} />
            ) : (
              <span className={css.count} aria-hidden="true" />
            )}
          </Tab>
        ))}
        {saved.map((view) => (
          <Tab
            key={view.id}
            to={searchOf(view)}
            isCurrent={view === current}
            isChanged={view === current && differs(query, view)}
            after={
              view === current && (
                <button
                  type="button"
                  className={css.tool}
                  data-quiet=""
                  data-icon=""
                  aria-label={translate('list.saved.actions', { name: view.name })}
                  aria-haspopup="menu"
                  aria-expanded={menuAt !== null}
                  onClick={(event: MouseEvent<HTMLElement>) => setMenuAt(event.currentTarget)}
                >
                  {icons.down}
                </button>
              )
            }
          >
            {view.name}
            {view === current && differs(query, view) && (
              <span className="visually-hidden">{translate('list.saved.changed')}</span>
            )}
          </Tab>
        ))}
      </ul>
      {menuAt && current && (
        <Suspense>
          <SavedMenu view={current} anchor={menuAt} onClose={() => setMenuAt(null)} />
        </Suspense>
      )}
    </nav>
  )
}

/** Brings the tab that is looked at into sight sideways, where there are more than fit; the page itself stays where it is. */
function useTabInSight(nav: RefObject<HTMLElement | null>, tab: string | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is looked at
  useEffect(() => {
    const row = nav.current
    const line = row?.querySelector('[aria-current]')?.parentElement
    if (!row || !line) return
    const [around, own] = [row.getBoundingClientRect(), line.getBoundingClientRect()]
    row.scrollLeft += Math.max(0, own.right - around.right) + Math.min(0, own.left - around.left)
  }, [nav, tab])
}

interface TabProps {
  to: string
  isCurrent: boolean
  isChanged?: boolean
  children: ReactNode
  after?: ReactNode
}

function Tab({ to, isCurrent, isChanged, children, after }: TabProps) {
  return (
    <li>
      <LinkBase
        className={css.tab}
        to={{ search: `?${to}` }}
        aria-current={isCurrent ? 'page' : undefined}
        data-changed={isChanged || undefined}
      >
        {children}
      </LinkBase>
      {after}
    </li>
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
