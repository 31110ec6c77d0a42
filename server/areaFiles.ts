import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '../src/core/index.ts'

/** Where the descriptors are, and beside them what the server does for them. */
export const areasDirectory = join(import.meta.dirname, '..', 'resources')

/**
 * Loads the default exports of all files below a directory that end in `.<suffix>.ts`, by the name of their resource. `what`
 * names them in errors.
 * @throws Error for a file without such an export, of an area that is not registered, or of one that has a file already.
 */
export async function loadAreaFiles<T extends { readonly resource: string }>(
  registry: Registry,
  directory: string,
  { suffix, what, maker }: { suffix: string; what: string; maker: string },
): Promise<Readonly<Record<string, T>>> {
  const files = filesBelow(directory).filter((name) => name.endsWith(`.${suffix}.ts`))
  const table: Record<string, T> = {}
  for (const file of files) {
    const { default: defined } = (await import(join(directory, file))) as { default?: T }
    if (!defined?.resource) {
      throw new Error(`${file} has no ${what}. The result of ${maker}() was expected as its default export.`)
    }
    const { resource } = defined
    if (!registry[resource]) {
      throw new Error(
        `${file} has ${what} of '${resource}', which is not registered. Add it to resources/index.ts.`,
      )
    }
    if (table[resource]) {
      throw new Error(`${file} has ${what} of '${resource}', which has some already. Join the two files.`)
    }
    table[resource] = defined
  }
  return table
}

const listed = new Map<string, readonly string[]>()

/** All files below a directory, in order. Code does not come while a server runs, so each is looked through once. */
function filesBelow(directory: string): readonly string[] {
  const files = listed.get(directory) ?? readdirSync(directory, { recursive: true, encoding: 'utf8' }).sort()
  listed.set(directory, files)
  return files
}
