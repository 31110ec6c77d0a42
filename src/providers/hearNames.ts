import type { QueryClient } from '@tanstack/react-query'
import type { AreaHeads } from '../core/index.ts'
import { acceptNamed, namedType } from '../core/namedAnswer.ts'
import type { HttpClient } from './httpTypes.ts'
import { currentLocale } from './locale.ts'

/** Milliseconds for which a record is called what it was called. */
export const namedFor = 30_000

const nameKey = (path: string, id: string) => [path, 'name', id, currentLocale()]

/**
 * The same client; records and lists of them are asked for together with what those are called that they refer to, which the client keeps
 * (`heardName`). Another server may answer without.
 */
export function hearNames(http: HttpClient, queryClient: QueryClient, areas: AreaHeads): HttpClient {
  const collections = new Set(Object.values(areas).map(({ endpoint }) => endpoint))
  return {
    ...http,
    async json(url, options = {}) {
      const collection = recordsAt.exec(url)?.[1] ?? ''
      const headers = new Headers(options.headers)
      if (collections.has(collection) && !options.method) headers.set('Accept', acceptNamed)
      const answer = await http.json(url, { ...options, headers })
      if (!answer.headers.get('Content-Type')?.startsWith(namedType)) return answer
      const { data, names } = answer.json
      for (const [area, named] of Object.entries<{ id: string }[]>(names))
        for (const one of named) queryClient.setQueryData(nameKey(areas[area]?.path ?? '', one.id), one)
      return { ...answer, json: data }
    },
  }
}

/** The collection in the address of a list, or of one of its records: what stands last in the path. */
const recordsAt = /\/([\w-]+)(?:\/[\da-f-]{36})?(?:\?|$)/

/** What was heard of a record, in the language of the page, while that is recent and nothing has happened to its area. */
export function heardName<T>(queryClient: QueryClient, path: string, id: string): T | undefined {
  const state = queryClient.getQueryState<T>(nameKey(path, id))
  const isCurrent = state && !state.isInvalidated && Date.now() - state.dataUpdatedAt < namedFor
  return isCurrent ? state.data : undefined
}
