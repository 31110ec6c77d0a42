import { useLocation, useNavigate, useStoreContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { useListView } from './ListViewContext.ts'
import { keptOf, searchOf } from './savedState.ts'
import { keptKey } from './useKeptViews.ts'
import { useSavedViews } from './useSavedViews.ts'
import { useTakeover } from './useTakeover.ts'

/**
 * Keeps the saved views of a list as the server tells of them, for the next time it is opened. Where this browser has not known them, a list
 * that was opened without an address goes on to the one that its person chose to begin with.
 */
export default function SavedViews() {
  const { resource } = useListView()
  const store = useStoreContext()
  const navigate = useNavigate()
  const { state } = useLocation()
  const views = useSavedViews(resource)?.views
  const [wasUnknown] = useState(() => store.getItem(keptKey(resource)) === undefined)
  const begin = views?.find(({ isDefault }) => isDefault)
  const isLate = wasUnknown && (state as { isStart?: true } | null)?.isStart === true
  useTakeover(resource, views)
  useEffect(() => {
    if (views === undefined) return
    const [key, kept] = [keptKey(resource), keptOf(views)]
    if (JSON.stringify(store.getItem(key)) !== JSON.stringify(kept)) store.setItem(key, kept)
  }, [views, resource, store])
  useEffect(() => {
    if (begin && isLate) navigate({ search: searchOf(begin) }, { replace: true })
  }, [begin, isLate, navigate])
  return null
}
