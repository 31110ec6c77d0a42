import { type HttpHandler, HttpResponse, http as mock } from 'msw'
import { statusOf } from '../../server/apiError.ts'
import type { Registry } from '../../src/core/index.ts'
import { FakeArea, parsed, Refused } from './fakeArea.ts'

/** An imitation of `docs/api.md` in memory; `contract.test.ts` and `tests/api/contract.test.ts` hold it to the real server. */
export function fakeApi(base: string, registry: Registry): HttpHandler[] {
  const areas = Object.values(registry).map((resource) => new FakeArea(resource, registry))
  const others = (name: string) => areas.find(({ resource }) => resource.name === name)
  for (const area of areas) area.others = others
  return [
    mock.get(`${base}/search`, ({ request }) => HttpResponse.json(search(request.url))),
    ...areas.flatMap((area) => handlersOf(`${base}/${area.resource.endpoint}`, area)),
  ]

  /** By titles alone: what else is found, and in which order, is told by `tests/api/search`. */
  function search(url: string) {
    const { searchParams: asked } = new URL(url)
    const named = asked.get('areas')?.split(',')
    const searched = areas.filter(({ resource }) => named?.includes(resource.name) ?? true)
    const hits = searched.flatMap((area) =>
      area.find({}, asked.get('q') ?? '').map((record) => ({
        resource: area.resource.name,
        ...area.choice(record),
        subtitle: [],
        reason: null,
        exact: String(record[area.resource.title]).toLowerCase() === asked.get('q')?.toLowerCase(),
      })),
    )
    return { hits, more: [] }
  }
}

function handlersOf(url: string, area: FakeArea): HttpHandler[] {
  type Asked = { request: Request; params: Record<string, string>; query: Record<string, any>; body: any }
  const route = (
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    answer: (asked: Asked) => unknown,
  ) =>
    mock[method](`${url}${path}`, async ({ request, params }) => {
      const query = Object.fromEntries(
        [...new URL(request.url).searchParams].map(([name, value]) => [name, parsed(value)]),
      )
      const body = method === 'post' || method === 'put' ? parsed(await request.clone().text()) : undefined
      try {
        const result = answer({ request, params: params as Record<string, string>, query, body })
        if (result instanceof Response) return result
        return HttpResponse.json(result as never, { status: method === 'post' && path === '' ? 201 : 200 })
      } catch (error) {
        if (error instanceof Refused) return HttpResponse.json(error.body, { status: statusOf[error.code] })
        throw error
      }
    })
  const page = (all: readonly unknown[], range: readonly [number, number] = [0, all.length - 1]) => {
    const rows = all.slice(range[0], range[1] + 1)
    const total = `${area.resource.endpoint} ${range[0]}-${range[0] + rows.length - 1}/${all.length}`
    return HttpResponse.json(rows as never, { headers: { 'Content-Range': total, 'X-Total-Kind': 'exact' } })
  }
  return [
    route('get', '/counts', ({ query }) => area.counts(query.views)),
    route('get', '/lookup', ({ query }) =>
      page(area.find(query.filter, query.q).map(area.choice), query.range ?? [0, 24]),
    ),
    route(
      'get',
      '/export',
      ({ query }) =>
        new HttpResponse(area.csv(query.filter, query.fields), { headers: { 'Content-Type': 'text/csv' } }),
    ),
    route('post', '/import', ({ body, query }) => area.take(String(body), query.dryRun === true)),
    route('post', '/bulk/update', ({ body }) =>
      area.each(body, (item) => area.update(item.id, { ...body.data, version: item.version })),
    ),
    route('post', '/bulk/delete', ({ body }) =>
      area.each(body, (item) => area.remove(item.id, item.version)),
    ),
    route('post', '/bulk/transitions/:name', ({ body, params }) =>
      area.each(body, (item) => area.move(item.id, params.name as string, { version: item.version })),
    ),
    route('get', '', ({ query }) =>
      page(
        area
          .sorted(area.find(query.filter, query.filter?.q), query.sort)
          .map((record) => area.only(record, query.fields)),
        query.filter?.id ? undefined : (query.range ?? [0, 24]),
      ),
    ),
    route('post', '', ({ body, request }) => area.create(body, request.headers.get('Idempotency-Key'))),
    route('get', '/:id', ({ params }) => area.one(area.get(params.id as string))),
    route('put', '/:id', ({ params, body }) => area.one(area.update(params.id as string, body))),
    route('delete', '/:id', ({ params, query }) => area.remove(params.id as string, query.version)),
    route('get', '/:id/history', ({ params, query }) =>
      page(area.history.filter(({ of }) => of === params.id).toReversed(), query.range),
    ),
    route('get', '/:id/referrers', ({ params }) => area.referrers(params.id as string)),
    route('post', '/:id/transitions/:name', ({ params, body }) =>
      area.one(area.move(params.id as string, params.name as string, body)),
    ),
  ]
}
