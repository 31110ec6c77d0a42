import type { AnyRecord, Field, Fields, Resource } from '../../core/index.ts'
import { targetOf } from '../../derive/relations.ts'

/** The records that some values refer to, by the names of their resources; those of owned rows included. */
export function wantedNames(
  resource: Resource,
  values: readonly (readonly [name: string, value: unknown])[],
): Record<string, string[]> {
  const wanted: Record<string, string[]> = {}
  const add = (target: string | undefined, value: unknown) => {
    if (target === undefined) return
    const ids = (Array.isArray(value) ? value : [value]).filter((id): id is string => typeof id === 'string')
    wanted[target] = [...new Set([...(wanted[target] ?? []), ...ids])]
  }
  for (const [name, value] of values) {
    const [first = '', inner] = name.split('.')
    const field = resource.fields[first]
    if (!field) continue
    const owned = (field.options.fields ?? {}) as Fields
    add(inner ? namedBy(owned[inner]) : targetOf(resource, field), value)
    for (const row of Array.isArray(value) ? (value as AnyRecord[]) : []) {
      for (const [key, of] of Object.entries(owned)) add(namedBy(of), row?.[key])
    }
  }
  return wanted
}

/** The area that names what a field of rows holds: a record, or a row of one. */
const namedBy = (field: Field | undefined): string | undefined => field?.options.to ?? field?.options.rowOf
