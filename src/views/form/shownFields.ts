import type { Kept } from '../../core/countOf.ts'
import type { AreaHeads, Resource, Viewer } from '../../core/index.ts'
import { mayLookUp, readableFields } from '../../derive/permissions.ts'
import { targetOf } from '../../derive/relations.ts'

/**
 * The fields a form has something to show of. What only the server will ever fill is nothing yet in a new record, except for the
 * state that it begins in; and a record of an area that the viewer may know no names of would be the end of an id.
 */
export function shownFields(
  viewer: Viewer,
  resource: Resource,
  isNew: boolean,
  areas: AreaHeads,
): ReadonlySet<string> {
  const isNamed = (name: string) => {
    const field = resource.fields[name]
    const target = field && areas[targetOf(resource, field) ?? '']
    return target === undefined || mayLookUp(viewer, areas, target)
  }
  const isToCome = (name: string) =>
    resource.fields[name]?.options.system
      ? name !== 'status'
      : (resource.computed[name] as Partial<Kept<unknown>> | undefined)?.isKept === true
  return new Set(
    readableFields(viewer, resource).filter((name) => !(isNew && isToCome(name)) && isNamed(name)),
  )
}
