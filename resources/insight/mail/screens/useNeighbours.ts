import type { Resource } from '../../../../src/core/index.ts'
import type { Folder } from '../rules/folders.ts'
import { pageOf, searchOf } from './LetterList.tsx'
import { addressOf } from './mailPlace.ts'
import { perPage, useLetters } from './useMailbox.ts'

/** The addresses of the letters before and after one in the list that it was opened from, on the pages beside it too; each names its page, so that Back leads there. */
export function useNeighbours(
  resource: Resource,
  folder: Folder,
  id: string,
  state: Readonly<Record<string, string>>,
): { readonly previous: string | undefined; readonly next: string | undefined } {
  const q = state.q?.trim() ?? ''
  const page = pageOf(state)
  const { data: here, total = 0 } = useLetters(resource, folder, { q, page })
  const at = here?.findIndex((each) => each.id === id)
  const isFirst = at === 0 && page > 1
  // Letters that came meanwhile push the last ones of a page to the next.
  const isLast = here !== undefined && (at === -1 || at === here.length - 1) && page * perPage < total
  const { data: before } = useLetters(resource, folder, { q, page: Math.max(1, page - 1), isWanted: isFirst })
  const { data: after } = useLetters(resource, folder, { q, page: page + 1, isWanted: isLast })
  const all = [
    ...placed(isFirst ? before : undefined, page - 1),
    ...placed(here, page),
    ...placed(isLast ? after : undefined, page + 1),
  ]
  const place = all.findIndex((each) => each.id === id)
  const to = (neighbour: (typeof all)[number] | undefined) =>
    neighbour && addressOf(folder, neighbour.id, searchOf({ q, page: String(neighbour.page) }))
  return place < 0
    ? { previous: undefined, next: undefined }
    : { previous: to(all[place - 1]), next: to(all[place + 1]) }
}

const placed = (letters: readonly { readonly id: string }[] = [], page: number) =>
  letters.map(({ id }) => ({ id, page }))
