import { z } from 'zod'
import { type AnyRecord, hasFlag, type Resource, type Viewer } from '../../../src/core/index.ts'
import { offeredTransitions, transitionFlag } from '../../../src/derive/permissions.ts'
import { type FieldProblem, problemAt } from '../../../src/derive/problems.ts'
import { defaultsOf } from '../../../src/derive/rules.ts'
import { dateTime } from '../../../src/fields/index.ts'
import { ApiError } from '../../apiError.ts'
import { saveRecord } from '../save.ts'
import type { Values } from '../values.ts'
import type { Work } from '../workTypes.ts'

const moment = dateTime().type.schema({}, z)

/**
 * Stores a record of another system (`takenIn` of the descriptor), by a write of the server's own: with the state that it had there and the
 * moment it was made, in UTC, where the file says them.
 * @throws ApiError `invalid` for what is missing, a moment that is none or still to come, and a state that the person may not bring it to
 */
export async function takeIn(work: Work, resource: Resource, said: Values): Promise<AnyRecord> {
  const { status = resource.workflow?.initial, createdAt = work.at, ...values } = said
  const made = moment.safeParse(createdAt)
  const at = made.success ? String(made.data) : undefined
  const problems = [
    ...missing(resource, values),
    ...(at === undefined ? [problemAt<AnyRecord>('createdAt', 'bad-format')] : []),
    ...(at !== undefined && at > work.at ? [problemAt<AnyRecord>('createdAt', 'bad-date')] : []),
    ...(mayTakeInto(work.actor, resource, String(status))
      ? []
      : [problemAt<AnyRecord>('status', 'not-allowed')]),
  ]
  if (problems.length > 0 || at === undefined) throw new ApiError('invalid', { problems })
  const restores = resource.workflow ? { version: 0, createdAt: at, status } : { version: 0, createdAt: at }
  // What the file leaves out is as in any new record, also where its state has closed that field for changes.
  const filled = { ...defaultsOf(resource.fields), ...values }
  return saveRecord(work, resource, filled, undefined, { action: 'create', isOwn: true, restores })
}

/** The checks of a record ask for what people fill in; here a file does. */
function missing({ takenIn, fields }: Resource, values: Values): FieldProblem[] {
  const needed = [takenIn?.by ?? '', ...(takenIn?.fields ?? [])].filter((name) => {
    const { required, default: filled } = fields[name]?.options ?? {}
    return name === takenIn?.by || (required === true && filled === undefined)
  })
  return needed.flatMap((name) =>
    values[name] === undefined ? [problemAt<AnyRecord>(name, 'required')] : [],
  )
}

/**
 * A state other than the first takes the flags of steps that lead from there to it, one after the other and without a guard: no file does
 * what its person may not.
 */
function mayTakeInto(viewer: Viewer, resource: Resource, status: string): boolean {
  const steps = offeredTransitions(resource).filter(
    ([name, { when }]) =>
      when === undefined && hasFlag(viewer, resource.name, transitionFlag(resource, name)),
  )
  // A set that grows while it is gone through: each state that is reached leads on to others.
  const reached = new Set<string | undefined>([resource.workflow?.initial])
  for (const state of reached)
    for (const [, { from, to }] of steps)
      if (state !== undefined && [from].flat().includes(state)) reached.add(to)
  return resource.workflow === undefined || reached.has(status)
}
