import type { AnyRecord, Resource, Viewer } from '../core/index.ts'
import { leadsOn, pageOf } from '../derive/page.ts'
import { allowedTransitions } from '../derive/permissions.ts'
import type { AnyViews } from './overrides.ts'
import { ownActionsOn } from './ownActions.ts'

/** How the descriptor names an own action among the steps. */
export const ownStep = 'own.'

/**
 * What is to be done next with a record, as its page says: the name of a transition, or of an own action after `own.`. Nothing where
 * what comes first would not lead on, or all is well as it is.
 */
export function firstStep(
  viewer: Viewer,
  resource: Resource,
  views: AnyViews,
  record: AnyRecord,
): string | undefined {
  if (resource.workflow?.states[String(record.status)]?.tone === 'success') return undefined
  const offered = [
    ...allowedTransitions(viewer, resource, record),
    ...ownActionsOn(viewer, resource, views, 'record', [record]).map((name) => ownStep + name),
  ]
  const first = pageOf(resource).next.find((name) => offered.includes(name))
  if (first === undefined) return undefined
  return first.startsWith(ownStep) || leadsOn(resource, first) ? first : undefined
}
