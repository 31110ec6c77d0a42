import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useLocale } from 'ra-core'
import { useCallback } from 'react'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import { isReadSince } from '../../../../../src/providers/live/begunReads.ts'
import { useSettledChanges } from '../../../../../src/providers/live/useSettledChanges.ts'
import { queues } from '../../rules/queues.ts'
import type { FiguresAnswer, TileGroup } from '../../rules/tiles.ts'

/** The parameters of a group of figures: those of the address, and since when changes are asked for. */
export type FigureParams = Readonly<Record<string, string>>

/** Figures are read again this often while the page is looked at. */
const renewal = 5 * 60_000

/** What the figures of this moment count. */
const followed = [...new Set(queues.map(({ area }) => area))]
const none: readonly string[] = []
const isNow = (group: TileGroup) => group === 'queues' || group === 'today'

/** While the server is still adding them up, it is asked this often. */
const retrial = 3_000

/** A group of figures; what was there stays while another period is on its way. Not asked where nothing of it is shown. */
export function useFigures(group: TileGroup, params: FigureParams, isWanted: boolean) {
  const provider = useDataProvider<ShopDataProvider>()
  const key = useFiguresKey(group, params)
  const client = useQueryClient()
  // The other groups are made of sums that the server renews once a minute.
  useSettledChanges(isWanted && isNow(group) ? followed : none, ({ heardAt }) => {
    const known = client.getQueryCache().find({ queryKey: key })
    if (known && !isReadSince(known, heardAt)) return client.invalidateQueries({ queryKey: key })
  })
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(provider, group, params, signal),
    placeholderData: keepPreviousData,
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.isBuilding ? retrial : renewal),
    staleTime: 30_000,
  })
}

/** Reads one tile again and puts it in its place; the others of its group are not asked for. */
export function useRefreshTile(group: TileGroup, params: FigureParams) {
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const key = useFiguresKey(group, params)
  return useCallback(
    async (tile: string) => {
      const answer = await ask(provider, group, { ...params, tiles: JSON.stringify([tile]) })
      client.setQueryData<FiguresAnswer>(key, (known) => ({
        ...answer,
        tiles: { ...known?.tiles, ...answer.tiles },
      }))
    },
    [provider, client, group, params, key],
  )
}

const useFiguresKey = (group: TileGroup, params: FigureParams) => ['figures', group, useLocale(), params]

async function ask(
  provider: ShopDataProvider,
  group: TileGroup,
  params: FigureParams,
  signal?: AbortSignal,
): Promise<FiguresAnswer> {
  const query = new URLSearchParams(params).toString()
  const path = `figures/${group}${query && `?${query}`}`
  const { data } = await provider.request(path, import.meta.env.PROD && signal ? { signal } : {})
  return data as FiguresAnswer
}
