import {
  type AnyRecord,
  type Condition,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../../core/index.ts'
import { leadsOn, pageOf } from '../../derive/page.ts'
import { transitionFlag } from '../../derive/permissions.ts'

/**
 * A transition that would come before what is offered, if the record met its guard; undefined where nothing is in the way, and where all
 * is well already.
 */
export function hinderedStep(
  viewer: Viewer,
  resource: Resource,
  record: AnyRecord,
  first: string | undefined,
): string | undefined {
  const { status } = record
  if (resource.workflow?.states[String(status)]?.tone === 'success') return undefined
  const { next } = pageOf(resource)
  const before = next.slice(0, first === undefined ? undefined : Math.max(0, next.indexOf(first)))
  return before.find((name) => {
    const { from, to, when } = resource.workflow?.transitions[name] ?? {}
    return (
      when !== undefined &&
      to !== status &&
      leadsOn(resource, name) &&
      [from].flat().includes(status) &&
      hasFlag(viewer, resource.name, transitionFlag(resource, name)) &&
      !matches(when as Condition, record)
    )
  })
}
