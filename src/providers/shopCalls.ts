import type { Identifier, RaRecord } from 'ra-core'
import { defined } from '../core/defined.ts'
import type { BulkChange } from '../derive/bulkChange.ts'
import type { FieldEdits } from '../derive/fieldEdits.ts'
import type { HttpClient, HttpOptions } from './httpTypes.ts'
import type { UploadedFile, UploadOptions } from './upload.ts'

/** One entry of a record's history. */
export interface HistoryEntry {
  readonly id: string
  readonly at: string
  readonly actor: { readonly id: string; readonly name: string } | null
  readonly action: string
  readonly version: number
  readonly changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[]
  /** Why, where one had to say. */
  readonly reason?: string | null
}

/** Who refers to a record: so many records of an area in one of its fields. */
export interface Referrer {
  readonly resource: string
  readonly field: string
  readonly count: number
}

export interface Count {
  readonly total: number
  readonly kind: 'exact' | 'estimate'
}

export interface BulkItem {
  readonly id: Identifier
  readonly version: number
}

/** What a bulk change did; `code` and `message` say why one was refused. */
export interface BulkResult {
  readonly done: string[]
  readonly refused: {
    readonly id: string
    /** Of an import: the line of the file. */
    readonly line?: number
    readonly code: string
    readonly message: string
    readonly errors?: Record<string, string>
  }[]
  /** By which id it can be put back, and until when; absent where it cannot, or not by this person. */
  readonly undo?: { readonly id: string; readonly until: string; readonly area?: string }
  /** Of an undo of very many records, which goes on behind: how far it has come. */
  readonly job?: BulkJob
}

/** How far something has come that is done to all records of a condition. */
export interface BulkJob {
  readonly id: string
  readonly at: string
  /** `update`, `delete` or the name of a transition; `undo` where it puts back what was done before, by `undoes`. */
  readonly action: string
  readonly undoes: string | null
  readonly fields: readonly string[]
  readonly state: 'checking' | 'checked' | 'running' | 'done' | 'cancelled' | 'failed'
  readonly version: number
  readonly total: number
  /** How many it has gone through, and what became of these, or would while it is checked. */
  readonly passed: number
  readonly done: number
  readonly refused: number
  readonly endedAt: string | null
  readonly error: { readonly code: string; readonly message: string } | null
  /** Why records were left out, the commonest first, with some of them; of a single job. */
  readonly reasons?: readonly {
    readonly code: string
    readonly message: string
    readonly errors?: Record<string, string>
    readonly count: number
    readonly ids: readonly string[]
  }[]
}

export interface ImportResult {
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  /** The lines of the file that were not stored; its head is line 1. */
  readonly refused: readonly {
    readonly line: number
    readonly code: string
    readonly message: string
    readonly errors: Record<string, string>
  }[]
  /** The first that would be made (`id` null) or changed, with every difference; of a dry run alone. */
  readonly records: readonly {
    readonly line: number
    readonly id: string | null
    readonly title: unknown
    readonly changes: HistoryEntry['changes']
  }[]
  /** By which id all of it can be put back, and until when; absent where it cannot, or not by this person. */
  readonly undo?: { readonly id: string; readonly until: string }
}

interface ListParams {
  pagination?: { page: number; perPage: number }
  sort?: { field: string; order: 'ASC' | 'DESC' }
  filter?: Record<string, unknown>
  signal?: AbortSignal | undefined
}

/** `dryRun` answers what would happen and writes nothing. */
interface BulkParams {
  items: readonly BulkItem[]
  data?: Record<string, unknown>
  dryRun?: boolean
}

/** `fields` by default are all; `reason` is asked for by some shops. */
export interface ExportParams extends Omit<ListParams, 'pagination'> {
  fields?: readonly string[]
  reason?: string | undefined
  /** The field of owned rows of which each line is one. */
  rows?: string | undefined
  /** References are written as people call them. */
  isNamed?: boolean | undefined
}

interface Signal {
  signal?: AbortSignal
}

/**
 * The calls of `docs/api.md` that react-admin has no method for; `resource` is its path. All reject as the HTTP client does.
 * They are methods of the data provider, so that `useDataProvider()` offers them with its handling of refusals.
 */
// biome-ignore format: one line per call reads as a table.
export interface ShopCalls {
  lookup(resource: string, params: ListParams): Promise<{ data: any[]; total: number }>
  transition(resource: string, params: { id: Identifier; name: string; version: number; data?: Record<string, unknown> }): Promise<{ data: RaRecord }>
  bulkTransition(resource: string, params: BulkParams & { name: string }): Promise<{ data: BulkResult }>
  bulkUpdate(resource: string, params: BulkParams & { changes?: FieldEdits }): Promise<{ data: BulkResult }>
  bulkDelete(resource: string, params: BulkParams): Promise<{ data: BulkResult }>
  /** The bulk changes of the last 24 hours that this person may undo, and those that were undone. */
  bulkChanges(resource: string, params?: Signal): Promise<{ data: BulkChange[] }>
  /** Looks what would become of all records of a filter; done once it is confirmed. */
  startBulkJob(resource: string, params: { action: string; filter: Record<string, unknown>; data?: Record<string, unknown>; changes?: FieldEdits }): Promise<{ data: BulkJob }>
  bulkJobs(resource: string, params?: Signal): Promise<{ data: BulkJob[] }>
  bulkJob(resource: string, params: { id: string } & Signal): Promise<{ data: BulkJob }>
  /** Of the records that it leaves out, those from one place in their order on. */
  bulkJobRefused(resource: string, params: { id: string; page: number; perPage: number }): Promise<{ data: BulkResult['refused'] }>
  runBulkJob(resource: string, params: { id: string; version: number }): Promise<{ data: BulkJob }>
  cancelBulkJob(resource: string, params: { id: string }): Promise<{ data: BulkJob }>
  undoBulk(resource: string, params: { id: Identifier; dryRun?: boolean }): Promise<{ data: BulkResult }>
  history(resource: string, params: { id: Identifier; page?: number; perPage?: number } & Signal): Promise<{ data: HistoryEntry[]; total: number }>
  referrers(resource: string, params: { id: Identifier } & Signal): Promise<{ data: Referrer[] }>
  counts(resource: string, params: { views: readonly string[] } & Signal): Promise<{ data: Record<string, Count> }>
  exportCsv(resource: string, params: ExportParams): Promise<{ data: Blob }>
  /** The same as an Excel file. */
  exportWorkbook(resource: string, params: ExportParams): Promise<{ data: Blob }>
  /** The same of very many records, made behind, whether its person stays or not: under which id. */
  startExport(resource: string, params: ExportParams & { format: ExportFormat }): Promise<{ data: { id: string } }>
  importCsv(resource: string, params: { csv: string | Blob; dryRun?: boolean; by?: string | undefined } & Signal): Promise<{ data: ImportResult }>
  /** Takes a large file in and looks behind what would become of its records; stored once it is confirmed (`runBulkJob`). */
  startImport(resource: string, params: { csv: string | Blob; by?: string | undefined }): Promise<{ data: BulkJob }>
  importOutcome(resource: string, params: { id: string }): Promise<{ data: ImportResult }>
  upload(file: File, options?: UploadOptions): Promise<{ data: UploadedFile }>
  /** A stored file by its id. */
  download(file: string): Promise<{ data: Blob }>
  /** A file that another call of the API answers with: `path` below its base. */
  requestFile(path: string): Promise<{ data: Blob }>
  /** Any other call of the API: `path` below its base, `data` as JSON. What fails of one that nobody asked for (`isSilent`) is told nowhere. */
  request(path: string, params?: { method?: string; data?: unknown; headers?: Record<string, string>; isSilent?: true } & Signal): Promise<{ data: any }>
}

export type ExportFormat = keyof typeof fileTypes

const fileTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Makes the calls; `collectionOf` turns react-admin's resource name into the collection of the API. */
export function shopCalls(http: HttpClient, collectionOf: (resource: string) => string): ShopCalls {
  const at = (resource: string, ...parts: Identifier[]) =>
    [http.apiUrl, collectionOf(resource), ...parts.map((part) => encodeURIComponent(part))].join('/')
  const post = async (url: string, data: unknown) => ({
    data: (await http.json(url, { method: 'POST', body: JSON.stringify(data) })).json,
  })
  const read = async (url: string, signal?: AbortSignal) => http.json(url, signal ? { signal } : {})
  const got = async (url: string, signal?: AbortSignal) => ({ data: (await read(url, signal)).json })
  const sendCsv = async (
    url: string,
    asked: Record<string, unknown>,
    csv: string | Blob,
    signal?: AbortSignal,
  ) => {
    const query = queryOf(asked)
    const options = { method: 'POST', body: csv, headers: { 'Content-Type': 'text/csv' }, signal }
    return { data: (await http.json(query ? `${url}?${query}` : url, defined<HttpOptions>(options))).json }
  }
  const exportQuery = ({ filter, sort, fields, reason, rows, isNamed }: ExportParams, format: ExportFormat) =>
    queryOf({
      filter,
      sort: sort && [sort.field, sort.order],
      fields,
      reason: reason || undefined,
      rows,
      named: isNamed || undefined,
      format: format === 'csv' ? undefined : format,
    })
  const exported = async (resource: string, params: ExportParams, format: ExportFormat) => {
    const url = `${at(resource, 'export')}?${exportQuery(params, format)}`
    const headers = { Accept: fileTypes[format] }
    return { data: await http.blob(url, defined({ headers, signal: params.signal })) }
  }

  return {
    async lookup(resource, { pagination = { page: 1, perPage: 25 }, filter = {}, signal }) {
      const { q, for: field, ...rest } = filter
      const query = queryOf({
        q: q || undefined,
        for: field,
        filter: rest,
        range: rangeOf(pagination.page, pagination.perPage),
      })
      const { json, headers } = await read(`${at(resource, 'lookup')}?${query}`, signal)
      return { data: json, total: totalOf(headers) ?? json.length }
    },
    transition: (resource, { id, name, version, data }) =>
      post(at(resource, id, 'transitions', name), { ...data, version }),
    bulkTransition: (resource, { name, ...params }) =>
      post(at(resource, 'bulk', 'transitions', name), params),
    bulkUpdate: (resource, params) => post(at(resource, 'bulk', 'update'), params),
    bulkDelete: (resource, params) => post(at(resource, 'bulk', 'delete'), params),
    bulkChanges: (resource, { signal } = {}) => got(at(resource, 'bulk', 'changes'), signal),
    startBulkJob: (resource, params) => post(at(resource, 'bulk', 'jobs'), params),
    bulkJobs: (resource, { signal } = {}) => got(at(resource, 'bulk', 'jobs'), signal),
    bulkJob: (resource, { id, signal }) => got(at(resource, 'bulk', 'jobs', id), signal),
    bulkJobRefused: (resource, { id, page, perPage }) =>
      got(`${at(resource, 'bulk', 'jobs', id, 'refused')}?${queryOf({ range: rangeOf(page, perPage) })}`),
    runBulkJob: (resource, { id, version }) => post(at(resource, 'bulk', 'jobs', id, 'run'), { version }),
    cancelBulkJob: (resource, { id }) => post(at(resource, 'bulk', 'jobs', id, 'cancel'), {}),
    undoBulk: (resource, { id, dryRun = false }) =>
      post(at(resource, 'bulk', 'changes', id, 'undo'), { dryRun }),
    async history(resource, { id, page = 1, perPage = 25, signal }) {
      const { json, headers } = await read(
        `${at(resource, id, 'history')}?${queryOf({ range: rangeOf(page, perPage) })}`,
        signal,
      )
      return { data: json, total: totalOf(headers) ?? json.length }
    },
    referrers: (resource, { id, signal }) => got(at(resource, id, 'referrers'), signal),
    counts: (resource, { views, signal }) => got(`${at(resource, 'counts')}?${queryOf({ views })}`, signal),
    exportCsv: (resource, params) => exported(resource, params, 'csv'),
    exportWorkbook: (resource, params) => exported(resource, params, 'xlsx'),
    startExport: (resource, { format, ...params }) =>
      post(`${at(resource, 'exports')}?${exportQuery(params, format)}`, {}),
    importCsv: (resource, { csv, dryRun, by, signal }) =>
      sendCsv(at(resource, 'import'), { dryRun: dryRun || undefined, by: by || undefined }, csv, signal),
    startImport: (resource, { csv, by }) =>
      sendCsv(at(resource, 'import', 'jobs'), { by: by || undefined }, csv),
    importOutcome: (resource, { id }) => got(at(resource, 'import', 'jobs', id, 'outcome')),
    async upload(file, options) {
      const { upload } = await import('./upload.ts')
      return { data: await upload(http, file, options) }
    },
    download: async (file) => ({
      data: await http.blob(`${http.apiUrl}/files/${encodeURIComponent(file)}/download`),
    }),
    requestFile: async (path) => ({ data: await http.blob(`${http.apiUrl}/${path}`) }),
    async request(path, { method = 'GET', data, headers, signal } = {}) {
      const options = defined<HttpOptions>({
        method,
        body: data === undefined ? undefined : JSON.stringify(data),
        headers,
        signal,
      })
      return { data: (await http.json(`${http.apiUrl}/${path}`, options)).json }
    },
  }
}

const rangeOf = (page: number, perPage: number) => [(page - 1) * perPage, page * perPage - 1]

/** A text stays itself, everything else travels as JSON. */
function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return new URLSearchParams(
    given.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
}

function totalOf(headers: Headers): number | undefined {
  const total = Number.parseInt(headers.get('Content-Range')?.split('/').pop() ?? '', 10)
  return Number.isNaN(total) ? undefined : total
}
