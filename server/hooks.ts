import type { Registry } from '../src/core/index.ts'
import { areasDirectory, loadAreaFiles } from './areaFiles.ts'
import type { DefinedHooks, HookTable } from './context.ts'

/** Loads every `*.server.ts` below a directory, that of the descriptors by default. Throws as `loadAreaFiles`. */
export async function loadHooks(registry: Registry, directory: string = areasDirectory): Promise<HookTable> {
  const how = { suffix: 'server', what: 'hooks', maker: 'defineHooks' }
  const files = await loadAreaFiles<DefinedHooks>(registry, directory, how)
  return Object.fromEntries(Object.entries(files).map(([name, { hooks }]) => [name, hooks]))
}
