import type { KeyboardEvent } from 'react'
import { itemByKey } from '../../../../src/controls/tree/itemByKey.ts'

/** What a key does in columns: another item takes the focus, the next column opens, or an item is pressed. */
interface ColumnStep {
  readonly focus?: HTMLElement
  readonly open?: { readonly level: number; readonly id: string }
  readonly press?: HTMLElement
}

/** What a key does to the item that has the focus; undefined for one that does nothing. */
export function columnStep(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  root: HTMLElement,
): ColumnStep | undefined {
  const current = (target as HTMLElement).closest<HTMLElement>('[role="treeitem"]')
  const column = current?.parentElement
  if (!current || !column || ctrlKey || metaKey || altKey) return undefined
  const items = itemsOf(column)
  const at = items.indexOf(current)
  const to = (item: HTMLElement | null | undefined) => (item ? { focus: item } : undefined)
  if (key === 'Enter' || key === ' ') return { press: current }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction !== 'rtl')
    const expanded = current.getAttribute('aria-expanded')
    if (!isForward) return to(itemsOf(column.previousElementSibling).find(isExpanded))
    if (expanded === 'true') return to(itemsOf(column.nextElementSibling)[0])
    if (expanded === null || current.ariaDisabled === 'true') return undefined
    return { open: { level: Number(current.ariaLevel) - 1, id: current.dataset.node as string } }
  }
  return to(itemByKey(key, items, at, (item) => item.textContent))
}

const itemsOf = (column: Element | null): HTMLElement[] => [
  ...(column?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []),
]

const isExpanded = (item: HTMLElement) => item.getAttribute('aria-expanded') === 'true'
