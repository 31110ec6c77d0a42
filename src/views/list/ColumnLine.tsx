import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import type { Column } from '../../derive/columns.ts'
import css from './panels.module.css'

/** What a control of a line is known by in its panel. */
export const handleOf = (name: string) => (control: string) => `${name} ${control}`

interface ColumnLineProps {
  column: Column
  label: string
  /** Why it is not to be seen although it is chosen. */
  note?: string | undefined
  isShown: boolean
  /** The title always is the first column. */
  isFixed?: boolean
  place?: { index: number; count: number }
  onToggle?: () => void
  onMove?: (to: number) => void
  /** Another line was dropped so that it comes to stand at `to`. */
  onDrop?: (name: string, to: number) => void
}

/** One column in the panel: shown or not, and two buttons or the mouse to move it. */
export function ColumnLine({
  column: { name },
  label,
  note,
  isShown,
  isFixed = false,
  place,
  onToggle,
  onMove,
  onDrop,
}: ColumnLineProps) {
  const translate = useTranslate()
  const handle = handleOf(name)
  const line = useRef<HTMLLIElement>(null)
  const { isDragged, edge } = useColumnDrag(line, name, place?.index, onDrop)
  return (
    <li ref={line} className={css.column} data-dragged={isDragged || undefined} data-edge={edge}>
      <span className={css.grip} aria-hidden="true" style={place ? undefined : { visibility: 'hidden' }}>
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true" fill="currentColor">
          <path d="M4 2h2v2H4zM8 2h2v2H8zM4 6h2v2H4zM8 6h2v2H8zM4 10h2v2H4zM8 10h2v2H8z" />
        </svg>
      </span>
      <label>
        <input
          type="checkbox"
          data-handle={handle('shown')}
          checked={isShown}
          disabled={isFixed}
          onChange={() => onToggle?.()}
        />
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
      </label>
      {place && (
        <>
          <MoveButton
            handle={handle('earlier')}
            label={translate('list.display.earlier', { field: label })}
            isOff={place.index === 0}
            up
            onMove={() => onMove?.(place.index - 1)}
          />
          <MoveButton
            handle={handle('later')}
            label={translate('list.display.later', { field: label })}
            isOff={place.index === place.count - 1}
            onMove={() => onMove?.(place.index + 1)}
          />
        </>
      )}
    </li>
  )
}

function MoveButton({
  handle,
  label,
  isOff,
  up = false,
  onMove,
}: {
  handle: string
  label: string
  isOff: boolean
  up?: boolean
  onMove: () => void
}) {
  return (
    <button
      type="button"
      className={css.small}
      data-handle={handle}
      aria-label={label}
      disabled={isOff}
      onClick={onMove}
    >
      <svg
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={up ? 'm2.5 7.5 3.5-3.5 3.5 3.5' : 'm2.5 4.5 3.5 3.5 3.5-3.5'} />
      </svg>
    </button>
  )
}

/** Lets lines be dragged over each other; `edge` is where the dragged one would come to stand. */
function useColumnDrag(
  line: React.RefObject<HTMLElement | null>,
  name: string,
  index: number | undefined,
  onDrop: ColumnLineProps['onDrop'],
) {
  const [isDragged, setDragged] = useState(false)
  const [edge, setEdge] = useState<'top' | 'bottom'>()
  const latest = useRef(onDrop)
  latest.current = onDrop
  useEffect(() => {
    const element = line.current
    if (!element || index === undefined) return
    const sideOf = (source: number) => (source < index ? 'bottom' : 'top')
    return combine(
      draggable({
        element,
        getInitialData: () => ({ column: name, index }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data.column === 'string' && source.data.column !== name,
        onDragEnter: ({ source }) => setEdge(sideOf(source.data.index as number)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ source }) => {
          setEdge(undefined)
          latest.current?.(source.data.column as string, index)
        },
      }),
    )
  }, [line, name, index])
  return { isDragged, edge }
}
