import { type ReactNode, useEffect, useRef, useState } from 'react'
import css from './board.module.css'
import type { TileSize } from './layout.ts'

interface TilePlaceProps {
  readonly name: string
  readonly part: string
  readonly size: TileSize | 'small'
  readonly isArranging: boolean
  /** The tile `name` was dropped on this one. */
  readonly onDrop: (name: string) => void
  readonly children: ReactNode
}

/** Where a tile stands. While the board is arranged the mouse drags it onto another one, beside the buttons that move it. */
export function TilePlace({ name, part, size, isArranging, onDrop, children }: TilePlaceProps) {
  const place = useRef<HTMLLIElement>(null)
  const [isDragged, setDragged] = useState(false)
  const [isOver, setOver] = useState(false)
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => {
    const element = place.current
    if (!isArranging || !element) return
    let isGone = false
    let end: (() => void) | undefined
    // Few people arrange their board, and not often: dragging is fetched when they do.
    void import('./dragTile.ts').then(({ dragTile }) => {
      if (isGone) return
      end = dragTile(element, {
        name,
        part,
        onDragged: setDragged,
        onOver: setOver,
        onDrop: (dropped) => latest.current(dropped),
      })
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [isArranging, name, part])
  return (
    <li
      ref={place}
      className={css.place}
      data-size={size}
      data-movable={isArranging || undefined}
      data-dragged={isDragged || undefined}
      data-over={isOver || undefined}
    >
      {children}
    </li>
  )
}
