import type { Rolldown } from 'vite'
import type { Locale } from '../../src/core/index.ts'

type Bundle = Rolldown.OutputBundle

/** The files of these chunks and of all that they import at once. */
export function withImports(chunks: readonly Rolldown.OutputChunk[], bundle: Bundle): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(add)
  }
  for (const { fileName } of chunks) add(fileName)
  return files
}

/** The style sheets of these scripts. */
export const sheetsOf = (files: readonly string[], bundle: Bundle): string[] => [
  ...new Set(
    files.flatMap((file) => [...((bundle[file] as Rolldown.OutputChunk).viteMetadata?.importedCss ?? [])]),
  ),
]

/** As the page names files: by their addresses, with spaces between. */
export const addresses = (files: Iterable<string>): string =>
  [...new Set(files)].map((file) => `/${file}`).join(' ')

/** What whoever is signed in begins with, whatever the page: the frame, and the lists, of which nearly every page has something. */
const firstOfApp = ['/start/browser/App.tsx', '/src/views/list/ResourceList.tsx']

/** The scripts of that, in a language. */
export function filesOfApp(bundle: Bundle, locale: Locale): string[] {
  const isFirst = (id: string) => id === `\0texts:${locale}` || firstOfApp.some((end) => id.endsWith(end))
  const first = chunksOf(bundle).filter(({ moduleIds }) => moduleIds.some(isFirst))
  return [...withImports(first, bundle)]
}

/** The scripts of a build. */
export const chunksOf = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file) => file.type === 'chunk')
