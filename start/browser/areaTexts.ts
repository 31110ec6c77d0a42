import type { Locale } from '../../src/core/index.ts'
import type { AreaTexts } from '../../src/derive/messages.ts'
import { areaHeads } from './areas.ts'

const files = import.meta.glob<AreaTexts>('../../resources/*/*/texts/{en,fr,zh,ja}.ts', { import: 'default' })

/** What a language says of each area, while we work on the product; the build fetches it area by area (`start/build/areaChunks.ts`). */
export async function areaTexts(locale: Locale): Promise<Readonly<Record<string, AreaTexts>>> {
  const found = Object.entries(files).flatMap(([path, load]) => {
    const [, area = '', language] = /\/(\w+)\/texts\/(\w+)\.ts$/.exec(path) ?? []
    return language === locale && Object.hasOwn(areaHeads, area) ? [{ area, load }] : []
  })
  return Object.fromEntries(
    await Promise.all(found.map(async ({ area, load }) => [area, await load()] as const)),
  )
}
