import { type DataProvider, type GetManyParams, HttpError, type Identifier } from 'ra-core'
import simpleRestProvider from 'ra-data-simple-rest'
import { defined } from '../core/defined.ts'
import type { AreaHeads } from '../core/index.ts'
import { changesOf, newRecordOf } from './changes.ts'
import type { Translate } from './failure.ts'
import type { HttpClient, HttpOptions } from './httpTypes.ts'
import { newKey } from './idempotencyKey.ts'
import { type ShopCalls, shopCalls } from './shopCalls.ts'

/** What `meta` of a call may carry. */
export interface CallMeta {
  /** Only these fields of each record of a list. */
  fields?: readonly string[]
  /** The field whose amounts over the whole list are answered as `meta.sum`. */
  sum?: string
  /** Answer id, title and picture only, from `/lookup`, which is open to whoever may edit a field that points there. */
  lookup?: boolean
  /** The version that a change is based on; otherwise that of the data, otherwise that of the previous data. */
  version?: number
  /** The versions that a bulk change is based on. */
  versions?: Readonly<Record<string, number>>
  /** The same for every attempt to save one form, so that a repeat makes no second record. */
  idempotencyKey?: string
  /** What somebody confirmed by typing its name. */
  confirmed?: string
}

/** The data provider of the shop: react-admin's methods and those of `docs/api.md` that react-admin does not know. */
export type ShopDataProvider = DataProvider & ShopCalls

/**
 * `ra-data-simple-rest` over the versioned API: react-admin's resource names (paths) become collections, changes carry the version
 * they are based on, and bulk changes are one request each. Rejects with `HttpError`; see `FailureBody`.
 */
export function createDataProvider(http: HttpClient, registry: AreaHeads): ShopDataProvider {
  const collections = new Map(Object.values(registry).map(({ path, endpoint }) => [path, endpoint]))
  const collectionOf = (resource: string) => collections.get(resource) ?? resource
  const calls = shopCalls(http, collectionOf)
  /** The plain provider, its requests changed on their way. */
  const rest = (change: Change = {}, seen?: (headers: Headers) => void) =>
    simpleRestProvider(http.apiUrl, async (url: string, options?: HttpOptions) => {
      const answer = await http.json(withQuery(url, change.query), withHeaders(options, change.headers))
      seen?.(answer.headers)
      return answer
    })
  const fieldsOf = (meta?: CallMeta): Change => ({
    query: defined<Record<string, string>>({
      fields: meta?.fields && JSON.stringify(meta.fields),
      sum: meta?.sum,
    }),
  })

  async function list<T>(meta: CallMeta | undefined, read: (provider: DataProvider) => Promise<T>) {
    let totalKind = 'exact'
    let sum: string | null = null
    const result = await read(
      rest(fieldsOf(meta), (headers) => {
        totalKind = headers.get('X-Total-Kind') ?? totalKind
        sum = headers.get('X-Sum')
      }),
    )
    return { ...result, meta: sum === null ? { totalKind } : { totalKind, sum: Number(sum) } }
  }

  async function versionsOf(resource: string, ids: readonly Identifier[], meta?: CallMeta) {
    if (ids.every((id) => meta?.versions?.[id] !== undefined))
      return ids.map((id) => ({ id, version: meta?.versions?.[id] as number }))
    // A button that knows only the ids means the records as they are.
    const { data } = await provider.getMany(resource, { ids: [...ids] })
    return data.map(({ id, version }) => ({ id, version }))
  }

  const provider: ShopDataProvider = {
    ...calls,
    getList: (resource, params) =>
      params.meta?.lookup
        ? calls.lookup(resource, params)
        : list(params.meta, (plain) => plain.getList(collectionOf(resource), params)),
    getManyReference: (resource, params) =>
      list(params.meta, (plain) => plain.getManyReference(collectionOf(resource), params)),
    getOne: (resource, params) => rest().getOne(collectionOf(resource), params),
    async getMany(resource, { ids, meta, signal }) {
      const parts = inParts([...new Set(ids)]).map((part) =>
        meta?.lookup
          ? calls.lookup(resource, {
              filter: { id: part },
              pagination: { page: 1, perPage: part.length },
              signal,
            })
          : rest(fieldsOf(meta)).getMany(
              collectionOf(resource),
              defined<GetManyParams>({ ids: part, signal }),
            ),
      )
      return { data: (await Promise.all(parts)).flatMap(({ data }) => data) }
    },
    async create(resource, { data, meta }) {
      const headers = { 'Idempotency-Key': meta?.idempotencyKey ?? newKey() }
      return rest({ headers }).create(collectionOf(resource), { data: newRecordOf(data) })
    },
    async update(resource, { id, data, previousData, meta }) {
      const version = meta?.version ?? data.version ?? previousData?.version
      const changes = changesOf(data, previousData?.version === version ? previousData : undefined)
      return rest(meta?.confirmed ? { headers: { 'X-Confirmed': meta.confirmed } } : {}).update(
        collectionOf(resource),
        { id, data: { ...changes, version }, previousData },
      )
    },
    async delete(resource, { id, previousData, meta }) {
      const version = meta?.version ?? (previousData as { version?: number } | undefined)?.version
      return rest(version === undefined ? {} : { query: { version: String(version) } }).delete(
        collectionOf(resource),
        { id },
      )
    },
    async updateMany(resource, { ids, data, meta }) {
      const items = await versionsOf(resource, ids, meta)
      return allDone(await calls.bulkUpdate(resource, { items, data }), http.translate)
    },
    async deleteMany(resource, { ids, meta }) {
      const items = await versionsOf(resource, ids, meta)
      return allDone(await calls.bulkDelete(resource, { items }), http.translate)
    },
  }
  // In development React runs effects twice, and an abortable read would be sent twice with them.
  provider.supportAbortSignal = import.meta.env.PROD
  return provider
}

interface Change {
  query?: Record<string, string>
  headers?: Record<string, string>
}

function withQuery(url: string, query: Record<string, string> = {}): string {
  const added = new URLSearchParams(query).toString()
  return added === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${added}`
}

function withHeaders(options: HttpOptions = {}, added: Record<string, string> = {}): HttpOptions {
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries(added)) headers.set(name, value)
  return { ...options, headers }
}

/** Ids travel in the address, which has a limited length. */
function inParts<T>(ids: T[], size = 100): T[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  )
}

/** React-admin takes a bulk change as done or failed; where some were refused it fails, and `body` has `done` and `refused`. */
function allDone(
  { data: { done, refused } }: Awaited<ReturnType<ShopCalls['bulkUpdate']>>,
  translate: Translate,
) {
  if (refused.length === 0) return { data: done }
  const total = done.length + refused.length
  throw new HttpError(translate('session.failure.partlyRefused', { refused: refused.length, total }), 207, {
    code: 'partly-refused',
    done,
    refused,
  })
}
