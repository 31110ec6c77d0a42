import type { QueryClient } from '@tanstack/react-query'
import type { AreaHeads } from '../core/index.ts'
import type { HttpClient } from './httpTypes.ts'
import { loadPublicSettings } from './publicSettings.ts'

/**
 * The same client; what somebody writes is obeyed by their own page at once. What they open next is read anew, of whatever area: an order
 * tells of its parcels. What is on the screen follows by itself (`useChanges`). Settings of the back office are read again.
 */
export function followWrites(
  http: HttpClient,
  queryClient: QueryClient,
  { adminSetting }: AreaHeads,
): HttpClient {
  return {
    ...http,
    async json(url, options) {
      const answer = await http.json(url, options)
      const path = url.slice(http.apiUrl.length)
      if ((options?.method ?? 'GET') === 'GET' || /^\/(auth|presence)\b/.test(path)) return answer
      if (adminSetting && path.startsWith(`/${adminSetting.endpoint}`)) void loadPublicSettings(http)
      void queryClient.invalidateQueries({
        refetchType: 'none',
        predicate: ({ queryKey }) => queryKey[0] !== 'auth',
      })
      return answer
    },
  }
}
