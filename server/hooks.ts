import type { Registry } from '../src/core/index.ts'
import { areasDirectory, loadAreaFiles } from './areaFiles.ts'
import type { DefinedHooks, Hooks } from './defineHooks.ts'

/** The hooks of all resources that have some, by the name of the resource. */
export type HookTable = Readonly<Record<string, Hooks<any>>>

/** Loads every `*.server.ts` below a directory, that of the descriptors by default. Throws as `loadAreaFiles`. */
export async function loadHooks(registry: Registry, directory: string = areasDirectory): Promise<HookTable> {
  const how = { suffix: 'server', what: 'hooks', maker: 'defineHooks' }
  const files = await loadAreaFiles<DefinedHooks>(registry, directory, how)
  return Object.fromEntries(Object.entries(files).map(([name, { hooks }]) => [name, hooks]))
}
