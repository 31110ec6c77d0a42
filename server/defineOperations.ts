import type { z } from 'zod'
import type { Resource } from '../src/core/index.ts'
import type { AreaOperation, DefinedOperations } from './context.ts'

/** Whether an operation is asked with the version of the record that it is based on. */
export const isBased = (operation: Pick<AreaOperation, 'on' | 'reads'>): boolean =>
  operation.on === 'record' && !operation.reads && !('adds' in operation && operation.adds)

/**
 * Declares what an area can be asked beside its records and their transitions (docs/api.md, "Operations"). What `run` returns is
 * answered as JSON; an ApiError refuses.
 */
export function defineOperations<R extends Resource, const S extends Readonly<Record<string, z.ZodType>>>(
  resource: R,
  operations: { readonly [K in keyof S]: AreaOperation<R, S[K]> },
): DefinedOperations {
  return Object.freeze({ resource: resource.name, operations: Object.freeze(operations) })
}
