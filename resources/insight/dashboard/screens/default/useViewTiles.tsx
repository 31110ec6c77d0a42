import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { lazy, Suspense, useMemo } from 'react'
import { areaHeads } from '#areas'
import type { SavedView } from '../../../../../src/derive/savedView.ts'
import type { ShopDataProvider } from '../../../../../src/providers/dataProvider.ts'
import type { BoardTile } from '../board/boardTile.ts'
import { viewTileName } from '../board/layout.ts'
import { Bars } from '../board/Tile.tsx'
import type { Words } from '../board/useWords.ts'

const SavedViewTile = lazy(() => import('./SavedViewTile.tsx'))

const none: readonly BoardTile[] = []

/** The saved views that somebody sees, as tiles for their first page; asked for where one stands there, and where the page is arranged. */
export function useViewTiles(isWanted: boolean, { t }: Words): readonly BoardTile[] {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { data } = useQuery({
    queryKey: ['savedViews', 'all'],
    queryFn: async ({ signal }): Promise<readonly SavedView[]> =>
      (await dataProvider.request('saved-views', { signal })).data.views,
    enabled: isWanted,
  })
  return useMemo(() => data?.flatMap((view) => tileOf(view, t) ?? []) ?? none, [data, t])
}

function tileOf(view: SavedView, t: Words['t']): BoardTile | undefined {
  const head = areaHeads[view.area]
  if (!head) return undefined
  const area = t(`resources.${head.path}.name`, { smart_count: 2 })
  return {
    name: viewTileName(view.id),
    title: view.name,
    about: t('dashboard.viewAbout', { area }),
    height: 226,
    isTable: true,
    Content: ({ words }) => (
      <Suspense fallback={<Bars />}>
        <SavedViewTile head={head} view={view} words={words} />
      </Suspense>
    ),
  }
}
