import { placeBetween } from '../../boardColumn/rules/position.ts'
import type { Board, BoardCard } from './board.ts'

/** The cards of a column in their order. */
export const cardsIn = (board: Board, column: string): BoardCard[] =>
  board.cards.filter((card) => card.column === column).sort(inOrder)

const inOrder = (a: { position: number; id: string }, b: { position: number; id: string }) =>
  a.position - b.position || (a.id < b.id ? -1 : 1)

/** Where a card stands: its column, and the card before it, if there is one. */
export interface Place {
  readonly column: string
  readonly behind: string | null
}

export function placeOf(board: Board, id: string): Place | undefined {
  const card = board.cards.find((each) => each.id === id)
  if (!card) return undefined
  const cards = cardsIn(board, card.column)
  return { column: card.column, behind: cards[cards.indexOf(card) - 1]?.id ?? null }
}

/** The board with a card at another place, as the server will answer it. */
export function withMoved(board: Board, id: string, { column, behind }: Place): Board {
  const others = cardsIn(board, column).filter((card) => card.id !== id)
  const position = positionBehind(others, behind)
  return {
    ...board,
    cards: board.cards.map((card) => (card.id === id ? { ...card, column, position } : card)),
  }
}

/** The board with a column behind another one, or before all of them. */
export function withMovedColumn(board: Board, id: string, behind: string | null): Board {
  const others = board.columns.filter((column) => column.id !== id)
  const position = positionBehind(others, behind)
  const columns = board.columns.map((column) => (column.id === id ? { ...column, position } : column))
  return { ...board, columns: columns.sort(inOrder) }
}

function positionBehind(others: readonly { id: string; position: number }[], behind: string | null): number {
  const at = behind === null ? 0 : others.findIndex((each) => each.id === behind) + 1
  const [before, after] = [others[at - 1]?.position, others[at]?.position]
  return placeBetween(before, after) ?? (before as number)
}

/** The place that the arrow keys lead to from another one: up and down in a column, sideways to the same row of the next. */
export function steppedPlace(
  board: Board,
  id: string,
  { column, behind }: Place,
  step: 'up' | 'down' | 'before' | 'after',
): Place {
  const cards = (of: string) => cardsIn(board, of).filter((card) => card.id !== id)
  const at = cards(column).findIndex((card) => card.id === behind) + 1
  if (step === 'up' || step === 'down') {
    const to = Math.max(0, Math.min(cards(column).length, at + (step === 'up' ? -1 : 1)))
    return { column, behind: cards(column)[to - 1]?.id ?? null }
  }
  const index = board.columns.findIndex((each) => each.id === column) + (step === 'before' ? -1 : 1)
  const next = board.columns[index]
  if (!next) return { column, behind }
  return { column: next.id, behind: cards(next.id).slice(0, at).at(-1)?.id ?? null }
}
