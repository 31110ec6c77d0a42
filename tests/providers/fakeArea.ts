import english from '../../i18n/en/errors.ts'
import type { ApiErrorCode } from '../../server/apiError.ts'
import {
  type AnyRecord,
  type Condition,
  clauses,
  matches,
  type Registry,
  type Resource,
  systemFields,
} from '../../src/core/index.ts'
import { allowedTransitions } from '../../src/derive/permissions.ts'
import type { FieldProblem } from '../../src/derive/problems.ts'
import { validate } from '../../src/derive/validate.ts'

type Values = Record<string, unknown>

/** A refusal on its way to become an answer. */
export class Refused {
  readonly code: ApiErrorCode
  readonly problems: readonly FieldProblem[]
  readonly extra: Values
  constructor(code: ApiErrorCode, extra: Values = {}, problems: readonly FieldProblem[] = []) {
    this.code = code
    this.extra = extra
    this.problems = problems
  }

  get body() {
    const text = (code: string) => (english.errors as Record<string, string>)[code] ?? code
    const errors =
      this.problems.length > 0
        ? { errors: Object.fromEntries(this.problems.map(({ path, code }) => [path, text(code)])) }
        : {}
    return { message: text(this.code), ...errors, code: this.code, ...this.extra, requestId: 'fake' }
  }
}

const admin = { type: 'ADMIN', permissions: {} } as const
let ids = 0
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`

/** The records of one area and what can be done to them. */
export class FakeArea {
  readonly resource: Resource
  readonly registry: Registry
  others: (name: string) => FakeArea | undefined = () => undefined
  records: AnyRecord[] = []
  history: (Values & { of: string })[] = []
  readonly repeated = new Map<string, AnyRecord>()
  constructor(resource: Resource, registry: Registry) {
    this.resource = resource
    this.registry = registry
  }

  get(id: string): AnyRecord {
    const record = this.records.find((each) => each.id === id)
    if (!record) throw new Refused('not-found')
    return record
  }

  one = (record: AnyRecord) =>
    this.resource.workflow
      ? { ...record, transitions: allowedTransitions(admin, this.resource, record) }
      : record

  choice = (record: AnyRecord) => ({ id: record.id, title: record[this.resource.title], picture: null })

  only(record: AnyRecord, fields?: readonly string[]) {
    if (!fields) return record
    const unknown = fields.find((name) => !this.names().includes(name))
    if (unknown) throw new Refused('unknown-field')
    return Object.fromEntries(['id', 'version', ...fields].map((name) => [name, record[name]]))
  }

  names = () => [
    ...Object.keys(this.resource.fields),
    ...(this.resource.workflow ? ['status'] : []),
    ...systemFields,
  ]

  find({ q: _, ...filter }: Condition & { q?: unknown } = {}, q?: string) {
    if (clauses(filter).some(([name]) => !this.names().includes(name))) throw new Refused('unknown-filter')
    const words = (record: AnyRecord) =>
      this.resource.list.search.map((path) => String(record[path] ?? '').toLowerCase())
    return this.records.filter(
      (record) =>
        matches(filter, record) && (!q || words(record).some((text) => text.includes(q.toLowerCase()))),
    )
  }

  sorted(records: AnyRecord[], [field, order]: [string, string] = ['id', 'ASC']) {
    if (!this.names().includes(field)) throw new Refused('unknown-sort')
    const sign = order === 'ASC' ? 1 : -1
    return records.toSorted((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : 0))
  }

  create(body: Values, key: string | null = null): AnyRecord {
    const again = key === null ? undefined : this.repeated.get(key)
    if (again) return again
    const now = new Date().toISOString()
    const record = {
      id: newId(),
      version: 1,
      createdAt: now,
      updatedAt: now,
      ...this.checked(body),
    } as AnyRecord
    this.records.push(record)
    this.log('create', undefined, record)
    if (key !== null) this.repeated.set(key, record)
    return record
  }

  update(id: string, { version, ...body }: Values): AnyRecord {
    return this.write(id, version, 'update', (before) => this.checked(body, before))
  }

  move(id: string, name: string, { version, ...asked }: Values): AnyRecord {
    return this.write(id, version, name, (before) => {
      const to = this.resource.workflow?.transitions[name]?.to
      if (!to || !allowedTransitions(admin, this.resource, before).includes(name))
        throw new Refused('not-allowed-now')
      return { ...asked, status: to }
    })
  }

  remove(id: string, version: unknown): AnyRecord {
    const record = this.current(id, version)
    if (this.referrers(id).length > 0) throw new Refused('in-use')
    this.records = this.records.filter((each) => each.id !== id)
    return record
  }

  referrers(id: string) {
    return Object.values(this.registry).flatMap((resource) =>
      Object.entries(resource.fields).flatMap(([field, { options }]) => {
        const count =
          options.to === this.resource.name
            ? (this.others(resource.name)?.records ?? []).filter((record) => record[field] === id).length
            : 0
        return count > 0 ? [{ resource: resource.name, field, count }] : []
      }),
    )
  }

  counts = (views: readonly string[]) =>
    Object.fromEntries(
      views.map((view) => [view, { total: this.find(this.resource.list.views[view]).length, kind: 'exact' }]),
    )

  csv = (filter: Condition, fields: readonly string[]) =>
    `\uFEFF${[fields, ...this.find(filter).map((record) => fields.map((name) => record[name]))].map((row) => row.join(',')).join('\r\n')}`

  take(csv: string, dryRun: boolean) {
    const [head = '', ...lines] = csv.trim().split('\n')
    const value = (text = '') => (text === '' ? null : (parsed(text) as unknown))
    const results = lines.map((line, index) => {
      const row = Object.fromEntries(
        head.split(',').map((name, column) => [name, value(line.split(',')[column])]),
      )
      const checked = validate(this.resource, row)
      if (!checked.ok)
        return {
          line: index + 2,
          errors: Object.fromEntries(checked.problems.map(({ path, code }) => [path, code])),
        }
      if (!dryRun) this.create(row)
      return undefined
    })
    const refused = results.filter((result) => result !== undefined)
    return { created: results.length - refused.length, updated: 0, unchanged: 0, refused, records: [] }
  }

  each(
    { items, dryRun }: { items: { id: string; version: number }[]; dryRun?: boolean },
    change: (item: { id: string; version: number }) => unknown,
  ) {
    const before = [...this.records]
    const done: string[] = []
    const refused: unknown[] = []
    for (const item of items) {
      try {
        change(item)
        done.push(item.id)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        refused.push({ id: item.id, ...error.body })
      }
    }
    if (dryRun) this.records = before
    return { done, refused }
  }

  private current(id: string, version: unknown): AnyRecord {
    const record = this.get(id)
    if (version === undefined) throw new Refused('version-missing')
    if (version === record.version) return record
    const changes = this.history
      .filter((entry) => entry.of === id)
      .flatMap((entry) => entry.changes as { field: string }[])
    throw new Refused('stale', {
      current: record,
      changes: changes.filter(({ field }) => field !== 'id').slice(-1),
    })
  }

  private write(
    id: string,
    version: unknown,
    action: string,
    change: (before: AnyRecord) => Values,
  ): AnyRecord {
    const before = this.current(id, version)
    const after = { ...before, ...change(before), version: before.version + 1 }
    this.records = this.records.map((record) => (record.id === id ? after : record))
    this.log(action, before, after)
    return after
  }

  private checked(body: Values, before?: AnyRecord): Values {
    const known = Object.keys(this.resource.fields).filter(
      (name) => name in body && !this.resource.fields[name]?.options.computed,
    )
    const previous =
      before &&
      Object.fromEntries([...Object.keys(this.resource.fields), 'status'].map((name) => [name, before[name]]))
    const result = validate(
      this.resource,
      Object.fromEntries(known.map((name) => [name, body[name]])),
      previous,
    )
    if (!result.ok) throw new Refused('invalid', {}, result.problems)
    return result.values
  }

  private log(action: string, before: AnyRecord | undefined, after: AnyRecord) {
    const fields = Object.keys(this.resource.fields).filter(
      (name) => before && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
    )
    const changes = fields.map((field) => ({ field, before: before?.[field], after: after[field] }))
    const entry = {
      id: newId(),
      at: after.updatedAt,
      actor: { id: 'a', name: 'Asha' },
      action,
      version: after.version,
      changes,
    }
    this.history.push({ ...entry, of: after.id })
  }
}

/** A text as JSON where it is JSON. */
export function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
