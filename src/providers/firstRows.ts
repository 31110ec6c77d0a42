import type { QueryClient } from '@tanstack/react-query'
import type { AreaHeads } from '../core/index.ts'
import type { ShopDataProvider } from './dataProvider.ts'

/** Milliseconds that the page waits for the rest of an answer which has begun to come. */
const patience = 50

/**
 * Has the rows of the opened list in the client before anything is drawn, where the read that left with the document was answered
 * meanwhile: drawn with them, the page is drawn once, and not first with the shadows of its rows. Does nothing where no answer is there yet.
 */
export async function takeFirstRows(
  queryClient: QueryClient,
  dataProvider: ShopDataProvider,
  areas: AreaHeads,
): Promise<void> {
  const early = window.earlyRead
  if (!early?.isOpen || !early.isThere) return
  const { pathname, searchParams } = new URL(early.url)
  const area = Object.values(areas).find(({ endpoint }) => pathname.endsWith(`/${endpoint}`))
  const params = area && listParams(searchParams)
  if (!params) return
  const rows = queryClient.prefetchQuery({
    queryKey: [area.path, 'getList', params],
    queryFn: async () => {
      const { data, total, pageInfo, meta } = await dataProvider.getList(area.path, params)
      return { data, total, pageInfo, meta }
    },
  })
  await Promise.race([rows, new Promise((resolve) => setTimeout(resolve, patience))])
}

/** What react-admin calls the list by that this request asks for; undefined for a request of another form. */
function listParams(asked: URLSearchParams) {
  const [filter, range, sort, fields] = ['filter', 'range', 'sort', 'fields'].map((name) => read(asked, name))
  if (!filter || !range || !sort || !fields) return undefined
  const [from, to] = range
  const perPage = to - from + 1
  const sum = asked.get('sum')
  return {
    pagination: { page: from / perPage + 1, perPage },
    sort: { field: sort[0], order: sort[1] },
    filter,
    meta: sum === null ? { fields } : { fields, sum },
  }
}

const read = (asked: URLSearchParams, name: string) => JSON.parse(asked.get(name) ?? 'null')
