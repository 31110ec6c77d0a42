import { useStore } from 'ra-core'
import { useEffect } from 'react'
import type { Board } from '../../rules/board.ts'

/** Where no board was drawn yet: one is fuller where work begins. */
const guess: readonly number[] = [3, 2, 3, 1]

/** More cards of a column are below the window. */
const most = 12

const key = 'boardCounts'

/** How many cards each column had of the board that was drawn last: so many are drawn while one is on its way. */
export function useLastCounts(): readonly number[] {
  const [counts] = useStore(key, guess)
  return counts.length > 0 ? counts : guess
}

/** Keeps how many cards the columns of a board have. */
export function useKeepCounts(board: Board | undefined): void {
  const [last, keep] = useStore(key, guess)
  const counts = board?.columns.map(({ id }) =>
    Math.min(most, board.cards.filter(({ column }) => column === id).length),
  )
  useEffect(() => {
    if (counts && String(counts) !== String(last)) keep(counts)
  }, [counts, last, keep])
}
