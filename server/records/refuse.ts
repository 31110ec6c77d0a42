import {
  type Action,
  type AnyRecord,
  type Condition,
  matches,
  type Resource,
  type Viewer,
} from '../../src/core/index.ts'
import { canAct, isLocked, readableFields } from '../../src/derive/permissions.ts'
import { type FieldProblem, problemAt } from '../../src/derive/problems.ts'
import { ApiError } from '../apiError.ts'
import { answer } from './answer.ts'
import { changedSince } from './history.ts'
import { malformed } from './parameters.ts'
import type { Work } from './workTypes.ts'

/** @throws ApiError `forbidden` where the viewer may not act in the area at all */
export function demand(viewer: Viewer, resource: Resource, action: Action): void {
  if (!canAct(viewer, resource, action)) throw new ApiError('forbidden')
}

/** @throws ApiError `locked` or `not-allowed-now` where the state of a record forbids the action to everybody */
export function demandOpen(
  resource: Resource,
  action: 'create' | 'edit' | 'delete',
  record: AnyRecord,
): void {
  if (action !== 'create') demandUnlocked(resource, record)
  const condition = resource.access[action]
  if (condition === false || !matches((condition ?? {}) as Condition, record))
    throw new ApiError('not-allowed-now')
}

/** @throws ApiError `locked` where the state of a record closes it */
export function demandUnlocked(resource: Resource, record: AnyRecord): void {
  if (isLocked(resource, record)) throw new ApiError('locked')
}

/**
 * Refuses a write that is not based on the record as it is.
 * @throws ApiError `version-missing`, `malformed`, or `stale` with the record and who changed what since
 */
export async function demandVersion(
  work: Work,
  resource: Resource,
  record: AnyRecord,
  version: unknown,
): Promise<void> {
  if (version === undefined || version === null) throw new ApiError('version-missing')
  if (typeof version !== 'number' || !Number.isSafeInteger(version)) throw malformed('version')
  if (version === record.version) return
  const base = Math.max(0, Math.min(version, record.version))
  const changes = await changedSince(work.db, resource, work.actor, record.id, base)
  throw new ApiError('stale', { extra: { current: answer(resource, work.actor, record), changes } })
}

/** A refused record. A problem with a field that the viewer may not see is told of the one it was compared with. */
export function invalid(resource: Resource, viewer: Viewer, problems: readonly FieldProblem[]): ApiError {
  const readable = new Set(readableFields(viewer, resource))
  const isVisible = (path: string) => {
    const [name = '', , text = ''] = path.split('.')
    return readable.has(name === 'translations' ? text : name) || resource.fields[name] === undefined
  }
  return new ApiError('invalid', {
    problems: problems.map((problem) => {
      const other = String(problem.values.other ?? resource.title)
      if (isVisible(problem.path) && isVisible(other)) return problem
      return problemAt<AnyRecord>(isVisible(problem.path) ? problem.path : other, 'not-allowed')
    }),
  })
}
