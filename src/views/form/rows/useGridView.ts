import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useThemeState } from '../../../shell/theme/useThemeState.ts'
import { reachOf } from './ranges.ts'
import { type GridActions, type Range, rangeOf, type Spot, useGrid } from './useGrid.ts'

/** So many rows are all built: the browser's own search then finds them. */
export const few = 40

export const cellId = (gridId: string, row: number, column: number): string => `${gridId}-${row}-${column}`

interface GridView {
  /** What the ids of its cells begin with (`cellId`). */
  id: string
  rows: number
  columns: number
  /** px */
  rowHeight: number
  headHeight: number
  /** Takes what was typed into the open cell; called before the focus goes anywhere else. */
  onFlush?: () => void
  onLeave: () => void
}

/** A sheet on the screen: rows in view alone are built, the focus follows the active cell, presses choose cells and open them. */
export function useGridView(view: GridView, actions: GridActions) {
  const { id, rows, columns, rowHeight, headHeight, onFlush, onLeave } = view
  const scroller = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const [{ direction }] = useThemeState()
  const { state, go, select, edit, close, keys } = useGrid({ rows, columns }, actions, direction === 'rtl')
  /** What a press that goes on does with the cells that it passes: selects them, or fills them from what was selected. */
  const drag = useRef<'select' | 'fill'>(undefined)
  const [reach, setReach] = useState<Range>()
  const { active, isEditing } = state
  const virtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    scrollPaddingStart: headHeight,
    initialRect: { width: 800, height: 560 },
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active.row])]
        .filter((row) => row < rows)
        .sort((a, b) => a - b),
  })
  const items =
    rows <= few
      ? Array.from({ length: rows }, (_, index) => ({ index, start: index * rowHeight }))
      : virtual.getVirtualItems()

  /** Whether the cell is built, so that it has the focus now. */
  const focusCell = ({ row, column }: Spot) => {
    const cell = document.getElementById(cellId(id, row, column))
    cell?.focus({ preventScroll: true })
    // As far as the columns and rows that stay leave room for it (`scroll-padding`), which the focus alone does not ask for everywhere.
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return cell !== null
  }
  // The focus follows the active cell, but only while it is in the grid at all.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a move of the active cell moves the focus
  useEffect(() => {
    if (!hasFocus.current || isEditing) return
    virtual.scrollToIndex(active.row)
    focusCell(active)
    // A cell that was out of view is built first.
    const frame = requestAnimationFrame(() => focusCell(active))
    return () => cancelAnimationFrame(frame)
  }, [active.row, active.column, isEditing])

  const chosen = rangeOf(state)
  const range = reach ?? chosen
  const isBlock = range.top !== range.bottom || range.start !== range.end
  const letGo = () => {
    if (drag.current === 'fill' && reach) {
      actions.fill(chosen, reach)
      select(reach)
    }
    drag.current = undefined
    setReach(undefined)
  }
  const latestLetGo = useRef(letGo)
  latestLetGo.current = letGo
  // A press may end outside.
  useEffect(() => {
    const end = () => drag.current && latestLetGo.current()
    window.addEventListener('mouseup', end)
    return () => window.removeEventListener('mouseup', end)
  }, [])
  return {
    scroller,
    items,
    /** Where the handle stands from which a selection is filled on. */
    corner: { row: chosen.bottom, column: chosen.end },
    active,
    isEditing,
    close,
    /** px that all rows take, built or not. */
    height: virtual.getTotalSize(),
    focus(spot: Spot) {
      hasFocus.current = true
      go(spot)
      virtual.scrollToIndex(spot.row)
      // Later than needed it would take the focus from whatever was pressed meanwhile.
      if (!focusCell(spot)) requestAnimationFrame(() => focusCell(spot))
    },
    /** The columns of a row that belong to the selected block; nothing while one cell alone is chosen. */
    selectedIn: (row: number) => (isBlock && row >= range.top && row <= range.bottom ? range : undefined),
    /** For the element with the role `grid`. */
    events: {
      ...keys,
      onFocus() {
        hasFocus.current = true
      },
      onBlur({ currentTarget, relatedTarget }: FocusEvent) {
        if (relatedTarget === null || currentTarget.contains(relatedTarget)) return
        // What an open cell has unfolded still belongs to it.
        if (relatedTarget.closest('[data-floating]')) return
        onFlush?.()
        hasFocus.current = false
        close()
        onLeave()
      },
      onMouseDown(event: MouseEvent) {
        if (event.button === 0 && (event.target as Element).closest('[data-fill]')) {
          event.preventDefault()
          drag.current = 'fill'
          return
        }
        const spot = spotOf(event.target as Element)
        const isHere = spot?.row === active.row && spot.column === active.column
        if (!spot || (isEditing && isHere) || event.button !== 0) return
        event.preventDefault()
        onFlush?.()
        // A second press on the cell that is active already opens it, as in a sheet.
        const isSecond = hasFocus.current && isHere && !event.shiftKey
        hasFocus.current = true
        if (isSecond) edit(spot)
        else {
          drag.current = 'select'
          go(spot, event.shiftKey)
          focusCell(spot)
        }
      },
      onMouseOver(event: MouseEvent) {
        const spot = drag.current && event.buttons === 1 && spotOf(event.target as Element)
        if (!spot) return
        if (drag.current === 'fill') setReach(reachOf(chosen, spot))
        else go(spot, true)
      },
    },
  }
}

function spotOf(target: Element): Spot | undefined {
  const cell = target.closest<HTMLElement>('[data-column]')
  return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : undefined
}
