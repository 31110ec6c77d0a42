import type { AreaHeads } from '../core/index.ts'
import type { HttpClient } from './httpTypes.ts'
import { loadPublicSettings } from './publicSettings.ts'

/** The same client; what is written in the settings of the back office is at once obeyed by the page that wrote it. */
export function followSettings(http: HttpClient, { adminSetting }: AreaHeads): HttpClient {
  if (!adminSetting) return http
  const own = `${http.apiUrl}/${adminSetting.endpoint}`
  return {
    ...http,
    async json(url, options) {
      const answer = await http.json(url, options)
      if (url.startsWith(own) && (options?.method ?? 'GET') !== 'GET') void loadPublicSettings(http)
      return answer
    },
  }
}
