import { type Field, fieldsOf, makeField, type Resource, sealed, type Viewer } from '../core/index.ts'
import { dateTime } from '../fields/dateTime/dateTime.ts'
import { integer } from '../fields/integer/integer.ts'
import { references } from '../fields/references/references.ts'
import { select } from '../fields/select/select.ts'
import { slug } from '../fields/slug/slug.ts'
import { maskedFields, readableFields } from './permissions.ts'

/** One column of a list: a field of the resource, or one that every record has. */
export interface Column {
  readonly name: string
  readonly field: Field
  readonly sortable: boolean
}

/** All that a list of this resource can show this viewer, the title first. */
export function columnsOf(resource: Resource, viewer: Viewer): Column[] {
  const names = [
    ...readableFields(viewer, resource),
    ...(resource.workflow ? ['status'] : []),
    'createdAt',
    'updatedAt',
  ]
  // An order by what is hidden would tell of it.
  const masked = new Set(maskedFields(viewer, resource))
  const columns = names.flatMap((name) => {
    const field = listField(resource, name)
    return field ? [{ name, field, sortable: field.type.sortable && !masked.has(name) }] : []
  })
  const title = columns.filter(({ name }) => name === resource.title)
  return [...title, ...columns.filter(({ name }) => name !== resource.title)]
}

/**
 * The columns to show: those a person chose, or those of the descriptor. The title always is the first one and carries the
 * picture of the record, which therefore gets no column of its own. Names that are unknown or not readable are left out.
 */
export function chosenColumns(
  resource: Resource,
  all: readonly Column[],
  names: readonly string[] = resource.list.columns,
): Column[] {
  const wanted = names.filter((name) => name !== resource.title && name !== resource.picture)
  return [resource.title, ...new Set(wanted)].flatMap(
    (name) => all.find((column) => column.name === name) ?? [],
  )
}

/**
 * The fields to ask the server for: what the columns show, what names and places a
 * record or is looked for exactly, and what decides who may do what with it; `more` are fields that own actions ask about.
 * Id, version and translations come along unasked.
 */
export function fieldsToAsk(
  resource: Resource,
  columns: readonly Column[],
  viewer: Viewer,
  more: readonly string[] = [],
): string[] {
  const readable = readableFields(viewer, resource)
  const guards = [
    ...Object.values(resource.access).flatMap((condition) => (condition ? fieldsOf(condition) : [])),
    ...Object.values(resource.workflow?.transitions ?? {}).flatMap(({ when }) =>
      when ? fieldsOf(when) : [],
    ),
  ]
  const own = [
    resource.title,
    resource.picture,
    parentField(resource),
    ...columns.map(({ name }) => name),
    ...codesOf(resource),
    ...guards,
    ...more,
  ]
  const state = resource.workflow ? ['status'] : []
  const names = own.filter(
    (name) => name !== undefined && (readable.includes(name) || !Object.hasOwn(resource.fields, name)),
  )
  return [...new Set([...names, ...state])].filter((name) => name !== undefined)
}

/** The searched fields of which no two records have the same: numbers, codes, addresses. */
export const codesOf = (resource: Resource): string[] =>
  [...new Set([resource.title, ...resource.list.search])].filter(
    (name) => resource.fields[name]?.options.unique,
  )

/** The field whose amounts are added up for somebody who may read each of them. */
export const summedBy = (resource: Resource, viewer: Viewer): string | undefined =>
  columnsOf(resource, viewer).find(({ name, sortable }) => name === resource.list.summed && sortable)?.name

/** The field of a name; what every record has and what only filters know (`list.related`) as if the descriptor had declared it. */
export function listField(resource: Resource, name: string): Field | undefined {
  if (Object.hasOwn(resource.fields, name)) return resource.fields[name]
  if (name === 'status' && resource.workflow)
    return makeField(select.type, { values: Object.keys(resource.workflow.states) })
  if (Object.hasOwn(resource.list.related, name))
    return makeField(relatedType, { to: resource.list.related[name], list: true })
  return Object.hasOwn(system, name) ? system[name] : undefined
}

/** Records of another area that a list is filtered by: any of some. */
const relatedType = { ...references.type, operators: ['has'] as const }

const system = sealed<Readonly<Record<string, Field>>>({
  id: slug(),
  version: integer(),
  createdAt: dateTime(),
  updatedAt: dateTime(),
})

/** The field that makes the resource a tree, if there is one. */
export const parentField = (resource: Resource): string | undefined =>
  Object.keys(resource.fields).find((name) => resource.fields[name]?.kind === 'parent')
