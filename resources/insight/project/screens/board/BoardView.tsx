import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { Resource } from '../../../../../src/core/index.ts'
import { canAct } from '../../../../../src/derive/permissions.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import { PartFailure } from '../../../../../src/shell/states/PartState.tsx'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'
import type { usePageState } from '../../../../../src/views/usePageState.ts'
import { BoardContext, type BoardFacts } from './BoardContext.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { BoardHead } from './BoardHead.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import css from './board.module.css'
import { Columns } from './Columns.tsx'
import { type CardFilter, fits, isFiltered } from './filterCards.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { useArchive } from './useArchive.ts'
import { useBoard } from './useBoard.ts'
import { useFoundInside } from './useFoundInside.ts'
import { useKeepCounts } from './useLastCounts.ts'
import { useLift } from './useLift.ts'
import { useMoves } from './useMoves.ts'

const CardWindow = lazy(() => import('../../../projectCard/screens/CardWindow.tsx'))

interface BoardViewProps {
  project: string
  words: AreaWords
  areas: BoardFacts['areas']
  state: ReturnType<typeof usePageState>[0]
  change: ReturnType<typeof usePageState>[1]
  /** Chooses another project. */
  choice: ReactNode
}

/** A board and the card that is open on it, as the address says. */
export function BoardView({ project, words, areas, state, change, choice }: BoardViewProps) {
  const kept = useBoard(areas, project)
  const may = useMay(areas)
  const board = kept.query.data
  useKeepCounts(board)
  const { move, moveColumn } = useMoves({ words, board, areas, kept })
  const { archive, putBack } = useArchive(areas, words)
  const { shown, lift } = useLift({
    words,
    board,
    mayMove: may.move,
    onDrop: move,
  })
  const [moving, setMoving] = useState<string>()
  const today = dayIn(new Date())
  const filter: CardFilter = {
    q: state.q ?? '',
    member: state.member ?? '',
    label: state.label ?? '',
    due: state.due ?? '',
  }
  const key = Object.values(filter).join('\n')
  const inside = useFoundInside(areas.card, project, filter.q)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is looked for
  const found = useMemo(
    () =>
      board && isFiltered(filter)
        ? new Set(board.cards.filter((card) => fits(card, filter, today, inside)).map(({ id }) => id))
        : undefined,
    [board, key, today, inside],
  )
  useFocusBack(state.card)
  if (kept.query.error && !board)
    return (
      <>
        {choice}
        <PartFailure
          className={css.none}
          message={kept.query.error.message}
          onRetry={() => void kept.query.refetch()}
        />
      </>
    )
  if (!shown) return <BoardSkeleton words={words} choice={choice} />
  const facts: BoardFacts = {
    words,
    board: shown,
    areas,
    today,
    found,
    may,
    lift,
    open: (card) => change({ card }),
    cardAddress: (card) => ({ search: `?${new URLSearchParams({ ...state, project, card })}` }),
    move: (card, to) => void move(card, to),
    moveColumn: (column, behind) => void moveColumn(column, behind),
    askMove: setMoving,
    archive: (card) => void archive(card),
    putBack: (card) => void putBack(card),
    refresh: kept.refresh,
  }
  const asked = shown.cards.find(({ id }) => id === moving)
  return (
    <BoardContext value={facts}>
      <BoardHead project={project} choice={choice} />
      <BoardFilters filter={filter} onChange={(changed) => change(changed, { replace: true })} />
      <Columns project={project} />
      <p id="board-keys" hidden>
        {words.text('board.keys')}
      </p>
      <p role="status" aria-live="assertive" className="visually-hidden">
        {lift.said}
      </p>
      {asked && <MoveDialog card={asked} onClose={() => setMoving(undefined)} />}
      {state.card && (
        <Suspense>
          <CardWindow key={state.card} id={state.card} onClose={() => change({ card: undefined })} />
        </Suspense>
      )}
    </BoardContext>
  )
}

/** What the person may do here, by their rights in the areas that a board is made of. */
function useMay({ column, card }: { column: Resource; card: Resource }): BoardFacts['may'] {
  const viewer = useViewer()
  return {
    move: canAct(viewer, card, 'edit'),
    add: canAct(viewer, card, 'create'),
    arrange: canAct(viewer, column, 'edit'),
    addColumn: canAct(viewer, column, 'create'),
    removeColumn: canAct(viewer, column, 'delete'),
  }
}

/** Once a card is closed, the focus is on it again, wherever it lies now. */
function useFocusBack(card: string | undefined) {
  const last = useRef(card)
  useEffect(() => {
    if (last.current !== undefined && card === undefined)
      document.querySelector<HTMLElement>(`[data-card="${CSS.escape(last.current)}"] a`)?.focus()
    last.current = card
  }, [card])
}
