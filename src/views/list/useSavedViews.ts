import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNavigate, useStoreContext, useTranslate } from 'ra-core'
import type { Resource } from '../../core/index.ts'
import type { SavedQuery, SavedView } from '../../derive/savedView.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useAct } from '../../providers/useAct.ts'
import { useListView } from './ListViewContext.ts'
import { keptOf, searchOf } from './savedState.ts'
import { keptKey } from './useKeptViews.ts'
import { writeQuery } from './useListState.ts'

interface Answer {
  readonly views: readonly SavedView[]
  readonly mayShare: boolean
}

/** What a person says of a view beside what the list shows. */
export interface ViewWords {
  readonly name: string
  readonly roles: readonly string[]
  readonly isDefault: boolean
}

/** The saved views of a list as the server tells of them; `undefined` until it has. */
export function useSavedViews({ name }: Resource): Answer | undefined {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data } = useQuery({
    queryKey: ['savedViews', name],
    queryFn: async ({ signal }): Promise<Answer> =>
      (await dataProvider.request(`saved-views?area=${name}`, { signal })).data,
  })
  return data
}

/** What the list shows now, as a saved view keeps it. */
function useQueryNow(): SavedQuery {
  const { query, columns } = useListView()
  const { filter, sort, order, view, perPage, density, grid } = query
  return {
    filter: filter as SavedQuery['filter'],
    sort,
    order,
    view: view ?? null,
    perPage,
    columns: columns.chosen.slice(1).map(({ name }) => name),
    density: density ?? null,
    grid: grid ?? null,
  }
}

/**
 * What may be done with saved views. Each says what it did, what went wrong is told where all failures are, and the list goes on with the
 * view as it is then.
 */
export function useViewActs() {
  const translate = useTranslate()
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const store = useStoreContext()
  const navigate = useNavigate()
  const { resource, query } = useListView()
  const now = useQueryNow()
  const [act, isBusy] = useAct()

  const send = async (method: string, path: string, data?: unknown) =>
    (await dataProvider.request(`saved-views${path}`, { method, data })).data
  const reread = async () => {
    const queryKey = ['savedViews', resource.name]
    const path = `saved-views?area=${resource.name}`
    const answer = (await dataProvider.request(path)).data as Answer
    queryClient.setQueryData(queryKey, answer)
    store.setItem(keptKey(resource), keptOf(answer.views))
    await queryClient.invalidateQueries({ queryKey: ['savedViews', 'all'] })
  }
  const choose = (view: string | null) => send('PUT', '/default', { area: resource.name, view })
  const run = (what: string, change: () => Promise<string | undefined>) =>
    act(async () => {
      // What was refused, too, may have been changed by somebody else meanwhile.
      const search = await change().finally(reread)
      if (search !== undefined) navigate({ search }, { replace: true })
      return translate(`task.view.${what}`)
    })

  return {
    isBusy,
    /** Saves what the list shows as a view of one's own. */
    add: ({ isDefault, ...words }: ViewWords) =>
      run('saved', async () => {
        const view = await send('POST', '', { area: resource.name, query: now, ...words })
        if (isDefault) await choose(view.id)
        return searchOf(view)
      }),
    /** Saves what the list shows under the view that one looks at. */
    update: ({ id, version }: SavedView) =>
      run('saved', async () => searchOf(await send('PUT', `/${id}`, { version, query: now }))),
    /** Changes what a view is called and who sees it; the list stays as it is. */
    describe: ({ id, version, isDefault: was, mayChange }: SavedView, { isDefault, ...words }: ViewWords) =>
      run('saved', async () => {
        if (mayChange) await send('PUT', `/${id}`, { version, ...words })
        if (isDefault !== was) await choose(isDefault ? id : null)
        return undefined
      }),
    chooseDefault: ({ id, isDefault }: SavedView) =>
      run(isDefault ? 'noDefault' : 'isDefault', async () => {
        await choose(isDefault ? null : id)
        return undefined
      }),
    /** Shows what the view says again. */
    goBack: (view: SavedView) => navigate({ search: searchOf(view) }),
    remove: ({ id, version }: SavedView) =>
      run('removed', async () => {
        await send('DELETE', `/${id}?version=${version}`)
        return `?${writeQuery({ ...query, saved: undefined })}`
      }),
  }
}
