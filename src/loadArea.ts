import { areaHeads, areaLoaders } from '#areas'
import type { AreaHead, AreaHeads, Resource } from './core/index.ts'
import { openAreaTexts } from './providers/areaTexts.ts'
import { type Fetched, fetchOnce, useFetched } from './providers/fetchOnce.ts'

const fetchArea = fetchOnce(async (name: string): Promise<Resource> => {
  const load = areaLoaders[name]
  if (!load)
    throw new Error(`There is no area ${name}. One of resources/index.ts was expected. Register it there.`)
  const descriptor = load()
  await openAreaTexts(name, descriptor)
  return descriptor
})

/**
 * The whole descriptor of an area; its texts are there as well. Rejects where it cannot be fetched, and for a head that belongs to no
 * area of the registry; asks again the next time.
 */
export const loadArea: Fetched<AreaHead, Resource> = Object.assign(
  (head: AreaHead) => (isWhole(head) ? Promise.resolve(head) : fetchArea(head.name)),
  { now: (head: AreaHead) => (isWhole(head) ? head : fetchArea.now(head.name)) },
)

const loadAll: Fetched<AreaHeads, readonly Resource[]> = Object.assign(
  fetchOnce((heads: AreaHeads) => Promise.all(Object.values(heads).map(loadArea))),
  {
    now(heads: AreaHeads) {
      const known = Object.values(heads).map(loadArea.now)
      return known.every((resource) => resource !== undefined) ? known : undefined
    },
  },
)

/** The whole descriptor of an area, for what is drawn. Suspends while it is fetched for the first time. */
export const useArea = (head: AreaHead): Resource => useFetched(loadArea, head)

/** The whole descriptors of all areas with their texts, for the few pages that are about all of them. Suspends until they are there. */
export const useAllAreas = (): readonly Resource[] => useFetched(loadAll, areaHeads)

/** While we work on the product a head is the descriptor itself. */
function isWhole(head: AreaHead): head is AreaHead & Resource {
  return 'fields' in head
}
