import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { areaHeads } from '#areas'
import { type AreaHead, hasFlag } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useSession } from '../../../../src/providers/useSession.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'

interface Following {
  readonly follows: boolean
  readonly followers: number
}

/** Whether the viewer follows a colleague, how many do, and how to begin or end it where the viewer may. */
export function useFollowing(id: string) {
  const provider = useDataProvider<ShopDataProvider>()
  const client = useQueryClient()
  const me = useSession()?.userId
  const mayFollow = useMayFollow() && me !== id
  const queryKey = ['follows', id]
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.request(`follows/${id}`, { signal })).data as Following,
    retry: false,
  })
  const [act, isBusy] = useAct('follows', 'follows/activity')
  const change = (follows: boolean) =>
    act(async () => {
      const { data } = await provider.request(`follows/${id}`, { method: follows ? 'PUT' : 'DELETE' })
      client.setQueryData(queryKey, data)
      return undefined
    })
  return { following: data, mayFollow, change, isBusy }
}

/** Following shows what the log shows: it is for whoever may see it and the staff. */
export function useMayFollow(): boolean {
  const viewer = useViewer()
  const staff: AreaHead | undefined = areaHeads.subAdmin
  return staff !== undefined && canAct(viewer, staff, 'view') && hasFlag(viewer, 'activityLog', 'view')
}
