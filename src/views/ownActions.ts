import {
  type AnyRecord,
  type Condition,
  fieldsOf,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../core/index.ts'
import type { AnyViews, Need, OwnAction } from './overrides.ts'

/**
 * The names of the own actions that are offered in one place to a viewer: those whose flag they hold and whose condition all the
 * given records meet. The server decides once more when one is carried out.
 */
export function ownActionsOn(
  viewer: Viewer,
  resource: Resource,
  { actions }: AnyViews,
  place: OwnAction['on'][number],
  records: readonly AnyRecord[] = [],
): string[] {
  if (!hasFlag(viewer, resource.name, 'view')) return []
  const holds = ([area, flag]: Need) => hasFlag(viewer, area, 'view') && hasFlag(viewer, area, flag)
  return Object.entries(actions).flatMap(
    ([name, { on, flag, needs = [], oneOf, unless, when, isPossible }]) => {
      if (isPossible?.() === false) return []
      if (!needs.every(holds) || oneOf?.some(holds) === false) return []
      if (unless !== undefined && hasFlag(viewer, resource.name, unless)) return []
      const fits = (record: AnyRecord) => matches((when ?? {}) as Condition, record)
      const isOffered = on.includes(place) && hasFlag(viewer, resource.name, flag) && records.every(fits)
      return isOffered ? [name] : []
    },
  )
}

/** The fields that decide which records the own actions of an area are offered for. */
export const fieldsOfActions = ({ actions }: AnyViews): string[] =>
  Object.values(actions).flatMap(({ when }) => (when ? fieldsOf(when) : []))
