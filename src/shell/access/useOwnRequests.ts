import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { areaHeads } from '#areas'
import type { Right } from '../../derive/routes.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'

/** A right that somebody has asked for, and what became of it. */
export interface OwnRequest extends Right {
  readonly status: 'open' | 'granted' | 'declined'
  readonly askedAt: string
  readonly decidedAt: string | null
  readonly answer: string | null
  /** When the same may be asked once more; null where it need not be. */
  readonly againAt: string | null
}

const path = 'auth/access-requests'

interface OwnRequests {
  /** The latest request of a right; null where there is none, undefined until that is known, and for good where rights cannot be asked for. */
  readonly of: (right: Right) => OwnRequest | null | undefined
  readonly ask: (wanted: Right & { page: string; sentence: string }) => Promise<void>
}

/** The rights that one has asked for. */
export function useOwnRequests(): OwnRequests {
  const provider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const { data } = useQuery<readonly OwnRequest[]>({
    queryKey: [path],
    queryFn: async ({ signal }) => (await provider.request(path, { signal })).data,
    enabled: areaHeads.accessRequest !== undefined,
  })
  return {
    of: ({ area, flag }) => data && (data.find((each) => each.area === area && each.flag === flag) ?? null),
    async ask(wanted) {
      const answer = await provider.request(path, { method: 'POST', data: wanted })
      queryClient.setQueryData([path], answer.data)
    },
  }
}
