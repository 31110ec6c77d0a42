import { hasAll, wordsOf } from '../../../../../src/shell/controls/Hits.tsx'
import type { BoardCard } from '../../rules/board.ts'
import { dueState } from '../../rules/due.ts'

/** When a card that is looked for is due. */
export const dueFilters = ['overdue', 'week', 'noDate'] as const

/** What the address says is looked for on a board; an empty text is everything. */
export interface CardFilter {
  readonly q: string
  /** The id of somebody, or `none` for cards that are nobody's. */
  readonly member: string
  readonly label: string
  readonly due: string
}

export const isFiltered = ({ q, member, label, due }: CardFilter): boolean =>
  [q, member, label, due].some((part) => part !== '')

/**
 * Whether a card is what is looked for, on a day. Its title is searched here, at once; `inside` are the cards in whose other words the
 * server has found what is looked for.
 */
export function fits(
  card: BoardCard,
  { q, member, label, due }: CardFilter,
  today: string,
  inside?: ReadonlySet<string>,
): boolean {
  const { id, title, labels, members, dueDate } = card
  if (!inside?.has(id) && !hasAll(title, wordsOf(q))) return false
  if (member !== '' && (member === 'none' ? members.length > 0 : !members.includes(member))) return false
  if (label !== '' && !labels.some((each) => each === label)) return false
  if (due === 'noDate') return dueDate === null
  const state = dueDate === null ? undefined : dueState(dueDate, today)
  if (due === 'overdue') return state === 'late'
  if (due === 'week') return state === 'today' || state === 'soon'
  return true
}
