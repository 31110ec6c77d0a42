import { useLocation, useNavigate } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { useSearchNow } from '../shell/routing/useSearchNow.ts'

/** The state of a page of its own as it stands in the address, so that Back, reload and a shared link restore it. */
export function usePageState(): [
  state: Readonly<Record<string, string>>,
  change: (changed: Readonly<Record<string, string | undefined>>, options?: { replace?: boolean }) => void,
] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const searchNow = useSearchNow()
  const state = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search])
  const change = useCallback(
    (changed: Readonly<Record<string, string | undefined>>, { replace = false } = {}) => {
      const next = new URLSearchParams(searchNow())
      for (const [key, value] of Object.entries(changed)) {
        if (value === undefined || value === '') next.delete(key)
        else next.set(key, value)
      }
      navigate({ search: `?${next}` }, { replace })
    },
    [navigate, searchNow],
  )
  return [state, change]
}
