import { resources } from '../../resources/index.ts'
import type { AreaHeads, Resource } from '../../src/core/index.ts'
import type { AnyViews } from '../../src/views/overrides.ts'

/**
 * All areas in the order of the menu, as far as every page knows them. While we work on the product these are the descriptors
 * themselves; the build (`start/build/areaChunks.ts`) writes the heads alone here and makes a chunk of every descriptor and its views.
 */
export const areaHeads: AreaHeads = resources

/** Fetches the descriptor of an area that is not there yet, by its name. */
export const areaLoaders: Readonly<Record<string, () => Promise<Resource>>> = {}

const files = import.meta.glob<AnyViews>('../../resources/*/*/*.views.tsx', { import: 'default' })

/** Fetches what an area shows otherwise than everybody (`views/overrides.ts`), by its name; nothing where it has none. */
export const areaViews: Readonly<Record<string, () => Promise<AnyViews>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file.replace(/^.*\/|\.views\.tsx$/g, ''), load]),
)
