import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { Selection } from './useSelection.ts'

interface RowFocusOptions {
  /** The element around the rows. Each row carries its id in `data-row`; the row of column names carries `data-head`. */
  container: RefObject<HTMLElement | null>
  /** The ids in the order in which they stand; also of rows that are not built at the moment. */
  order: () => readonly string[]
  /** Absent where rows cannot be chosen. */
  selection: Selection | undefined
  onOpen: (id: string, event: KeyboardEvent) => void
  /** Brings a row into the document that is not built at the moment. */
  reveal?: (id: string) => void
  /** Further keys of a row, such as those of a tree; answers whether it took the key. */
  onKey?: (event: KeyboardEvent, id: string) => boolean
}

/**
 * Keyboard rows: one stop of the Tab key, a row that moves with the arrows or j and k, and from the row sideways to its links and
 * buttons. `active` is the row that holds the stop; nothing until somebody moves, then it is the first one's.
 */
export function useRowFocus(options: RowFocusOptions) {
  const { container } = options
  const [active, setActive] = useState<string>()
  const latest = useRef(options)
  latest.current = options
  const goingAt = useRef(0)

  const focusRow = useCallback(
    (id: string) => {
      setActive(id)
      const row = rowOf(container.current, id)
      if (row) return row.focus()
      latest.current.reveal?.(id)
      requestAnimationFrame(() => rowOf(container.current, id)?.focus())
    },
    [container],
  )

  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.defaultPrevented || isTyping(target)) return
      // `g` and a letter lead to another area; the letter is then not meant for the row.
      const isGoing = Date.now() - goingAt.current < 1500
      goingAt.current = event.key === 'g' ? Date.now() : 0
      if (isGoing) return
      const row = target.closest<HTMLElement>('[data-row], [data-head]')
      if (!row) return
      const isInside = target !== row
      const id = row.dataset.row
      if (!isInside && id !== undefined && latest.current.onKey?.(event, id)) return event.preventDefault()
      if (event.altKey || (isInside && (event.key === 'Enter' || event.key === ' '))) return
      const taken =
        id === undefined
          ? headKey(event, row, latest.current, focusRow)
          : rowKey(event, row, id, isInside, latest.current, focusRow)
      if (taken) event.preventDefault()
    },
    [focusRow],
  )

  const onFocus = useCallback((event: FocusEvent) => {
    const id = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row
    if (id !== undefined) setActive(id)
  }, [])

  return { active, focusRow, handlers: { onKeyDown, onFocus } }
}

/** Ids may hold any character, so they are compared and not put into a selector. */
const rowOf = (container: HTMLElement | null, id: string) =>
  [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find((row) => row.dataset.row === id)

const isTyping = (target: HTMLElement) =>
  target.isContentEditable ||
  target.matches('textarea, select, input:not([type="checkbox"]):not([type="radio"])')

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  PageDown: 10,
  PageUp: -10,
}

type FocusRow = (id: string) => void

function headKey(
  event: KeyboardEvent,
  head: HTMLElement,
  { order }: RowFocusOptions,
  focusRow: FocusRow,
): boolean {
  const [first] = order()
  if (event.key === 'ArrowDown' && first !== undefined) return done(focusRow(first))
  return sideways(event, head)
}

function rowKey(
  event: KeyboardEvent,
  row: HTMLElement,
  id: string,
  isInside: boolean,
  options: RowFocusOptions,
  focusRow: FocusRow,
): boolean {
  const { selection, onOpen } = options
  const isCommand = event.ctrlKey || event.metaKey
  if (isCommand) return event.key === 'a' && selection !== undefined && done(selection.add(options.order()))
  const step = steps[event.key]
  if (step !== undefined) return move(event, id, step, options, focusRow)
  switch (event.key) {
    case 'Home':
    case 'End':
      return done(focusRow(options.order().at(event.key === 'Home' ? 0 : -1) ?? id))
    case 'Enter':
      return done(onOpen(id, event))
    case ' ':
    case 'x':
      return selection !== undefined && done(selection.toggle(id))
    case 'Escape':
      if (isInside) return done(row.focus())
      return selection !== undefined && selection.ids.length > 0 && done(selection.clear())
    default:
      return sideways(event, row)
  }
}

const done = (_: unknown) => true

function move(
  event: KeyboardEvent,
  id: string,
  step: number,
  options: RowFocusOptions,
  focusRow: FocusRow,
): boolean {
  const order = options.order()
  const at = order.indexOf(id)
  const next = order[Math.max(0, Math.min(order.length - 1, at + step))]
  if (next === undefined) return false
  // Up from the first row lie the names of the columns, where the order is chosen.
  if (next === id && step === -1)
    return focusAt(stopsOf(options.container.current?.querySelector('[data-head]')), 0)
  if (event.shiftKey) options.selection?.extendTo(next, id, order)
  focusRow(next)
  return true
}

const stopsOf = (row: Element | null | undefined) => [
  ...(row?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled)') ?? []),
]

function focusAt(stops: readonly HTMLElement[], index: number): boolean {
  stops[index]?.focus()
  return stops[index] !== undefined
}

/** Sideways through what a row offers; before the first of it lies the row itself. */
function sideways(event: KeyboardEvent, row: HTMLElement): boolean {
  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return false
  const forward = event.key === (getComputedStyle(row).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
  const stops = stopsOf(row)
  const next = stops.indexOf(event.target as HTMLElement) + (forward ? 1 : -1)
  if (next >= 0) return focusAt(stops, Math.min(next, stops.length - 1))
  if (row.dataset.row !== undefined) row.focus()
  return true
}
