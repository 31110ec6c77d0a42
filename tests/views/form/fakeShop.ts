import { type DataProvider, HttpError } from 'ra-core'
import type { AnyRecord, Registry, Resource } from '../../../src/core/index.ts'
import { allowedTransitions } from '../../../src/derive/permissions.ts'
import type { ShopDataProvider } from '../../../src/providers/dataProvider.ts'

export const idOf = (number: number): string => `01932b1c-7a80-7000-8000-${String(number).padStart(12, '0')}`

/** One call of the data provider. */
export interface Call {
  readonly method: string
  readonly resource: string
  readonly params: any
}

/** The error that the API would answer with. */
export const refusal = (status: number, body: Record<string, unknown>, message = 'Refused'): HttpError =>
  new HttpError(message, status, body)

const admin = { type: 'ADMIN', permissions: {} } as const

/**
 * A shop in memory behind the data provider's methods, which keeps versions and answers 409 as the API does. `fail` holds errors
 * for the next calls of a method; `hold` makes them wait.
 */
export function fakeShop(
  registry: Registry,
  records: Readonly<Record<string, readonly Partial<AnyRecord>[]>> = {},
) {
  const store = new Map(
    Object.values(registry).map(({ path, name }) => [
      path,
      (records[name] ?? []).map((record) => full(record)),
    ]),
  )
  const calls: Call[] = []
  const fail: Record<string, unknown[]> = {}
  const hold: Record<string, Promise<unknown> | undefined> = {}
  const made = new Map<string, AnyRecord>()
  let nextId = 900

  const area = (path: string) =>
    Object.values(registry).find((resource) => resource.path === path) as Resource
  const all = (path: string) => store.get(path) ?? []
  const find = (path: string, id: unknown) => {
    const record = all(path).find((each) => each.id === id)
    if (!record) throw refusal(404, { code: 'not-found' }, 'This does not exist, or you may not see it.')
    return record
  }
  const answer = (path: string, record: AnyRecord): AnyRecord => {
    const resource = area(path)
    return structuredClone(
      resource.workflow ? { ...record, transitions: allowedTransitions(admin, resource, record) } : record,
    )
  }
  const put = (path: string, record: AnyRecord) => {
    store.set(path, [...all(path).filter(({ id }) => id !== record.id), record])
    return { data: answer(path, record) }
  }
  const change = (path: string, id: unknown, version: unknown, changes: object) => {
    const known = find(path, id)
    if (known.version !== version) {
      const fields = Object.keys(known).filter((field) => !['id', 'version', 'updatedAt'].includes(field))
      const changed = fields.map((field) => ({
        field,
        actor: { id: 'u2', name: 'Ravi' },
        at: '2026-11-20T10:00:00.000Z',
      }))
      throw refusal(
        409,
        { code: 'stale', current: answer(path, known), changes: changed },
        'Someone else has changed this in the meantime.',
      )
    }
    const values = Object.fromEntries(Object.entries(changes).filter(([name]) => name !== 'version'))
    return put(path, {
      ...known,
      ...values,
      version: known.version + 1,
      updatedAt: '2026-11-20T12:00:00.000Z',
    })
  }

  const methods: Record<string, (path: string, params: any) => any> = {
    getOne: (path, { id }) => ({ data: answer(path, find(path, id)) }),
    getList: (path, { filter = {} }) => {
      const found = all(path).filter(
        (record) =>
          !('parent' in filter) || (filter.parent?.in ?? [filter.parent]).includes(record.parent ?? null),
      )
      return { data: found.map((record) => answer(path, record)), total: found.length }
    },
    getMany: (path, { ids, meta }) => ({
      data: all(path)
        .filter(({ id }) => ids.includes(id))
        .map((record) => (meta?.lookup ? named(path, record) : answer(path, record))),
    }),
    lookup: (path, { filter }) => {
      const found = all(path).filter((record) =>
        String(record[area(path).title])
          .toLowerCase()
          .includes(String(filter?.q ?? '').toLowerCase()),
      )
      return { data: found.map((record) => named(path, record)), total: found.length }
    },
    create: (path, { data, meta }) => {
      const before = made.get(meta.idempotencyKey)
      if (before) return { data: answer(path, before) }
      const { transitions: _, ...values } = data
      const resource = area(path)
      const record = full({
        ...(resource.workflow ? { status: resource.workflow.initial } : {}),
        ...values,
        id: idOf(nextId++),
      })
      made.set(meta.idempotencyKey, record)
      return put(path, record)
    },
    update: (path, { id, data, meta }) => change(path, id, meta?.version ?? data.version, data),
    delete: (path, { id }) => {
      const record = find(path, id)
      store.set(
        path,
        all(path).filter((each) => each !== record),
      )
      return { data: record }
    },
    transition: (path, { id, name, version, data }) => {
      const to = area(path).workflow?.transitions[name]?.to
      return change(path, id, version, { ...data, status: to })
    },
    history: () => ({ data: [], total: 0 }),
    referrers: () => ({ data: [] }),
  }
  const named = (path: string, record: AnyRecord) => ({
    id: record.id,
    title: record[area(path).title],
    picture: null,
  })
  const provider = Object.fromEntries(
    Object.keys(methods).map((method) => [
      method,
      async (resource: string, params: any) => {
        calls.push({ method, resource, params: structuredClone({ ...params, signal: undefined }) })
        await hold[method]
        const error = fail[method]?.shift()
        if (error) throw error
        return methods[method]?.(resource, params)
      },
    ]),
  ) as unknown as ShopDataProvider & DataProvider
  return {
    provider,
    fail,
    hold,
    calls: (method: string) => calls.filter((call) => call.method === method),
    /** What somebody else does in the meantime. */
    meddle: (path: string, id: string, changes: object) =>
      put(path, { ...find(path, id), ...changes, version: find(path, id).version + 1 }),
    records: (path: string) => all(path),
    methods,
  }
}

const full = (record: Partial<AnyRecord>): AnyRecord => ({
  id: idOf(1),
  version: 1,
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-19T08:00:00.000Z',
  ...record,
})
