import type { Registry } from '../src/core/index.ts'
import { flagsOf } from '../src/derive/permissions.ts'
import { areasDirectory, loadAreaFiles } from './areaFiles.ts'
import type { DefinedOperations, OperationTable } from './context.ts'

/**
 * Loads every `*.operations.ts` below a directory, that of the descriptors by default.
 * @throws Error as `loadAreaFiles`, and for a flag that the area does not have
 */
export async function loadOperations(
  registry: Registry,
  directory: string = areasDirectory,
): Promise<OperationTable> {
  const how = { suffix: 'operations', what: 'operations', maker: 'defineOperations' }
  const files = await loadAreaFiles<DefinedOperations>(registry, directory, how)
  for (const [name, { operations }] of Object.entries(files)) {
    const flags = registry[name] ? flagsOf(registry[name]) : []
    for (const [operation, { flag }] of Object.entries(operations)) {
      if (flags.includes(flag)) continue
      throw new Error(
        `The operation '${operation}' of '${name}' needs the flag '${flag}', which the area does not have. ` +
          `One of ${flags.join(', ')} was expected. Add it to 'permissions' of the descriptor.`,
      )
    }
  }
  return Object.fromEntries(Object.entries(files).map(([name, { operations }]) => [name, operations]))
}
