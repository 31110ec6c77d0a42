import { useNotify } from 'ra-core'
import type { Resource } from '../../../../../src/core/index.ts'
import { useSayFailure } from '../../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'
import { type Place, placeOf, withMoved, withMovedColumn } from '../../rules/arrange.ts'
import type { Board, BoardCard, BoardColumn } from '../../rules/board.ts'
import type { useBoard } from './useBoard.ts'

interface Moves {
  readonly words: AreaWords
  readonly board: Board | undefined
  readonly areas: { readonly column: Resource; readonly card: Resource }
  readonly kept: Pick<ReturnType<typeof useBoard>, 'draw' | 'refresh' | 'underWay'>
}

/**
 * Moves cards and columns: drawn at once, drawn back where the server refuses, and with a way back. Each names what it comes to stand
 * behind; where that is, the server decides.
 */
export function useMoves({ words: { text }, board, areas, kept: { draw, refresh, underWay } }: Moves) {
  const askCard = useOperation(areas.card)
  const askColumn = useOperation(areas.column)
  const notify = useNotify()
  const sayFailure = useSayFailure()

  /** Of moves that follow each other quickly the last one has the board read again. */
  const run = async (write: () => Promise<unknown>): Promise<boolean> => {
    underWay.current++
    let isDone = true
    try {
      await write()
    } catch (error) {
      isDone = false
      sayFailure(error)
    }
    underWay.current--
    if (underWay.current === 0 || !isDone) await refresh()
    return isDone
  }

  const write = (id: string, { column, behind }: Place) =>
    run(() => askCard('move', { id, input: { column, behind } }))
  const put = async (id: string, to: Place) => {
    await draw((now) => withMoved(now, id, to))
    return write(id, to)
  }
  /** Ends once the card is drawn at its place; the server is asked meanwhile. */
  const move = async (card: BoardCard, to: Place): Promise<void> => {
    const from = board && placeOf(board, card.id)
    if (!from || (from.column === to.column && from.behind === to.behind)) return
    await draw((now) => withMoved(now, card.id, to))
    void write(card.id, to).then((isDone) => isDone && tell(card, from, to))
  }
  const tell = (card: BoardCard, from: Place, to: Place) => {
    const column = board?.columns.find(({ id }) => id === to.column)?.title ?? ''
    notify(text('board.moved', { column }), {
      type: 'success',
      onUndo: () =>
        void put(card.id, from).then(
          (isDone) => isDone && notify(text('board.movedBack'), { type: 'success' }),
        ),
    })
  }
  const putColumn = async (id: string, behind: string | null) => {
    await draw((now) => withMovedColumn(now, id, behind))
    return run(() => askColumn('move', { id, input: { behind } }))
  }
  const moveColumn = async (column: BoardColumn, behind: string | null) => {
    const columns = board?.columns ?? []
    const before = columns[columns.findIndex(({ id }) => id === column.id) - 1]?.id ?? null
    if (before === behind || behind === column.id) return
    if (!(await putColumn(column.id, behind))) return
    notify(text('board.columnMoved'), {
      type: 'success',
      onUndo: () => void putColumn(column.id, before),
    })
  }
  return { move, moveColumn }
}
