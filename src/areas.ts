import { resources } from '../resources/index.ts'
import type { AreaHeads, Resource } from './core/index.ts'

/**
 * All areas in the order of the menu, as far as every page knows them. While we work on the product these are the descriptors
 * themselves; the build (`server/web/areaChunks.ts`) writes the heads alone here and makes a chunk of every descriptor.
 */
export const areaHeads: AreaHeads = resources

/** Fetches the descriptor of an area that is not there yet, by its name. */
export const areaLoaders: Readonly<Record<string, () => Promise<Resource>>> = {}
