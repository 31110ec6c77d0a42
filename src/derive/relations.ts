import type { Condition, Field, Fields, Registry, Resource } from '../core/index.ts'

/** One field that points to records: of the resource itself, or (`lines.product`) of the rows it owns. */
export interface Relation {
  /** The resource whose field it is. */
  readonly from: Resource
  /** The field of that resource. */
  readonly field: string
  /** The field of its rows, where the pointer sits in a row. */
  readonly inner: string | undefined
  /** The resource that is pointed to. */
  readonly to: string
  /** Whether the field holds a list of ids. */
  readonly many: boolean
  /** The records of it that may be chosen, where not all. */
  readonly where?: Condition | undefined
  /** The field holds pictures, which name the record by the id of their file. */
  readonly pictures?: true
}

/** The name of the resource that a field points to; a `parent` points to its own. */
export function targetOf(resource: Resource, field: Field): string | undefined {
  return field.kind === 'parent' ? resource.name : field.options.to
}

/** Where a relation sits, as the API names it: `brand`, `lines.product`. */
export const relationPath = ({ field, inner }: Relation): string => (inner ? `${field}.${inner}` : field)

/** Worked out once for each descriptor, which never changes: every record that is deleted or undone asks for those of all areas. */
const known = new WeakMap<Resource, readonly Relation[]>()

/** All relations of a resource, those of its rows included. */
export function relationsOf(resource: Resource): readonly Relation[] {
  const found = known.get(resource) ?? readRelations(resource)
  known.set(resource, found)
  return found
}

const readRelations = (resource: Resource): Relation[] =>
  Object.entries(resource.fields).flatMap(([name, field]) => {
    const inner = (field.options.fields ?? {}) as Fields
    return [
      ...relation(resource, name, undefined, field),
      ...Object.entries(inner).flatMap(([key, row]) => relation(resource, name, key, row)),
    ]
  })

/** All relations of the registry that point to a resource: who refers to it. */
export function relationsTo(registry: Registry, target: string): Relation[] {
  return Object.values(registry).flatMap((resource) =>
    relationsOf(resource).filter(({ to }) => to === target),
  )
}

/** The relations by which records belong to those of a resource: they are deleted with them, and come back with them. */
export const ownedRelations = (registry: Registry, target: string): Relation[] =>
  relationsTo(registry, target).filter(
    ({ from, field, inner }) => inner === undefined && from.fields[field]?.options.owned === true,
  )

function relation(from: Resource, name: string, inner: string | undefined, field: Field): Relation[] {
  const to = targetOf(from, field)
  return to === undefined
    ? []
    : [{ from, field: name, inner, to, many: field.options.list === true, where: field.options.where }]
}
