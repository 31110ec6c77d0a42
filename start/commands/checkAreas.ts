import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { menuGroups } from '../../resources/menuGroups.ts'
import { areaPaths } from '../../src/core/areaPaths.ts'
import { closest, DescriptorError, type Registry } from '../../src/core/index.ts'

const root = join(import.meta.dirname, '..', '..')

/**
 * What is wrong in the descriptors of a folder and in their registry, each as a text for the terminal. The mistakes of all descriptors
 * are told at once; what stands between them is looked at when each of them is right.
 */
export async function areaProblems(folder = join(root, 'resources')): Promise<string[]> {
  const files = globSync('*/*/*.ts', { cwd: folder }).filter(
    (file) => basename(file, '.ts') === basename(dirname(file)),
  )
  const wrong = await refusals(files.sort().map((file) => join(folder, file)))
  if (wrong.length > 0) return wrong
  const registry = join(folder, 'index.ts')
  const unfit = await refusals([registry])
  if (unfit.length > 0) return unfit
  const { resources } = (await import(registry)) as { resources: Registry }
  return [
    ...files.filter((file) => !Object.hasOwn(resources, basename(file, '.ts'))).map(unregistered),
    ...unknownNames(resources),
    ...kindsWithoutParts(resources),
  ]
}

/** Why files cannot be loaded. A descriptor that several import is refused once. */
async function refusals(files: readonly string[]): Promise<string[]> {
  const found = new Map<unknown, string>()
  for (const file of files) {
    await import(file).catch((error: Error) => {
      const text =
        error instanceof DescriptorError ? error.message : `${file} cannot be loaded: ${error.message}`
      if (!found.has(error)) found.set(error, text)
    })
  }
  return [...found.values()]
}

const unregistered = (file: string) =>
  `resources/${file} is not in the registry. Add it to resources/index.ts, or remove it.`

/** Icons and groups of the menu that do not exist; `apps/project` is a branch of the group `apps`. */
export function unknownNames(resources: Registry): string[] {
  const groups: readonly string[] = Object.values(menuGroups).flat()
  return Object.values(resources).flatMap(({ name, icon, menu }) => [
    ...(Object.hasOwn(areaPaths, icon)
      ? []
      : [
          `${name}: '${icon}' is not an icon. ${meant(icon, Object.keys(areaPaths))}Icons: src/core/areaPaths.ts.`,
        ]),
    ...(menu === undefined || groups.includes(menu.split('/')[0] ?? '')
      ? []
      : [
          `${name}: '${menu}' is not a group of the menu. ${meant(menu, groups)}Groups: resources/menuGroups.ts.`,
        ]),
  ])
}

/** Kinds of field, rows included, that the browser could not show or ask for. */
export function kindsWithoutParts(resources: Registry, fields = join(root, 'src', 'fields')): string[] {
  const used = Object.values(resources).flatMap((resource) => Object.values(resource.fields))
  const inner = used.flatMap(({ options }) =>
    Object.values((options.fields ?? {}) as Registry[string]['fields']),
  )
  const kinds = [...new Set([...used, ...inner].map(({ kind }) => kind))]
  return kinds.flatMap((kind) =>
    ['cell', 'input']
      .filter((part) => !existsSync(join(fields, kind, `${kind}.${part}.tsx`)))
      .map(
        (part) =>
          `Kind '${kind}' has no ${part}. Every kind needs one. Create src/fields/${kind}/${kind}.${part}.tsx.`,
      ),
  )
}

function meant(word: string, words: readonly string[]): string {
  const near = closest(word, words)
  return near === undefined ? '' : `Did you mean '${near}'? `
}
