import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useCallback, useRef } from 'react'
import type { AnyRecord, AreaHead } from '../../core/index.ts'
import { recordKey } from '../../providers/recordKey.ts'
import type { Selection } from './useSelection.ts'

export interface RowPress {
  resource: AreaHead
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
    if (target.closest(controls) || String(getSelection())) return
    if (event.shiftKey && selection) return selection.toggleRange(id, order())
    open(row, event)
  }, [])

  const onOpen = useCallback((_: string, event: KeyboardEvent) => {
    const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
    if (row) open(row, event)
  }, [])

  const readAhead = useReadAhead(options.resource)
  const onPointerDown = useCallback(
    (event: PointerEvent<HTMLElement>) => {
      const target = event.target as HTMLElement
      const id = target.closest<HTMLElement>('[data-row]')?.dataset.row
      // A finger that goes down may as well begin to scroll.
      if (id === undefined || event.pointerType !== 'mouse' || event.button !== 0) return
      if (!target.closest(controls) || target.closest('a[data-open]')) readAhead(id)
    },
    [readAhead],
  )

  return { onClick, onOpen, onPointerDown }
}

/** What answers a press itself, so that the row does not. */
const controls = 'a, button, input, select, textarea, label, summary'

/** Reads a record while the button that opens it goes down; its page finds the answer, or the request under way. */
function useReadAhead(resource: AreaHead): (id: string) => void {
  const dataProvider = useDataProvider()
  const queryClient = useQueryClient()
  return useCallback(
    (id: string) =>
      void queryClient.prefetchQuery({
        queryKey: recordKey(resource.path, id),
        queryFn: async ({ signal }) => (await dataProvider.getOne(resource.path, { id, signal })).data,
      }),
    [resource, dataProvider, queryClient],
  )
}

/** Follows the link of the row, so that a press on the row and on its title are one and the same. */
function open(row: HTMLElement, event: { ctrlKey: boolean; metaKey: boolean; button?: number }) {
  const link = row.querySelector<HTMLAnchorElement>('a[data-open]')
  if (!link) return
  if (event.ctrlKey || event.metaKey || event.button === 1) window.open(link.href, '_blank', 'noopener')
  else link.click()
}
