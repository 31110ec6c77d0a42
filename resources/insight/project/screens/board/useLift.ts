import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { AreaWords } from '../../../../../src/views/useAreaWords.ts'
import { cardsIn, type Place, placeOf, steppedPlace, withMoved } from '../../rules/arrange.ts'
import type { Board, BoardCard } from '../../rules/board.ts'

/** A card that is moved by the keyboard. */
export interface Lift {
  /** The id of the card that is lifted. */
  readonly card: string | undefined
  /** What is spoken of it. */
  readonly said: string
  readonly onKeyDown: (event: KeyboardEvent, card: BoardCard) => void
}

interface LiftOptions {
  readonly words: AreaWords
  readonly board: Board | undefined
  readonly mayMove: boolean
  /** Answers once the card is drawn where it was dropped. */
  readonly onDrop: (card: BoardCard, to: Place) => Promise<void>
}

/**
 * Space lifts the card that has the focus, the arrow keys move it (sideways as the page reads), Space drops it, Escape puts it back. Answers
 * the board with the card where it would be dropped; the focus stays on the card, wherever it is drawn.
 */
export function useLift({ words: { text }, board, mayMove, onDrop }: LiftOptions): {
  shown: Board | undefined
  lift: Lift
} {
  const [lifted, setLifted] = useState<{ id: string; to: Place; isDropped?: true }>()
  const [said, setSaid] = useState('')
  const isGone = lifted !== undefined && !board?.cards.some(({ id }) => id === lifted.id)
  const shown = board && lifted && !isGone ? withMoved(board, lifted.id, lifted.to) : board
  const focused = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the card may have been drawn anew in another column
  useLayoutEffect(() => {
    if (focused.current === undefined) return
    document.querySelector<HTMLElement>(`[data-card="${focused.current}"] a`)?.focus()
    focused.current = undefined
  }, [shown])
  useEffect(() => {
    if (isGone) setLifted(undefined)
  }, [isGone])
  // Whoever goes elsewhere leaves it where it was.
  const liftedId = lifted?.id
  useEffect(() => {
    if (liftedId === undefined) return
    const onFocus = ({ target }: FocusEvent) => {
      const isCard = target instanceof Element && target.closest(`[data-card="${liftedId}"]`)
      if (!isCard) setLifted(undefined)
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [liftedId])

  const say = (key: string, now: Board, card: BoardCard, { column, behind }: Place) => {
    const others = cardsIn(now, column).filter(({ id }) => id !== card.id)
    setSaid(
      text(`board.${key}`, {
        title: card.title,
        column: now.columns.find(({ id }) => id === column)?.title ?? '',
        place: others.findIndex(({ id }) => id === behind) + 2,
        count: others.length + 1,
      }),
    )
  }

  const onKeyDown = (event: KeyboardEvent, card: BoardCard) => {
    const { key } = event
    if (!board || !mayMove || lifted?.isDropped || event.ctrlKey || event.metaKey || event.altKey) return
    if (!lifted) {
      const from = key === ' ' && placeOf(board, card.id)
      if (!from) return
      event.preventDefault()
      setLifted({ id: card.id, to: from })
      return say('lifted', board, card, from)
    }
    const step = stepOf(key)
    if (step) {
      const to = steppedPlace(board, card.id, lifted.to, step)
      focused.current = card.id
      setLifted({ id: card.id, to })
      say('over', board, card, to)
    } else if (key === ' ' || key === 'Enter') {
      const { to } = lifted
      // It stays where it is drawn, so the focus stays on it.
      setLifted({ id: card.id, to, isDropped: true })
      say('dropped', board, card, to)
      void onDrop(card, to).then(() => setLifted((now) => (now?.isDropped ? undefined : now)))
    } else if (key === 'Escape') {
      focused.current = card.id
      setLifted(undefined)
      setSaid(text('board.cancelled', { title: card.title }))
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { shown, lift: { card: isGone || lifted?.isDropped ? undefined : lifted?.id, said, onKeyDown } }
}

function stepOf(key: string): 'up' | 'down' | 'before' | 'after' | undefined {
  if (key === 'ArrowUp') return 'up'
  if (key === 'ArrowDown') return 'down'
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  return key === forward ? 'after' : 'before'
}
