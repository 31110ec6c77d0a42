import { isInput, type Registry } from '../../src/core/index.ts'
import { maskFlagsOf, offeredTransitions, transitionFlag } from '../../src/derive/permissions.ts'
import type { OperationTable } from '../context.ts'
import { StartRefused } from '../startRefused.ts'
import { fields, flags } from './accessReads.ts'

/**
 * What a role can say that no check reads, as `<area>.<name>`: whoever grants or limits it would be promised what does not happen. Known
 * once the areas' own code is loaded.
 */
export function unreadAccess(registry: Registry, operations: OperationTable): string[] {
  const demanded = new Set([
    ...flags,
    ...Object.entries(operations).flatMap(([area, all]) =>
      Object.values(all).flatMap(({ flag, needs = [], oneOf = [] }) => [
        `${area}.${flag}`,
        ...[...needs, ...oneOf].map((need) => need.join('.')),
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
  const roles = registry.subAdminRole?.fields
  return [
    ...Object.values(registry).flatMap(({ name, permissions }) =>
      permissions.map((flag) => `${name}.${flag}`).filter((flag) => !demanded.has(flag)),
    ),
    ...[...fields].flatMap((name) =>
      roles && !roles[name] ? [`subAdminRole.${name}, which it has not`] : [],
    ),
    ...Object.entries(roles ?? {}).flatMap(([name, field]) =>
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
