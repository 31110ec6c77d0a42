import { hasFlag, ownOf, type Resource, type Viewer } from '../../src/core/index.ts'
import { canAct, writableFields } from '../../src/derive/permissions.ts'
import { finalityOf, mayUndelete, mayUndoMove, type WhyFinal } from '../../src/derive/undo.ts'
import type { Context } from '../context.ts'
import type { PuttingBack } from '../undo.ts'

/** The name of a field in the history, without the language of its text. */
export const fieldOf = (path: string): string => path.split('.').at(-1) ?? ''

/** What is undone. */
export interface Undoable {
  readonly action: string
  readonly fields: readonly string[]
  /** Those that a transition took records from. */
  readonly states: readonly string[]
  /** What putting back the records of an import takes: `delete` for those that it made, `edit` for those that it changed, `apart` for what it booked. */
  readonly needs: readonly ('delete' | 'edit' | 'apart')[]
}

type Hooked = Pick<Context, 'hooks'>

/** How an area puts back itself what it noted under this name; undefined for what the history tells. */
export const ownWay = ({ hooks }: Hooked, { name }: Resource, action: string): PuttingBack | undefined =>
  ownOf(hooks[name]?.putBack ?? {}, action)

/** Why nobody can put back what was done to records; null where it can be put back. */
export const whyFinalOf = (context: Hooked, resource: Resource, action: string): WhyFinal | null =>
  ownWay(context, resource, action) ? null : finalityOf(resource, action)

/** Whether somebody may put back what an import has booked of what stands apart. */
function mayBook({ hooks }: Hooked, viewer: Viewer, { name }: Resource): boolean {
  const [area, flag] = hooks[name]?.apart?.needs ?? []
  return area !== undefined && ['view', flag ?? ''].every((one) => hasFlag(viewer, area, one))
}

/** Whether somebody may undo this: they could do it by hand, or ask for the same themselves. */
export function mayUndo(
  context: Hooked,
  viewer: Viewer,
  resource: Resource,
  { action, fields, states, needs }: Undoable,
): boolean {
  const own = ownWay(context, resource, action)
  if (own) return ['view', own.flag].every((flag) => hasFlag(viewer, resource.name, flag))
  if (action === 'delete') return mayUndelete(viewer, resource)
  if (action === 'import')
    return ['import' as const, ...needs].every((flag) => {
      if (flag === 'apart') return mayBook(context, viewer, resource)
      return (flag === 'delete' && resource.takenIn !== undefined) || canAct(viewer, resource, flag)
    })
  if (action !== 'update') return mayUndoMove(viewer, resource, action, states)
  const writable = new Set(writableFields(viewer, resource))
  return canAct(viewer, resource, 'edit') && fields.every((path) => writable.has(fieldOf(path)))
}
