import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Locale } from '../../src/core/index.ts'
import type { AreaTexts } from '../../src/derive/messages.ts'

const root = join(import.meta.dirname, '..', '..')

const found = new Map<Locale, Promise<Readonly<Record<string, AreaTexts>>>>()

/**
 * What a language says of each area, found in the folders of the areas: `resources/<group>/<area>/texts/<locale>.ts`. They are searched
 * once a process: whoever writes a message asks for its language, and a search of all folders holds up everything else.
 */
export function areaTexts(locale: Locale): Promise<Readonly<Record<string, AreaTexts>>> {
  const known = found.get(locale) ?? read(locale)
  found.set(locale, known)
  return known
}

async function read(locale: Locale): Promise<Readonly<Record<string, AreaTexts>>> {
  const files = globSync(`resources/*/*/texts/${locale}.ts`, { cwd: root }).sort()
  const areas = files.map((file) => [basename(dirname(dirname(file))), file] as const)
  const entries = await Promise.all(
    areas
      .filter(([area, file]) => existsSync(join(root, dirname(dirname(file)), `${area}.ts`)))
      .map(async ([area, file]) => {
        const { default: texts } = (await import(/* @vite-ignore */ join(root, file))) as {
          default: AreaTexts
        }
        return [area, texts] as const
      }),
  )
  return Object.fromEntries(entries)
}
