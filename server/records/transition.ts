import {
  type AnyRecord,
  type Condition,
  hasFlag,
  matches,
  type OwnAction,
  type Resource,
  type Transition,
  type Viewer,
} from '../../src/core/index.ts'
import { transitionFlag } from '../../src/derive/permissions.ts'
import { ApiError } from '../apiError.ts'
import { saveRecord } from './save.ts'
import type { Values } from './values.ts'
import type { Work } from './workTypes.ts'

/**
 * The transition of a name.
 * @throws ApiError `not-found` where the workflow has none
 */
export function findTransition(resource: Resource, name: string): Transition<string, AnyRecord> {
  const { workflow } = resource
  if (!workflow || !Object.hasOwn(workflow.transitions, name)) throw new ApiError('not-found')
  return workflow.transitions[name] as Transition<string, AnyRecord>
}

/** @throws ApiError `forbidden` where the viewer lacks the flag of a transition, `not-allowed-now` for one of the server's own */
export function demandTransition(viewer: Viewer, resource: Resource, name: string): void {
  const { view } = resource.access
  const flag = transitionFlag(resource, name)
  if (findTransition(resource, name).system) throw new ApiError('not-allowed-now')
  const may = view !== false && hasFlag(viewer, resource.name, 'view') && hasFlag(viewer, resource.name, flag)
  if (!may) throw new ApiError('forbidden')
}

/**
 * Moves a locked record to the state that a transition leads to. A state that is locked for every other write is not for this.
 * @throws ApiError `not-allowed-now` from another state, or where the guard does not hold; and those of `saveRecord`
 */
export function moveRecord(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  name: string,
  input: Values,
): Promise<AnyRecord> {
  const { from, to, when } = findTransition(resource, name)
  if (![from].flat().includes(record.status) || !matches((when ?? {}) as Condition, record))
    throw new ApiError('not-allowed-now')
  return saveRecord(work, resource, input, record, { action: name as OwnAction, status: to })
}
