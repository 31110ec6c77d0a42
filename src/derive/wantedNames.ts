import type { AnyRecord, Field, Fields, Resource } from '../core/index.ts'
import { targetOf } from './relations.ts'

/** The area that names what a field of rows holds: a record, or a row of one. */
const namedBy = (field?: Field): string | undefined => field?.options.to ?? field?.options.rowOf

/** In a list rows are shown by the pictures of what they name, and by nothing else. */
export const picturedBy = (field?: Field): string | undefined => field?.options.rowOf

/**
 * The records that some values refer to, by the names of their resources, each as often as it is met; those of owned rows included, as far
 * as `inRows` names an area for them. A value may be that of several records, as a list.
 */
export function wantedNames(
  resource: Resource,
  values: readonly (readonly [name: string, value: unknown])[],
  inRows = namedBy,
): Record<string, string[]> {
  const wanted: Record<string, string[]> = {}
  const add = (target: string | undefined, value: unknown) => {
    if (target === undefined) return
    wanted[target] ??= []
    for (const id of [value].flat(2)) if (typeof id === 'string') wanted[target].push(id)
  }
  for (const [name, value] of values) {
    const [first = '', inner] = name.split('.')
    const field = resource.fields[first]
    if (!field) continue
    const owned = (field.options.fields ?? {}) as Fields
    add(inner ? inRows(owned[inner]) : targetOf(resource, field), value)
    for (const [key, each] of Object.entries(owned))
      for (const row of [value].flat(2) as (AnyRecord | undefined)[]) add(inRows(each), row?.[key])
  }
  return wanted
}
