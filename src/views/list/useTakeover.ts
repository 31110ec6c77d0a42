import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useStoreContext } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { Resource } from '../../core/index.ts'
import type { SavedQuery, SavedView } from '../../derive/savedView.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { readSession } from '../../providers/session.ts'
import { defaultQuery } from './useListState.ts'

/** A view as earlier releases kept it, in one browser. */
interface KeptHere {
  readonly name: string
  readonly search: string
}

/**
 * Takes the views that this browser kept for a list to the server, once. What no list answers any more is left behind; without a way
 * to the server all stay until the next time.
 */
export function useTakeover(resource: Resource, known: readonly SavedView[] | undefined): void {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const store = useStoreContext()
  const isTaking = useRef(false)
  useEffect(() => {
    const key = `${resource.path}.savedQueries`
    const kept: unknown = store.getItem(key)
    // Who looks as a role changes nothing.
    if (known === undefined || kept === undefined || isTaking.current || readSession()?.view) return
    isTaking.current = true
    const names = new Set(known.filter(({ isOwn }) => isOwn).map(({ name }) => name.toLowerCase()))
    const take = async () => {
      for (const { name, search } of Array.isArray(kept) ? kept.filter(isKept) : []) {
        const data = { area: resource.name, name: name.slice(0, 60), query: queryOf(resource, search) }
        if (names.has(data.name.trim().toLowerCase())) continue
        await dataProvider
          .request('saved-views', { method: 'POST', data, isSilent: true })
          .catch(unlessRefused)
      }
      store.removeItem(key)
    }
    take()
      .then(() => queryClient.invalidateQueries({ queryKey: ['savedViews', resource.name] }))
      .catch(() => undefined)
      .finally(() => {
        isTaking.current = false
      })
  }, [known, resource, store, dataProvider, queryClient])
}

/** What is refused for good would be so the next time as well. */
function unlessRefused(error: unknown): void {
  const { status } = error as { status?: unknown }
  if (status !== 400 && status !== 404 && status !== 422) throw error
}

const isKept = (value: unknown): value is KeptHere => {
  const { name, search } = (value ?? {}) as Partial<KeptHere>
  return typeof name === 'string' && name.trim() !== '' && typeof search === 'string'
}

function queryOf(resource: Resource, search: string): SavedQuery {
  const said = new URLSearchParams(search)
  const usual = defaultQuery(resource)
  return {
    filter: filterOf(said.get('filter')),
    sort: said.get('sort') ?? usual.sort,
    order: said.get('order') === 'DESC' ? 'DESC' : 'ASC',
    view: said.get('view'),
    perPage: Number(said.get('perPage')) || usual.perPage,
    columns: null,
    density: null,
    grid: null,
  }
}

function filterOf(text: string | null): SavedQuery['filter'] {
  try {
    const filter: unknown = JSON.parse(text ?? '{}')
    return typeof filter === 'object' && filter !== null ? (filter as SavedQuery['filter']) : {}
  } catch {
    return {}
  }
}
