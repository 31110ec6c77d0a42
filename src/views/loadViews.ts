import { areaViews } from '#areas'
import type { Resource } from '../core/index.ts'
import { type Fetched, fetchOnce, useFetched } from '../providers/fetchOnce.ts'
import { type AnyViews, noViews } from './overrides.ts'

type Loader = () => Promise<AnyViews>

/** The replaced parts of an area, or nothing at once where it has none. Suspends while they are loaded for the first time. */
export const useViews = (resource: Resource): AnyViews => useFetched(viewsOf, resource.name)

/** Starts to load the replaced parts of an area, for a page that will need them soon; undefined where it has none. */
export function loadViews(
  name: string,
  loaders: Readonly<Record<string, Loader>> = areaViews,
): Promise<AnyViews> | undefined {
  const load = found.get(name) ?? loaders[name]
  if (!load) return undefined
  found.set(name, load)
  return fetchViews(name)
}

const found = new Map<string, Loader>()

const fetchViews = fetchOnce((name: string) => (found.get(name) as Loader)())

const viewsOf: Fetched<string, AnyViews> = Object.assign(
  (name: string) => loadViews(name) ?? Promise.resolve(noViews),
  { now: (name: string) => (loadViews(name) ? fetchViews.now(name) : noViews) },
)
