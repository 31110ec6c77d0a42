import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '../src/core/index.ts'
import type { DefinedHooks, Hooks } from './defineHooks.ts'

/** The hooks of all resources that have some, by the name of the resource. */
export type HookTable = Readonly<Record<string, Hooks<any>>>

/**
 * Loads every `*.server.ts` below a directory, that of the descriptors by default.
 * @throws Error for a file without hooks, of an area that is not registered, or of one that has hooks already.
 */
export async function loadHooks(
  registry: Registry,
  directory: string = join(import.meta.dirname, '..', 'resources'),
): Promise<HookTable> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.server.ts'))
    .sort()
  const table: Record<string, Hooks<any>> = {}
  for (const file of files) {
    const { default: defined } = (await import(join(directory, file))) as { default?: DefinedHooks }
    if (!defined?.resource || !defined.hooks) {
      throw new Error(`${file} has no hooks. The result of defineHooks() was expected as its default export.`)
    }
    const { resource, hooks } = defined
    if (!registry[resource])
      throw new Error(
        `${file} has hooks of '${resource}', which is not registered. Add it to resources/index.ts.`,
      )
    if (table[resource])
      throw new Error(`${file} has hooks of '${resource}', which has some already. Join the two files.`)
    table[resource] = hooks
  }
  return table
}
