import { HttpError } from 'ra-core'
import {
  type AnyRecord,
  type Condition,
  matches,
  type Registry,
  type Resource,
} from '../../../src/core/index.ts'
import type { BulkChange } from '../../../src/derive/bulkChange.ts'
import type { SavedView } from '../../../src/derive/savedView.ts'
import { whyFinal } from '../../../src/derive/undo.ts'
import { validate } from '../../../src/derive/validate.ts'
import type { ShopDataProvider } from '../../../src/providers/dataProvider.ts'
import type { BulkResult } from '../../../src/providers/shopCalls.ts'
import { fakeSavedViews } from './fakeSavedViews.ts'

export type Shop = Record<string, AnyRecord[]>

/** What was asked of the provider, in order: `getList pages/brand {…}`. */
export interface Call {
  method: string
  path: string
  params: any
}

interface FakeOptions {
  totalKind?: 'exact' | 'estimate'
  /** What the amounts of a list come to, where its sum is asked for. */
  sum?: number
  /** Fails the calls it answers an error for. */
  fail?: (call: Call) => Error | undefined
  /** Reasons why a record is left out of a bulk change, by its id. */
  refuse?: Record<string, { code: string; message: string; errors?: Record<string, string> }>
  /** Milliseconds before each answer, or before that of each call. */
  delay?: number | ((call: Call) => number)
  /** What each answer waits for. */
  until?: Promise<unknown>
  /** The saved views that there are, which come and go with what is asked; and whether they may be shared. */
  views?: SavedView[]
  mayShare?: boolean
}

/**
 * A data provider over records in memory that answers as docs/api.md says: conditions by the one evaluator, only the asked fields,
 * ranges of at most 500. `calls` is what it was asked.
 */
export function fakeProvider(registry: Registry, shop: Shop, options: FakeOptions = {}) {
  const calls: Call[] = []
  const changes: { path: string; before: Map<string, object>; change: BulkChange }[] = []
  const areas = Object.values(registry)
  const areaAt = (path: string): Resource => {
    const area = areas.find((each) => each.path === path)
    if (!area) throw new Error(`No area has the path ${path}.`)
    return area
  }
  const savedViews = fakeSavedViews(options.views ?? [], options.mayShare ?? false)
  const recordsAt = (path: string) => (shop[areaAt(path).name] ??= [])

  async function hear(method: string, path: string, params: any) {
    const call = { method, path, params }
    calls.push(call)
    const delay = typeof options.delay === 'function' ? options.delay(call) : options.delay
    if (delay) await new Promise((resolve) => setTimeout(resolve, delay))
    await options.until
    const error = options.fail?.(call)
    if (error) throw error
  }

  function found(path: string, { q, ...filter }: Record<string, unknown> = {}): AnyRecord[] {
    const area = areaAt(path)
    const words = String(q ?? '').toLowerCase()
    const text = (record: AnyRecord) =>
      [area.title, ...area.list.search]
        .map((name) => record[name] ?? '')
        .join(' ')
        .toLowerCase()
    return recordsAt(path).filter(
      (record) => text(record).includes(words) && matches(filter as Condition, record),
    )
  }

  const trimmed = (record: AnyRecord, fields?: readonly string[]): AnyRecord =>
    fields
      ? (Object.fromEntries(
          Object.entries(record).filter(([name]) =>
            ['id', 'version', 'translations', ...fields].includes(name),
          ),
        ) as AnyRecord)
      : { ...record }

  async function bulk(
    method: string,
    path: string,
    params: any,
    change: (record: AnyRecord) => void,
  ): Promise<{ data: BulkResult }> {
    await hear(method, path, params)
    const result: BulkResult = { done: [], refused: [] }
    for (const { id } of params.items) {
      const record = recordsAt(path).find((each) => each.id === id)
      const refusal = record ? options.refuse?.[id] : { code: 'not-found', message: 'It is gone.' }
      if (!record || refusal) result.refused.push({ id, ...(refusal as { code: string; message: string }) })
      else {
        result.done.push(id)
        if (!params.dryRun) change(record)
      }
    }
    return { data: result }
  }

  /** Notes what was done, so that it can be undone; what the answer says of that. */
  function noted(
    path: string,
    { action, fields = [] }: { action: string; fields?: string[] },
    before: Map<string, object>,
  ): Pick<BulkResult, 'undo'> {
    if (before.size === 0) return {}
    const final =
      action in (areaAt(path).workflow?.transitions ?? {}) ? whyFinal(areaAt(path), action) : undefined
    const now = Date.now()
    const id = idOf('change', changes.length)
    const until = new Date(now + 86_400_000).toISOString()
    const change = {
      id,
      area: areaAt(path).name,
      at: new Date(now).toISOString(),
      until,
      action,
      fields,
      count: before.size,
      undone: null,
    }
    const actor = { id: 'u1', name: 'Asha' }
    changes.unshift({ path, before, change: { ...change, final: final ?? null, actor } })
    return final ? {} : { undo: { id, until } }
  }

  const provider: Partial<ShopDataProvider> = {
    async getList(path: string, params: any) {
      await hear('getList', path, params)
      const { page, perPage } = params.pagination
      if (perPage > 500) throw new HttpError('The range is too wide.', 400, {})
      const { field, order } = params.sort
      const all = found(path, params.filter).sort(
        (a, b) => compare(a[field], b[field]) * (order === 'DESC' ? -1 : 1),
      )
      const data = all
        .slice((page - 1) * perPage, page * perPage)
        .map((record) => trimmed(record, params.meta?.fields))
      return {
        data,
        total: all.length,
        meta: { totalKind: options.totalKind ?? 'exact', sum: params.meta?.sum && options.sum },
      } as any
    },
    async getMany(path: string, params: any) {
      await hear('getMany', path, params)
      const area = areaAt(path)
      const data = recordsAt(path).filter(({ id }) => params.ids.includes(id))
      if (!params.meta?.lookup)
        return { data: data.map((record) => trimmed(record, params.meta?.fields)) } as any
      return {
        data: data.map((record) => ({ id: record.id, title: record[area.title], picture: null })),
      } as any
    },
    async getOne(path: string, params: any) {
      await hear('getOne', path, params)
      return { data: { ...recordsAt(path).find(({ id }) => id === params.id) } } as any
    },
    async update(path: string, params: any) {
      await hear('update', path, params)
      const record = recordsAt(path).find(({ id }) => id === params.id)
      if (!record) throw new HttpError('It is gone.', 404, { code: 'not-found' })
      const { version, ...data } = params.data
      if ((params.meta?.version ?? version) !== record.version)
        throw new HttpError('Someone else has changed this.', 409, {
          code: 'stale',
          current: { ...record },
          changes: [],
        })
      const checked = validate(areaAt(path), data, record)
      if (!checked.ok)
        throw new HttpError('This is not right.', 422, {
          errors: Object.fromEntries(checked.problems.map((problem) => [problem.path, problem.code])),
        })
      Object.assign(record, data, { version: record.version + 1 })
      return { data: { ...record } } as any
    },
    async counts(path, params) {
      await hear('counts', path, params)
      const { views } = areaAt(path).list
      return {
        data: Object.fromEntries(
          params.views.map((view) => [
            view,
            { total: found(path, views[view]).length, kind: 'exact' as const },
          ]),
        ),
      }
    },
    async lookup(path, params) {
      await hear('lookup', path, params)
      const area = areaAt(path)
      const data = found(path, params.filter).map((record) => ({
        id: record.id,
        title: record[area.title],
        picture: null,
      }))
      return { data, total: data.length }
    },
    async request(path, params) {
      // What a page without a list asks for: whether a right was asked for already. Nobody has.
      if (!path.startsWith('saved-views')) return { data: [] }
      await hear('request', path, params)
      return savedViews(path, params)
    },
    async exportCsv(path, params) {
      await hear('exportCsv', path, params)
      return { data: new Blob([`${(params.fields ?? []).join(',')}\r\n`]) }
    },
    async exportWorkbook(path, params) {
      await hear('exportWorkbook', path, params)
      return { data: new Blob(['a workbook']) }
    },
    async referrers(path, params) {
      await hear('referrers', path, params)
      return { data: [{ resource: 'product', field: 'brand', count: 3 }] }
    },
    async bulkDelete(path, params) {
      const before = new Map<string, AnyRecord>()
      const { data } = await bulk('bulkDelete', path, params, (record) => {
        before.set(record.id, record)
        const list = recordsAt(path)
        list.splice(list.indexOf(record), 1)
      })
      return { data: { ...data, ...noted(path, { action: 'delete' }, before) } }
    },
    async bulkUpdate(path, params) {
      const fields = Object.keys(params.data ?? {})
      const before = new Map<string, object>()
      const { data } = await bulk('bulkUpdate', path, params, (record) => {
        before.set(record.id, Object.fromEntries(fields.map((name) => [name, record[name] ?? null])))
        Object.assign(record, params.data, { version: record.version + 1 })
      })
      return { data: { ...data, ...noted(path, { action: 'update', fields }, before) } }
    },
    async bulkChanges(path) {
      await hear('bulkChanges', path, {})
      return { data: changes.filter((each) => each.path === path).map(({ change }) => change) }
    },
    bulkJobs: async () => ({ data: [] }),
    async undoBulk(path, params) {
      const made = changes.find(({ change }) => change.id === params.id)
      if (!made) throw new HttpError('There is no such change.', 404, {})
      const items = [...made.before.keys()].map((id) => ({ id, version: 0 }))
      if (made.change.action === 'delete') {
        await hear('undoBulk', path, { ...params, items })
        if (!params.dryRun) recordsAt(path).unshift(...([...made.before.values()] as AnyRecord[]))
        return { data: { done: items.map(({ id }) => id), refused: [] } }
      }
      const answer = await bulk('undoBulk', path, { ...params, items }, (record) =>
        Object.assign(record, made.before.get(record.id), { version: record.version + 1 }),
      )
      if (!params.dryRun) made.change = { ...made.change, undone: { at: made.change.at, name: 'Asha' } }
      return answer
    },
    async bulkTransition(path, params) {
      const before = new Map<string, object>()
      const { data } = await bulk('bulkTransition', path, params, (record) => {
        before.set(record.id, { status: record.status })
        const to = areaAt(path).workflow?.transitions[params.name]?.to
        Object.assign(record, params.data, { status: to, version: record.version + 1 })
      })
      return { data: { ...data, ...noted(path, { action: params.name }, before) } }
    },
  }
  const asked = (method: string, path?: string) =>
    calls.filter((call) => call.method === method && (path === undefined || call.path === path))
  return { provider: provider as ShopDataProvider, calls, asked, shop }
}

function compare(a: unknown, b: unknown): number {
  if (a === b) return 0
  if (a === null || a === undefined) return 1
  if (b === null || b === undefined) return -1
  return a < b ? -1 : 1
}

/** Makes records of an area from the given fields; the rest are the defaults that the server would store. */
export function recordsOf(
  resource: Resource,
  count: number,
  make: (index: number) => Record<string, unknown>,
): AnyRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const { id, createdAt, updatedAt, status, translations, ...fields } = make(index)
    const validated = validate(resource, fields)
    if (!validated.ok) throw new Error(`${resource.name} ${index}: ${JSON.stringify(validated.problems)}`)
    return {
      ...validated.values,
      ...(translations ? { translations } : {}),
      ...(resource.workflow ? { status: status ?? resource.workflow.initial } : {}),
      id: (id as string | undefined) ?? idOf(resource.name, index),
      version: 1,
      createdAt: createdAt ?? '2026-11-01T08:00:00.000Z',
      updatedAt: updatedAt ?? '2026-11-19T08:00:00.000Z',
    } as AnyRecord
  })
}

/** The id of the n-th record of an area: the same in every run. */
export function idOf(name: string, index: number): string {
  const mark = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 0xffff, 7)
  return `01932b1c-7a80-7000-${mark.toString(16).padStart(4, '8')}-${index.toString(16).padStart(12, '0')}`
}
