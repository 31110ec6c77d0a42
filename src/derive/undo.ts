import {
  type AnyRecord,
  type Condition,
  type FinalReason,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../core/index.ts'
import { canAct, offeredTransitions, transitionFlag } from './permissions.ts'

/** Why what was done in bulk cannot be put back: the transition's own reason, or that nothing says how. */
export type WhyFinal = FinalReason | 'noWay'

/** Why records that a transition moved are not put back; undefined where the server puts them back. */
export function whyFinal(resource: Resource, transition: string): WhyFinal | undefined {
  const undo = resource.workflow?.transitions[transition]?.undo ?? 'noWay'
  return undo === true ? undefined : undo
}

/** Why nobody can put back what was done to records (`update`, `delete`, `import` or a transition); null where it can be put back. */
export function finalityOf(resource: Resource, action: string): WhyFinal | null {
  if (action === 'update' || action === 'import') return null
  if (action === 'delete') return resource.erases ? 'erased' : null
  return whyFinal(resource, action) ?? null
}

/** The transitions by which somebody could bring a record to a state, where the workflow offers any. */
const leadingTo = (resource: Resource, state: string) =>
  offeredTransitions(resource).filter(([, { to }]) => to === state)

/**
 * Whether somebody may put back what a transition moved away from these states: who may make it, and may bring a record to where each of
 * them was. A state that no transition leads to is given back by whoever may take it.
 */
export function mayUndoMove(
  viewer: Viewer,
  resource: Resource,
  transition: string,
  from: readonly string[],
): boolean {
  const holds = (name: string) => hasFlag(viewer, resource.name, transitionFlag(resource, name))
  return (
    hasFlag(viewer, resource.name, 'view') &&
    holds(transition) &&
    from.every((state) => {
      const ways = leadingTo(resource, state)
      return ways.length === 0 || ways.some(([name]) => holds(name))
    })
  )
}

/** Whether the guards of the workflow let a record go back from where it is: those of the transitions that lead there from here. */
export function isLetBack(resource: Resource, record: AnyRecord, state: string): boolean {
  const ways = leadingTo(resource, state).filter(([, { from }]) => [from].flat().includes(record.status))
  return ways.length === 0 || ways.some(([, { when }]) => matches((when ?? {}) as Condition, record))
}

/** Whether what somebody deletes goes at once, with the way back for a day: where they can bring it back, nobody asks first. */
export const goesAtOnce = (viewer: Viewer, resource: Resource): boolean =>
  finalityOf(resource, 'delete') === null && mayUndelete(viewer, resource)

/** Whether somebody may bring deleted records back: who could delete them, and make new ones where people can. */
export const mayUndelete = (viewer: Viewer, resource: Pick<Resource, 'name' | 'access'>): boolean =>
  canAct(viewer, resource, 'delete') &&
  (resource.access.create === false || canAct(viewer, resource, 'create'))
