import { type KeyboardEvent, type MouseEvent, useCallback, useRef } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { Selection } from './useSelection.ts'

export interface RowPress {
  find: (id: string) => AnyRecord | undefined
  selection: Selection | undefined
  order: () => readonly string[]
  /** Opens the menu of a record beside its button. */
  onMenu: (record: AnyRecord, button: HTMLElement) => void
}

/**
 * What pressing a row does: its box picks it (with Shift all from the last one), its button opens its menu, links and cells of the
 * area do what they do, and the rest of the row opens the record, in a new tab with Ctrl, ⌘ or the middle button.
 */
export function useRowPress(options: RowPress) {
  const latest = useRef(options)
  latest.current = options

  const onClick = useCallback((event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const row = target.closest<HTMLElement>('[data-row]')
    const id = row?.dataset.row
    if (!row || id === undefined || event.button === 2) return
    const { selection, order, find, onMenu } = latest.current
    const record = find(id)
    const button = target.closest<HTMLElement>('[data-menu]')
    if (button) return record && onMenu(record, button)
    if (target.matches('input[type="checkbox"][aria-label]'))
      return event.shiftKey ? selection?.toggleRange(id, order()) : selection?.toggle(id)
    if (target.closest('a, button, input, select, textarea, label, summary') || String(getSelection())) return
    if (event.shiftKey && selection) return selection.toggleRange(id, order())
    open(row, event)
  }, [])

  const onOpen = useCallback((_: string, event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (row) open(row, event)
  }, [])

  return { onClick, onOpen }
}

/** Follows the link of the row, so that a press on the row and on its title are one and the same. */
function open(row: HTMLElement, event: { ctrlKey: boolean; metaKey: boolean; button?: number }) {
  const link = row.querySelector<HTMLAnchorElement>('a[data-open]')
  if (!link) return
  if (event.ctrlKey || event.metaKey || event.button === 1) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
