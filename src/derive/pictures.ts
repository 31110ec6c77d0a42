import type { Field, Registry, Resource } from '../core/index.ts'
import { type Relation, relationsOf } from './relations.ts'
import { columnName, quoted } from './sqlNames.ts'

/** The area whose records are the pictures of the media library; each has the id of its file. */
export const libraryArea = 'mediaFile'

/** The fields of a resource that hold pictures of the media library. What stands in owned rows is not of the library. */
export const pictureFields = (resource: Resource): Relation[] =>
  Object.entries(resource.fields).flatMap(([field, { kind, options }]) =>
    isOfLibrary(kind, options)
      ? [{ from: resource, field, inner: undefined, to: libraryArea, many: false, pictures: true as const }]
      : [],
  )

const isOfLibrary = (kind: string, options: Field['options']): boolean =>
  kind === 'image' || kind === 'images'
    ? options.library !== false
    : kind === 'json' && options.pictures === true

/** The rows of a resource that have pictures of their own among those of the record, and the column that says which; undefined for none. */
export function picturedRows(
  resource: Resource,
): { readonly rows: string; readonly column: string } | undefined {
  const grouped: string | undefined = resource.fields[resource.picture ?? '']?.options.grouped
  const [rows = '', column = ''] = grouped?.split('.') ?? []
  return grouped === undefined ? undefined : { rows, column }
}

/** Everything by which a resource uses other records: its relations, and the pictures it shows. */
export const usesOf = (resource: Resource): Relation[] => [
  ...relationsOf(resource),
  ...pictureFields(resource),
]

/** Everything in the registry by which records of an area are used. */
export const usesTo = (registry: Registry, target: string): Relation[] =>
  Object.values(registry).flatMap((resource) => usesOf(resource).filter(({ to }) => to === target))

/** The files of the pictures in a value, however deep they stand in it. */
export function filesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap(filesIn)
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'file' && typeof inner === 'string' ? [inner] : filesIn(inner),
  )
}

/** SQL of the files that a column holds, as a JSON list; the column's index is over the very same words. */
export const filesSql = (field: string, alias?: string): string =>
  `jsonb_path_query_array(${alias ? `${alias}.` : ''}${quoted(columnName(field))}, '$.**.file')`
