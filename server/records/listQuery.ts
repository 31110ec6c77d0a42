import { asText } from '../../src/core/asText.ts'
import type { Condition, Resource, Viewer } from '../../src/core/index.ts'
import { maskedFields, readableFields } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import { malformed, type Range, readJson, readRange } from './parameters.ts'
import { recordNames } from './recordSql.ts'

/** What a request for a list asks for, checked against what the viewer may see. */
export interface ListQuery {
  readonly filter: Condition
  /** What was typed into the search box. */
  readonly q: unknown
  readonly sort: Sort
  readonly range: Range
  /** Names of `recordNames`, readable ones only, in the order asked for. */
  readonly fields: readonly string[]
  /** The field whose amounts are added up over the whole filter. */
  readonly sum?: string | undefined
}

export interface Sort {
  readonly name: string
  readonly direction: 'ASC' | 'DESC'
}

export const listParameters = ['filter', 'sort', 'range', 'fields', 'sum'] as const

/**
 * Reads the parameters of a list.
 * @throws ApiError `malformed`, `unknown-sort` or `unknown-field`; what the filter says is checked where it becomes SQL.
 */
export function readListQuery(
  resource: Resource,
  viewer: Viewer,
  parameters: Partial<Record<(typeof listParameters)[number], string>>,
): ListQuery {
  const { q, ...filter } = readFilter(parameters.filter)
  // getMany asks for records by their ids, and wants them all.
  const ids = Array.isArray(filter.id) ? filter.id.length : 0
  const all = parameters.range === undefined && ids > 0 ? { from: 0, to: ids - 1 } : undefined
  return {
    filter,
    q,
    sort: readSort(resource, viewer, parameters.sort),
    range: all ?? readRange(parameters.range),
    fields: readFields(resource, viewer, parameters.fields),
    sum: readSum(resource, viewer, parameters.sum),
  }
}

/** The parameter `filter`, with `q` still in it. */
export function readFilter(text: string | undefined): Condition & { q?: unknown } {
  const filter = readJson('filter', text) ?? {}
  if (typeof filter !== 'object' || Array.isArray(filter)) throw malformed('filter')
  return filter as Condition
}

/** What the viewer may see of a record. */
export function readableNames(resource: Resource, viewer: Viewer): string[] {
  const readable = new Set(readableFields(viewer, resource))
  return recordNames(resource).filter((name) => resource.fields[name] === undefined || readable.has(name))
}

function readFields(resource: Resource, viewer: Viewer, text: string | undefined): readonly string[] {
  const names = readableNames(resource, viewer)
  const asked = readJson('fields', text)
  if (asked === undefined) return names
  if (!Array.isArray(asked) || asked.length > 200) throw malformed('fields')
  for (const name of asked) {
    if (!names.includes(name))
      throw new ApiError('unknown-field', { values: { field: asText(name).slice(0, 100) } })
  }
  return [...new Set(asked as string[])]
}

/** Only amounts that the area adds up, and of which the viewer may see each. */
function readSum(resource: Resource, viewer: Viewer, name: string | undefined): string | undefined {
  if (name === undefined) return undefined
  const isSeen =
    readableNames(resource, viewer).includes(name) && !maskedFields(viewer, resource).includes(name)
  if (name === resource.list.summed && isSeen) return name
  throw new ApiError('unknown-field', { values: { field: name.slice(0, 100) } })
}

export function readSort(resource: Resource, viewer: Viewer, text: string | undefined): Sort {
  // An order by what is shown in part would tell of the rest.
  const masked = new Set(maskedFields(viewer, resource))
  const names = readableNames(resource, viewer).filter(
    (name) => !masked.has(name) && (resource.fields[name]?.type.sortable ?? true),
  )
  const asked = readJson('sort', text)
  if (asked === undefined) return usualSort(resource, names)
  if (!Array.isArray(asked) || asked.length !== 2) throw malformed('sort')
  const [name, direction] = asked as [unknown, unknown]
  const isKnown = typeof name === 'string' && names.includes(name)
  if (!isKnown || (direction !== 'ASC' && direction !== 'DESC')) {
    throw new ApiError('unknown-sort', { values: { sort: asText(name).slice(0, 100) } })
  }
  return { name, direction }
}

function usualSort({ list: { sort } }: Resource, names: readonly string[]): Sort {
  const name = sort.replace(/^-/, '')
  return names.includes(name)
    ? { name, direction: sort.startsWith('-') ? 'DESC' : 'ASC' }
    : { name: 'id', direction: 'ASC' }
}
