import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import type { Hit } from '../../derive/searchHit.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import { useLater } from '../../views/useLater.ts'

interface Answer {
  readonly hits: readonly Hit[]
  readonly more: readonly string[]
}

interface ShopSearch extends Answer {
  /** Whether the answer is not yet that to what is typed; what it has then is of what was typed before. */
  readonly isBusy: boolean
  readonly hasFailed: boolean
}

const pause = 150
const nothing: Answer = { hits: [], more: [] }

/**
 * Asks the server for the records that have what is typed, once nothing more is typed for a moment, or `atOnce`. What was asked before is
 * called off; its answer stays until the new one is there.
 */
export function useShopSearch(typed: string, atOnce: boolean): ShopSearch {
  const provider = useDataProvider<ShopDataProvider>()
  const locale = useLocale()
  const text = typed.trim()
  const later = useLater(text, pause)
  const asked = text === '' || atOnce ? text : later
  const { data, isFetching, isPlaceholderData, isError, isPaused } = useQuery({
    queryKey: ['search', locale, asked],
    queryFn: async ({ signal }) => {
      const answer = await provider.request(`search?${new URLSearchParams({ q: asked })}`, { signal })
      return answer.data as Answer
    },
    enabled: asked !== '',
    retry: false,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
  if (text === '') return { ...nothing, isBusy: false, hasFailed: false }
  // Without a network nothing is on its way, and what was found before is no answer.
  if (isPaused) return { ...nothing, isBusy: asked !== text, hasFailed: true }
  const isBusy = asked !== text || isFetching || (isPlaceholderData && !isError)
  return { ...((isError ? undefined : data) ?? nothing), isBusy, hasFailed: isError && !isBusy }
}
