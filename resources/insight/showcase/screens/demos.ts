import type { ComponentType } from 'react'
import { fetchOnce } from '../../../../src/providers/fetchOnce.ts'

/** One demonstration: a component in a file of its own, and how that file is fetched as it stands. */
export interface Demo {
  readonly name: string
  readonly Demo: ComponentType
  readonly load: () => Promise<string>
}

/**
 * The demonstrations of a page in their order, each by the name of its file (`Kinds` is `./Kinds.tsx`), which is the key of its texts
 * with a small first letter. `files` are the same files as text, fetched when somebody looks.
 */
export const demosOf = (
  components: Readonly<Record<string, ComponentType>>,
  files: Readonly<Record<string, () => Promise<string>>>,
): readonly Demo[] =>
  Object.entries(components).map(([file, Demo]) => {
    const load = files[`./${file}.tsx`]
    if (!load)
      throw new Error(
        `The demonstration ${file} has no source. A file ${file}.tsx was expected beside its page.ts. Name both alike.`,
      )
    return { name: file.charAt(0).toLowerCase() + file.slice(1), Demo, load }
  })

const pages = import.meta.glob<{ default: readonly Demo[] }>('./*/*/page.ts')

/** The demonstrations of a page by its route, `components/general/button`; each page is a chunk of its own. */
export const fetchDemos = fetchOnce(async (path: string): Promise<readonly Demo[]> => {
  const load = pages[`${path.replace('components', '.')}/page.ts`]
  if (!load)
    throw new Error(
      `The page ${path} has no demonstrations. A page.ts was expected in its folder. Write it, or take the page out of pages.ts.`,
    )
  return (await load()).default
})
