import {
  type AnyRecord,
  type Condition,
  fieldsOf,
  hasFlag,
  matches,
  type Resource,
  type Viewer,
} from '../../core/index.ts'
import { parentField } from '../../derive/columns.ts'
import {
  allowedTransitions,
  canAct,
  canActOn,
  offeredTransitions,
  transitionFlag,
  writableFields,
} from '../../derive/permissions.ts'
import type { AnyViews } from '../overrides.ts'
import { ownActionsOn } from '../ownActions.ts'

/** What this viewer may do with a record as it stands. */
export interface RecordActions {
  readonly edit: boolean
  readonly transitions: readonly string[]
  readonly duplicate: boolean
  readonly delete: boolean
  /** In a tree: to another place, and a new record below this one. */
  readonly move: boolean
  readonly addChild: boolean
}

export function actionsOn(viewer: Viewer, resource: Resource, record: AnyRecord): RecordActions {
  const parent = parentField(resource)
  const edit = canActOn(viewer, resource, 'edit', record)
  const create = canAct(viewer, resource, 'create')
  return {
    edit,
    transitions: allowedTransitions(viewer, resource, record),
    duplicate: create,
    delete: canActOn(viewer, resource, 'delete', record),
    move: parent !== undefined && edit && writableFields(viewer, resource).includes(parent),
    addChild: parent !== undefined && create,
  }
}

/**
 * What may be done with several records at once: a transition where it fits all of them; what a dialog names those first that it leaves
 * out, where it fits one at least. Of records that are not known yet, what their area allows.
 */
export interface BulkActions {
  readonly transitions: readonly string[]
  readonly edit: boolean
  readonly delete: boolean
  readonly export: boolean
}

export function actionsOnAll(viewer: Viewer, resource: Resource, records: readonly AnyRecord[]): BulkActions {
  const [first, ...others] = records
  const transitions = first ? allowedTransitions(viewer, resource, first) : []
  const fitsAll = (name: string) =>
    (others.length === 0 || takesSeveral(resource, name)) &&
    others.every((record) => allowedTransitions(viewer, resource, record).includes(name))
  const fitsOne = (action: 'edit' | 'delete') =>
    canAct(viewer, resource, action) &&
    (!first || records.some((record) => canActOn(viewer, resource, action, record)))
  return {
    transitions: transitions.filter(fitsAll),
    edit: fitsOne('edit') && bulkFields(viewer, resource).length > 0,
    delete: fitsOne('delete'),
    export: canAct(viewer, resource, 'export'),
  }
}

/** Whether anything at all can be done with several records, so that picking them makes sense. */
export function isPickable(viewer: Viewer, resource: Resource, views: AnyViews): boolean {
  const { edit, delete: remove, export: take } = actionsOnAll(viewer, resource, [])
  const hasOwn = ownActionsOn(viewer, resource, views, 'selection').length > 0
  return edit || remove || take || hasOwn || offeredTransitions(resource).length > 0
}

/** Whether somebody can do with several records what stands among the recent bulk changes. */
export function mayActInBulk(viewer: Viewer, resource: Resource): boolean {
  const { edit, delete: remove } = actionsOnAll(viewer, resource, [])
  return edit || remove || heldTransitions(viewer, resource).length > 0
}

/** The transitions of several records that somebody may make of some at least. */
export const heldTransitions = (viewer: Viewer, resource: Resource): string[] =>
  offeredTransitions(resource).flatMap(([name]) =>
    hasFlag(viewer, resource.name, transitionFlag(resource, name)) && takesSeveral(resource, name)
      ? [name]
      : [],
  )

/** One answer is given for all records: what asks for something that tells them apart, a tracking number say, is done one by one. */
const takesSeveral = ({ workflow, fields }: Resource, name: string): boolean =>
  !workflow?.transitions[name]?.ask?.some((asked) => fields[asked]?.options.unique)

/** The fields that many records can be given the same value of. */
export function bulkFields(viewer: Viewer, resource: Resource): string[] {
  return writableFields(viewer, resource).filter((name) => {
    const field = resource.fields[name]
    return (
      field !== undefined &&
      !field.options.unique &&
      !singular.has(field.kind) &&
      name !== resource.title &&
      !isFixed(resource, name)
    )
  })
}

/** Whether a rule closes a field in every record that is stored, as soon as it has a version; others look at each record. */
export function isFixed(resource: Resource, name: string): boolean {
  const rule = resource.rules[name]?.readOnly as Condition | undefined
  return (
    rule !== undefined && fieldsOf(rule).every((each) => each === 'version') && matches(rule, { version: 1 })
  )
}

/** Kinds whose values belong to one record alone. */
const singular: ReadonlySet<string> = new Set(['rows', 'slug', 'parent', 'file', 'image', 'images'])
