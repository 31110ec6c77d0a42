import { type ClipboardEvent, type KeyboardEvent, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** A cell of the grid, by the numbers of its row and column. */
export interface Spot {
  row: number
  column: number
}

/** The cells between two corners, both included. */
export interface Range {
  top: number
  bottom: number
  start: number
  end: number
}

export interface GridState {
  active: Spot
  /** The other corner of what is selected; the active cell itself where nothing more is. */
  anchor: Spot
  /** Whether the active cell is open. */
  isEditing: boolean
}

/** What the grid can do to its rows. Ranges are of cells. */
export interface GridActions {
  clear: (range: Range) => void
  copy: (range: Range) => string
  paste: (range: Range, text: string) => void
  /** Repeats the cells of `from` over `to`, which begins where `from` begins. */
  fill: (from: Range, to: Range) => void
  moveRow: (row: number, step: 1 | -1) => boolean
  undo: () => void
  redo: () => void
  /** Prepares a cell to be edited, emptied first where somebody just types; false where it is not edited in place (a toggle, a dialog). */
  open: (spot: Spot, isTyping: boolean) => boolean
  /** Puts back what the open cell held. */
  cancel: () => void
}

interface Size {
  rows: number
  columns: number
}

export const rangeOf = ({ active, anchor }: Pick<GridState, 'active' | 'anchor'>): Range => ({
  top: Math.min(active.row, anchor.row),
  bottom: Math.max(active.row, anchor.row),
  start: Math.min(active.column, anchor.column),
  end: Math.max(active.column, anchor.column),
})

const origin: Spot = { row: 0, column: 0 }

/** The keyboard of a sheet: arrows, Tab, Enter, F2, typing, Shift to select, Ctrl+A, C, X, V, D, R, Z, Y, Delete, Alt+arrows to move a row. */
export function useGrid({ rows, columns }: Size, actions: GridActions, isMirrored: boolean) {
  const [state, setState] = useState<GridState>({ active: origin, anchor: origin, isEditing: false })
  const clamp = useCallback(
    ({ row, column }: Spot): Spot => ({ row: within(row, rows), column: within(column, columns) }),
    [rows, columns],
  )
  const active = clamp(state.active)
  const now: GridState = {
    ...state,
    active,
    anchor: clamp(state.anchor),
    isEditing: rows > 0 && state.isEditing,
  }

  const go = useCallback(
    (spot: Spot, extend = false) => {
      const next = clamp(spot)
      setState((known) => ({ active: next, anchor: extend ? known.anchor : next, isEditing: false }))
    },
    [clamp],
  )
  const edit = (spot: Spot, isTyping = false) => {
    const isEditing = actions.open(spot, isTyping)
    setState({ active: spot, anchor: spot, isEditing })
    return isEditing
  }
  const close = useCallback(() => setState((known) => ({ ...known, isEditing: false })), [])
  const select = useCallback(
    ({ top, bottom, start, end }: Range) =>
      setState({
        active: clamp({ row: top, column: start }),
        anchor: { row: bottom, column: end },
        isEditing: false,
      }),
    [clamp],
  )

  const onEditingKey = (event: KeyboardEvent) => {
    // Enter while composing belongs to the input method (Japanese, Chinese).
    if (event.nativeEvent.isComposing) return
    const wrap = wrapped(active, event.shiftKey ? -1 : 1, { rows, columns })
    if (event.key === 'Enter' && !event.shiftKey && !event.defaultPrevented)
      finish(event, () => go({ ...active, row: active.row + 1 }))
    else if (event.key === 'Tab' && wrap) finish(event, () => go(wrap))
    else if (event.key === 'Escape' && !event.defaultPrevented)
      finish(event, () => {
        actions.cancel()
        close()
      })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (now.isEditing) return onEditingKey(event)
    if (event.defaultPrevented) return
    const ahead = isMirrored ? -1 : 1
    const command = event.ctrlKey || event.metaKey
    const letter = command ? event.key.toLowerCase() : ''
    const range = rangeOf(now)
    const steps: Readonly<Record<string, Spot>> = {
      ArrowDown: { row: command ? rows : 1, column: 0 },
      ArrowUp: { row: command ? -rows : -1, column: 0 },
      ArrowRight: { row: 0, column: ahead },
      ArrowLeft: { row: 0, column: -ahead },
      PageDown: { row: 10, column: 0 },
      PageUp: { row: -10, column: 0 },
      Home: { row: command ? -rows : 0, column: -columns },
      End: { row: command ? rows : 0, column: columns },
    }
    const step = steps[event.key]
    if (event.altKey && step?.row) {
      const way = step.row > 0 ? 1 : -1
      finish(event, () => actions.moveRow(active.row, way) && go({ ...active, row: active.row + way }))
    } else if (step)
      finish(event, () =>
        go({ row: active.row + step.row, column: active.column + step.column }, event.shiftKey),
      )
    else if (letter === 'z') finish(event, () => (event.shiftKey ? actions.redo() : actions.undo()))
    else if (letter === 'y') finish(event, actions.redo)
    else if (letter === 'd') finish(event, () => actions.fill({ ...range, bottom: range.top }, range))
    // Of one column nothing can be filled to the side: the key is the browser's, which loads the page again.
    else if (letter === 'r' && range.end > range.start)
      finish(event, () => actions.fill({ ...range, end: range.start }, range))
    else if (letter === 'a')
      finish(event, () =>
        setState({ active: { row: rows - 1, column: columns - 1 }, anchor: origin, isEditing: false }),
      )
    else if (event.key === 'Enter' || event.key === 'F2') finish(event, () => edit(active))
    else if (event.key === 'Delete' || event.key === 'Backspace') finish(event, () => actions.clear(range))
    else if (event.key.length === 1 && !command && !event.altKey) {
      // The cell is open before the browser looks for where the character goes; a toggle takes the key itself.
      let isOpen = false
      flushSync(() => {
        isOpen = edit(active, event.key !== ' ')
      })
      if (!isOpen || event.key === ' ') event.preventDefault()
      // Single letters are keys of the page elsewhere.
      event.stopPropagation()
    }
  }

  const onCopy = (event: ClipboardEvent) => {
    if (now.isEditing) return
    event.clipboardData.setData('text/plain', actions.copy(rangeOf(now)))
    event.preventDefault()
  }
  const onCut = (event: ClipboardEvent) => {
    if (now.isEditing) return
    onCopy(event)
    actions.clear(rangeOf(now))
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (text === '' || (now.isEditing && !/[\t\n]/.test(text.trim()))) return
    event.preventDefault()
    close()
    actions.paste(rangeOf(now), text)
  }
  return { state: now, go, select, edit, close, keys: { onKeyDown, onCopy, onCut, onPaste } }
}

const within = (value: number, count: number) => Math.max(0, Math.min(value, count - 1))

function finish(event: KeyboardEvent, act: () => unknown) {
  event.preventDefault()
  event.stopPropagation()
  act()
}

/** The next cell in reading order, undefined beyond the last one. */
function wrapped({ row, column }: Spot, step: 1 | -1, { rows, columns }: Size): Spot | undefined {
  const place = row * columns + column + step
  return place < 0 || place >= rows * columns
    ? undefined
    : { row: Math.floor(place / columns), column: place % columns }
}
