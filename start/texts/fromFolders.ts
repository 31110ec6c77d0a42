import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Locale } from '../../src/core/index.ts'
import type { AreaTexts } from '../../src/derive/messages.ts'

const root = join(import.meta.dirname, '..', '..')

const found = new Map<Locale, ReadonlyMap<string, string>>()

/**
 * The files in which a language speaks of the areas, by the area's name: `resources/<group>/<area>/texts/<locale>.ts`. They are searched
 * once a process: whoever writes a message asks for its language, and a search of all folders holds up everything else.
 */
function filesOf(locale: Locale): ReadonlyMap<string, string> {
  const known = found.get(locale)
  if (known) return known
  const files = globSync(`resources/*/*/texts/${locale}.ts`, { cwd: root }).sort()
  const ofAreas = files
    .map((file) => [basename(dirname(dirname(file))), file] as const)
    .filter(([area, file]) => existsSync(join(root, dirname(dirname(file)), `${area}.ts`)))
  const made = new Map(ofAreas)
  found.set(locale, made)
  return made
}

/** What a language says of one area: a server that needs no more of a language loads no more of it. */
export async function textsOfArea(locale: Locale, area: string): Promise<AreaTexts | undefined> {
  const file = filesOf(locale).get(area)
  if (file === undefined) return undefined
  const { default: texts } = (await import(/* @vite-ignore */ join(root, file))) as { default: AreaTexts }
  return texts
}

/** What a language says of each area. */
export async function areaTexts(locale: Locale): Promise<Readonly<Record<string, AreaTexts>>> {
  const areas = [...filesOf(locale).keys()]
  const entries = areas.map(async (area) => [area, (await textsOfArea(locale, area)) as AreaTexts] as const)
  return Object.fromEntries(await Promise.all(entries))
}
