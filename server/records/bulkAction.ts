import type { Resource } from '../../src/core/index.ts'
import type { FieldEdits } from '../../src/derive/fieldEdits.ts'
import type { Actor } from '../actor.ts'
import { ApiError } from '../apiError.ts'
import { type Aim, deleteRecord, transitionRecord, updateRecord } from './actions.ts'
import { readFieldEdits } from './fieldEdits.ts'
import { demand } from './refuse.ts'
import type { Done } from './storeBulkChange.ts'
import { demandTransition, findTransition } from './transition.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/** What can be done to many records, each as if it came alone. */
export interface BulkAction {
  readonly takesData: boolean
  readonly takesChanges: boolean
  /** @throws ApiError `forbidden` for whoever may do it to no record */
  demand(actor: Actor): void
  one(work: Work, aim: Aim, data: Values, changes: FieldEdits): Promise<unknown>
  /** What is noted of it, so that it can be undone. */
  noted(data: Values, changes: FieldEdits): Omit<Done, 'items' | 'asked'>
}

/**
 * An action by its name: `update`, `delete`, or that of a transition.
 * @throws ApiError `not-found` for a transition that the area does not have
 */
export function bulkAction(resource: Resource, name: string): BulkAction {
  if (name === 'update')
    return {
      takesData: true,
      takesChanges: true,
      demand: (actor) => demand(actor, resource, 'edit'),
      one: (work, aim, data, changes) => updateRecord(work, resource, aim, data, changes),
      noted: (data, changes) => ({ action: 'update', data: { ...data, ...changes } }),
    }
  if (name === 'delete')
    return {
      takesData: false,
      takesChanges: false,
      demand: (actor) => demand(actor, resource, 'delete'),
      one: (work, aim) => deleteRecord(work, resource, aim),
      noted: () => ({ action: 'delete' }),
    }
  return transitionAction(resource, name)
}

/** A transition of many records, whatever it is called. @throws ApiError `not-found` */
export function transitionAction(resource: Resource, name: string): BulkAction {
  findTransition(resource, name)
  return {
    takesData: true,
    takesChanges: false,
    demand: (actor) => demandTransition(actor, resource, name),
    one: (work, aim, data) => transitionRecord(work, resource, name, aim, data),
    noted: () => ({ action: name }),
  }
}

/**
 * Reads what each record is given; answers what is done to the values that it has.
 * @throws ApiError `unknown-field`, `malformed`, `invalid` as `readFieldEdits`
 */
export function readValues(
  resource: Resource,
  actor: Actor,
  { data, changes }: { readonly data: Values; readonly changes?: Values | undefined },
): FieldEdits {
  const system = Object.keys(data).find((name) => name === 'id' || name === 'version')
  if (system) throw new ApiError('unknown-field', { values: { field: system } })
  return changes ? readFieldEdits(resource, actor, changes, data) : {}
}
