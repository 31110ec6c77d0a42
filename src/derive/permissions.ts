import {
  type Action,
  type AnyRecord,
  type AreaHead,
  type AreaHeads,
  actions,
  type Condition,
  type Field,
  type Fields,
  hasFlag,
  isInput,
  matches,
  type Resource,
  type Viewer,
} from '../core/index.ts'

export { actions }

/** The flag that a transition needs. */
export const transitionFlag = (resource: Resource, transition: string): string =>
  resource.workflow?.transitions[transition]?.permission ?? transition

/** The transitions that people may be offered, with their names; the others are the server's own. */
export const offeredTransitions = ({ workflow }: Resource) =>
  Object.entries(workflow?.transitions ?? {}).filter(([, { system }]) => !system)

/** Whether a transition ends something: it is red, and stands behind all else. */
export const endsRecord = ({ workflow }: Resource, transition: string): boolean =>
  workflow?.transitions[transition]?.tone === 'danger'

/** All flags that a permission entry of this resource may carry: actions, transitions, restricted fields, further ones. */
export function flagsOf(resource: Resource): string[] {
  const possible = actions.filter((action) => resource.access[action] !== false)
  const transitions = offeredTransitions(resource).map(([name]) => transitionFlag(resource, name))
  const restricted = Object.values(resource.fields).flatMap(({ options }) => [
    options.restricted?.view,
    options.restricted?.edit,
    ...maskFlags(options),
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

/** The flags without which a field, or what it holds in rows, is shown in part only. */
const maskFlags = ({ masked, fields = {} }: Field['options']): string[] =>
  [masked, ...Object.values(fields as Fields).map((row) => row.options.masked)].filter(
    (flag) => flag !== undefined,
  )

/** The flags without which something of an area is shown in part only. */
export const maskFlagsOf = ({ fields }: Resource): string[] =>
  Object.values(fields).flatMap(({ options }) => maskFlags(options))

/** The names of the fields that this viewer sees in part only (`src/derive/masks.ts` says in which). */
export function maskedFields(viewer: Viewer, resource: Resource): string[] {
  return Object.entries(resource.fields).flatMap(([name, { options }]) =>
    maskFlags(options).every((flag) => hasFlag(viewer, resource.name, flag)) ? [] : [name],
  )
}

/** The names of the fields that are shown in part to whoever lacks their flag. */
export const maskedNames = (resource: Resource): string[] =>
  Object.entries(resource.fields).flatMap(([name, { options }]) =>
    maskFlags(options).length > 0 ? [name] : [],
  )

/** Whether the viewer may act at all. Any other flag than `view` is worth nothing without `view`. */
export function canAct(viewer: Viewer, resource: Pick<Resource, 'name' | 'access'>, action: Action): boolean {
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
  return offeredTransitions(resource).flatMap(([name, { from, when }]) => {
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

/**
 * The names of the fields a viewer may write: readable, not computed, and allowed by the field's own flag. What is shown in part
 * can be given for a new record, but not be changed.
 */
export function writableFields(viewer: Viewer, resource: Resource, isNew = false): string[] {
  const masked = new Set(isNew ? [] : maskedFields(viewer, resource))
  return readableFields(viewer, resource).filter((name) => {
    if (masked.has(name)) return false
    const options = resource.fields[name]?.options
    const flag = options?.restricted?.edit
    return (
      isInput(resource.fields[name] as Field) && (flag === undefined || hasFlag(viewer, resource.name, flag))
    )
  })
}

/** Whether the viewer may learn what the records of an area are called: who sees it, or may fill in a field that points to it. */
export const mayLookUp = (viewer: Viewer, areas: AreaHeads, target: AreaHead): boolean =>
  canAct(viewer, target, 'view') ||
  Object.values(areas).some(
    (from) =>
      (canAct(viewer, from, 'create') || canAct(viewer, from, 'edit')) &&
      from.refersTo.some(
        ({ to, flags }) => to === target.name && flags.every((flag) => hasFlag(viewer, from.name, flag)),
      ),
  )
