import { createContext, useContext } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { Place } from '../../rules/arrange.ts'
import type { Board, BoardCard, BoardColumn } from '../../rules/board.ts'
import type { Lift } from './useLift.ts'

/** What the parts of a board show, say and do. */
export interface BoardFacts {
  readonly words: AreaWords
  /** As it is drawn: with the card that is lifted where it would be dropped. */
  readonly board: Board
  readonly areas: { readonly project: Resource; readonly column: Resource; readonly card: Resource }
  readonly today: string
  /** The cards that are looked for; undefined where all are. */
  readonly found: ReadonlySet<string> | undefined
  readonly may: {
    readonly move: boolean
    readonly add: boolean
    readonly arrange: boolean
    readonly addColumn: boolean
    readonly removeColumn: boolean
  }
  readonly lift: Lift
  readonly open: (card: string) => void
  /** The address of a card on its board. */
  readonly cardAddress: (card: string) => { search: string }
  readonly move: (card: BoardCard, to: Place) => void
  readonly moveColumn: (column: BoardColumn, behind: string | null) => void
  readonly askMove: (card: string) => void
  readonly archive: (card: Pick<BoardCard, 'id' | 'version'>) => void
  readonly putBack: (card: Pick<BoardCard, 'id' | 'version'>) => void
  readonly refresh: () => Promise<void>
}

export const BoardContext = createContext<BoardFacts | undefined>(undefined)

/** The board around. */
export function useBoardFacts(): BoardFacts {
  const facts = useContext(BoardContext)
  if (!facts)
    throw new Error(
      'A part of a board stands outside it. A BoardContext was expected around it. Draw it inside BoardPage.',
    )
  return facts
}
