import { type DragEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { TreeNode } from './nodes.ts'

/** Where a node goes: by one place among its own, into the one before it, out of the one above it, or to another node. */
export type Way =
  | { readonly by: 'up' | 'down' | 'in' | 'out' }
  | { readonly by: 'before' | 'into' | 'after'; readonly to: string }

/** Moves a node; answers what it lies below then, null for the top, undefined where it cannot go there. */
export type MoveNode = (id: string, way: Way) => string | null | undefined

/** What of a line under the pointer lays a node before it, and after it; what is between lays it below it. */
const edge = 0.25

/** How nodes of a tree are moved: dragged by the pointer, or by Alt with the arrows. The moved one keeps the focus. */
export function useTreeMove(
  root: RefObject<HTMLElement | null>,
  onMove: MoveNode | undefined,
  open: (id: string) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<{ id: string; place: 'before' | 'into' | 'after' }>()
  const move = (id: string, way: Way) => {
    const above = onMove?.(id, way)
    if (above === undefined) return
    if (above !== null) open(above)
    requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus(),
    )
  }
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const id = (event.target as HTMLElement).dataset.node
    if (!onMove || !event.altKey || id === undefined) return false
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl'
    const by = (
      {
        ArrowUp: 'up',
        ArrowDown: 'down',
        ArrowRight: isTurned ? 'out' : 'in',
        ArrowLeft: isTurned ? 'in' : 'out',
      } as const
    )[event.key]
    if (!by) return false
    event.preventDefault()
    move(id, { by })
    return true
  }
  const dragOf = (node: TreeNode) => {
    if (!onMove || node.disabled) return {}
    return {
      draggable: true,
      'data-drop': over?.id === node.id ? over.place : undefined,
      onDragStart: (event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', node.title)
        setDragged(node.id)
      },
      onDragOver: (event: DragEvent<HTMLElement>) => {
        if (dragged === undefined || dragged === node.id) return
        event.preventDefault()
        const { top, height } = event.currentTarget.getBoundingClientRect()
        const at = (event.clientY - top) / height
        const place = at < edge ? 'before' : at > 1 - edge ? 'after' : 'into'
        if (over?.id !== node.id || over.place !== place) setOver({ id: node.id, place })
      },
      onDragLeave: () => setOver(undefined),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        if (dragged !== undefined && over) move(dragged, { by: over.place, to: over.id })
        setOver(undefined)
      },
      onDragEnd: () => {
        setDragged(undefined)
        setOver(undefined)
      },
    }
  }
  return { onKeyDown, dragOf }
}
