import type { Condition, Resource } from '../core/index.ts'
import { inView } from './filters.ts'

/** A list whose records are worked off one by one: which it has, and in which order they come. */
export interface Work {
  readonly view: string | undefined
  readonly filter: Condition
  readonly sort: string
  readonly order: 'ASC' | 'DESC'
}

/** The parameter that says in the address of a record which list is worked off. */
export const workParameter = 'work'

/** The list as the query of a record's address, so that a reload and a shared link go on with it. */
export function workQuery({ view, filter, sort, order }: Work): string {
  const said = new URLSearchParams({ sort, order })
  if (view !== undefined) said.set('view', view)
  if (Object.keys(filter).length > 0) said.set('filter', JSON.stringify(filter))
  return new URLSearchParams({ [workParameter]: said.toString() }).toString()
}

/** Reads what an address says; undefined where it says nothing, or names what the viewer has not. `views` are those of the viewer. */
export function readWork(views: readonly string[], search: string): Work | undefined {
  const text = new URLSearchParams(search).get(workParameter)
  if (text === null) return undefined
  const said = new URLSearchParams(text)
  const view = said.get('view') ?? undefined
  const sort = said.get('sort')
  const filter = readCondition(said.get('filter'))
  if (!sort || !filter || (view !== undefined && !views.includes(view))) return undefined
  return { view, filter, sort, order: said.get('order') === 'DESC' ? 'DESC' : 'ASC' }
}

function readCondition(text: string | null): Condition | undefined {
  if (text === null) return {}
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Condition) : undefined
  } catch {
    return undefined
  }
}

/** All that the records of the list meet. */
export const conditionOf = (
  resource: Resource,
  { view, filter }: Pick<Work, 'view' | 'filter'>,
): Condition => ({
  ...filter,
  ...inView(view === undefined ? undefined : resource.list.views[view]),
})

/** Where a step leads, and how many were left out because they are not in the list any more. */
export interface Stride {
  readonly to: string | undefined
  readonly skipped: number
}

/**
 * Where to go from a record: to the nearest one in the direction that is still in the list. `known` is the list as it was when the
 * record was in it, `fresh` as it is now. Behind the last one nothing comes, unless the record itself is done: then what was left
 * behind is there to be done.
 */
export function strideFrom(
  known: readonly string[],
  fresh: readonly string[],
  id: string,
  step: 1 | -1,
): Stride {
  const place = known.indexOf(id)
  const ahead = step === 1 ? known.slice(place + 1) : known.slice(0, Math.max(place, 0)).reverse()
  const waiting = new Set(fresh)
  const index = ahead.findIndex((each) => waiting.has(each))
  // What has come in since stands at its own place of the list as it is now.
  const here = fresh.indexOf(id)
  if (here >= 0) {
    const to = fresh[here + step]
    const passed = to === undefined ? ahead.length : ahead.indexOf(to)
    return { to, skipped: ahead.slice(0, Math.max(passed, 0)).filter((each) => !waiting.has(each)).length }
  }
  if (index >= 0) return { to: ahead[index], skipped: index }
  return { to: step === 1 ? fresh[0] : fresh.at(-1), skipped: Math.max(ahead.length, 0) }
}
