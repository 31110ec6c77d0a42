import {
  type Action,
  type AnyRecord,
  type Condition,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../core/index.ts'

export const actions: readonly Action[] = ['view', 'create', 'edit', 'delete', 'export', 'import']

/** The flag that a transition needs. */
export const transitionFlag = (resource: Resource, transition: string): string =>
  resource.workflow?.transitions[transition]?.permission ?? transition

/** All flags that a permission entry of this resource may carry: actions, transitions, restricted fields, further ones. */
export function flagsOf(resource: Resource): string[] {
  const possible = actions.filter((action) => resource.access[action] !== false)
  const transitions = Object.keys(resource.workflow?.transitions ?? {}).map((name) =>
    transitionFlag(resource, name),
  )
  const restricted = Object.values(resource.fields).flatMap(({ options }) => [
    options.restricted?.view,
    options.restricted?.edit,
  ])
  return [
    ...new Set([
      ...possible,
      ...transitions,
      ...restricted.filter((flag) => flag !== undefined),
      ...resource.permissions,
    ]),
  ]
}

/** Whether the viewer may act at all. Any other flag than `view` is worth nothing without `view`. */
export function canAct(viewer: Viewer, resource: Resource, action: Action): boolean {
  if (resource.access[action] === false) return false
  return hasFlag(viewer, resource.name, 'view') && hasFlag(viewer, resource.name, action)
}

/** Whether the viewer may act on this very record. */
export function canActOn(viewer: Viewer, resource: Resource, action: Action, record: AnyRecord): boolean {
  if (!canAct(viewer, resource, action)) return false
  const open = action === 'view' || action === 'export' || !isLocked(resource, record)
  return open && matches((resource.access[action] ?? {}) as Condition, record)
}

/** Whether the state of a record closes it for every write but a transition. */
export const isLocked = (resource: Resource, record: AnyRecord): boolean =>
  resource.workflow?.states[record.status]?.locked ?? false

/** The transitions that a record's state and guards allow this viewer, in the order of the descriptor. */
export function allowedTransitions(viewer: Viewer, resource: Resource, record: AnyRecord): string[] {
  const { workflow } = resource
  if (!workflow || !hasFlag(viewer, resource.name, 'view')) return []
  return Object.entries(workflow.transitions).flatMap(([name, { from, when }]) => {
    const fits = [from].flat().includes(record.status) && matches((when ?? {}) as Condition, record)
    return fits && hasFlag(viewer, resource.name, transitionFlag(resource, name)) ? [name] : []
  })
}

/** The names of the fields a viewer may read. One list feeds reading, filtering, sorting, searching, export and history. */
export function readableFields(viewer: Viewer, resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([name, { options }]) => {
    const flag = options.restricted?.view
    return flag === undefined || hasFlag(viewer, resource.name, flag) ? [name] : []
  })
}

/** The names of the fields a viewer may write: readable, not computed, and allowed by the field's own flag. */
export function writableFields(viewer: Viewer, resource: Resource): string[] {
  return readableFields(viewer, resource).filter((name) => {
    const options = resource.fields[name]?.options
    const flag = options?.restricted?.edit
    return !options?.computed && (flag === undefined || hasFlag(viewer, resource.name, flag))
  })
}
