import type { KeyboardEvent } from 'react'
import { itemByKey } from './itemByKey.ts'

/** What a key does in a tree: another item takes the focus, one is opened or closed, or one is pressed. */
interface Step {
  readonly id: string
  readonly item?: HTMLElement | undefined
  readonly open?: boolean
  readonly press?: HTMLElement | null
}

/** What a key does to the item that has the focus; undefined for one that does nothing. */
export function stepOf(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  root: HTMLElement,
): Step | undefined {
  const items = [...root.querySelectorAll<HTMLElement>('[role="treeitem"]')]
  const at = items.indexOf(target as HTMLElement)
  const current = items[at]
  if (!current || ctrlKey || metaKey || altKey) return undefined
  const id = current.dataset.node as string
  const level = levelOf(current)
  const to = (item: HTMLElement | undefined) => item && { id, item }
  if (key === 'Enter' || key === ' ') return { id, press: current.firstElementChild as HTMLElement }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction !== 'rtl')
    if (isForward)
      return current.ariaExpanded === 'false'
        ? { id, open: true }
        : to(levelOf(items[at + 1]) > level ? items[at + 1] : undefined)
    if (current.ariaExpanded === 'true') return { id, open: false }
    return to(items.slice(0, at).findLast((item) => levelOf(item) < level))
  }
  return to(itemByKey(key, items, at, (item) => item.firstElementChild?.textContent))
}

const levelOf = (item: HTMLElement | undefined) => Number(item?.ariaLevel ?? 0)
