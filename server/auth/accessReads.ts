import type { subAdminRole } from '../../resources/staff/subAdminRole.ts'
import { hasFlag, isInput, type RecordOf, type Registry, type Viewer } from '../../src/core/index.ts'
import { maskFlagsOf, offeredTransitions, transitionFlag } from '../../src/derive/permissions.ts'
import type { OperationTable } from '../operations.ts'
import { StartRefused } from '../startRefused.ts'

/** A field of a role that gives or takes access. */
type RoleField = Exclude<keyof RecordOf<typeof subAdminRole>, 'name' | 'description'>

declare const isRead: unique symbol

/** The name of an access field that a check declares to read; what asks roles for a limit takes no other. */
export type ReadField<N extends string = string> = N & { readonly [isRead]: true }

const fields = new Set<string>()
const flags = new Set<string>()

/** Declares, where a check is written, which access field of a role it reads. */
export function readsField<const N extends RoleField>(name: N): ReadField<N> {
  fields.add(name)
  return name as ReadField<N>
}

/** A check of a flag beside those that actions, transitions, fields and operations demand by themselves. */
export function readsFlag(area: string, flag: string): (viewer: Viewer) => boolean {
  flags.add(`${area}.${flag}`)
  return (viewer) => hasFlag(viewer, area, flag)
}

/**
 * What a role can say that no check reads, as `<area>.<name>`: whoever grants or limits it would be promised what does not happen. Known
 * once the areas' own code is loaded.
 */
export function unreadAccess(registry: Registry, operations: OperationTable): string[] {
  const demanded = new Set([
    ...flags,
    ...Object.entries(operations).flatMap(([area, all]) =>
      Object.values(all).flatMap(({ flag, needs = [] }) => [
        `${area}.${flag}`,
        ...needs.map((need) => need.join('.')),
      ]),
    ),
    ...Object.values(registry).flatMap((area) => [
      ...offeredTransitions(area).map(([name]) => `${area.name}.${transitionFlag(area, name)}`),
      ...Object.values(area.fields).flatMap(({ options }) =>
        [options.restricted?.view, options.restricted?.edit].map((flag) => `${area.name}.${flag}`),
      ),
      ...maskFlagsOf(area).map((flag) => `${area.name}.${flag}`),
    ]),
  ])
  const roles = registry.subAdminRole?.fields ?? {}
  return [
    ...Object.values(registry).flatMap(({ name, permissions }) =>
      permissions.map((flag) => `${name}.${flag}`).filter((flag) => !demanded.has(flag)),
    ),
    ...Object.entries(roles).flatMap(([name, field]) =>
      !isInput(field) || told.has(name) || fields.has(name) ? [] : [`subAdminRole.${name}`],
    ),
  ]
}

/** What a role is called. */
const told: ReadonlySet<string> = new Set(['name', 'description'])

/** @throws StartRefused where a role can say something that no check reads */
export function demandReadAccess(registry: Registry, operations: OperationTable): void {
  const unread = unreadAccess(registry, operations)
  if (unread.length === 0) return
  throw new StartRefused(
    `No check reads ${unread.join(', ')}: a role that says so would change nothing. A check that declares to read it was expected (readsFlag, readsField in server/auth/accessReads.ts, or the flag of an operation). Add one, or take it off the descriptor.`,
  )
}
