import { hasFlag, type Viewer } from '../../src/core/index.ts'

declare const isRead: unique symbol

/** The name of an access field that a check declares to read; what asks roles for a limit takes no other. */
export type ReadField<N extends string = string> = N & { readonly [isRead]: true }

export const fields = new Set<string>()
export const flags = new Set<string>()

/** Declares, where a check is written, which access field of a role it reads. */
export function readsField<const N extends string>(name: N): ReadField<N> {
  fields.add(name)
  return name as ReadField<N>
}

/** A check of a flag beside those that actions, transitions, fields and operations demand by themselves. */
export function readsFlag(area: string, flag: string): (viewer: Viewer) => boolean {
  flags.add(`${area}.${flag}`)
  return (viewer) => hasFlag(viewer, area, flag)
}
