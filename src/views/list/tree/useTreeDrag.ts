import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  type Availability,
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { useEffect, useRef, useState } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import { useListView } from '../ListViewContext.ts'
import { actionsOn } from '../recordActions.ts'
import type { Place } from './place.ts'
import { useTree } from './TreeContext.ts'
import { usePositionField } from './useMove.ts'

/**
 * Lets a row be dragged onto another one, to lie below it, or between two, to stand beside them. Nothing can be dropped into what
 * lies below itself. `edge` is what would happen if the dragged row were dropped on this one now.
 */
export function useTreeDrag(place: Place, path: readonly string[]) {
  const row = useRef<HTMLTableRowElement>(null)
  const [edge, setEdge] = useState<Operation>()
  const { resource, viewer } = useListView()
  const { move, toggle } = useTree()
  const isArranged = usePositionField() !== undefined
  const isMovable = actionsOn(viewer, resource, place.record).move
  const latest = useRef({ place, path, move, toggle })
  latest.current = { place, path, move, toggle }

  useEffect(() => {
    const element = row.current
    if (!element) return
    const fits = (data: Record<string | symbol, unknown>) => {
      const { place: here, path: above } = latest.current
      return (
        typeof data.treeRecord === 'string' &&
        data.treeRecord !== here.record.id &&
        !above.includes(data.treeRecord)
      )
    }
    return combine(
      draggable({
        element,
        canDrag: () => isMovable,
        getInitialData: () => ({
          treeRecord: latest.current.place.record.id,
          record: latest.current.place.record,
        }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => fits(source.data),
        getData: ({ input }) => attachInstruction({}, { element, input, operations: operations(isArranged) }),
        onDrag: ({ self }) => setEdge(extractInstruction(self.data)?.operation),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source, location }) => {
          setEdge(undefined)
          if (location.current.dropTargets[0]?.element !== element) return
          const operation = extractInstruction(self.data)?.operation
          const { place: here, move: moveTo, toggle: open } = latest.current
          const dragged = source.data.record as AnyRecord
          if (operation === 'combine') {
            open(here.record.id, true)
            void moveTo(dragged, here.record.id)
          } else if (operation) {
            const others = here.siblings.filter(({ id }) => id !== dragged.id)
            const at = others.findIndex(({ id }) => id === here.record.id)
            void moveTo(dragged, here.parent, here.siblings, operation === 'reorder-before' ? at : at + 1)
          }
        },
      }),
    )
  }, [isMovable, isArranged])
  return { row, edge }
}

const operations = (isArranged: boolean): Record<Operation, Availability> => {
  const between = isArranged ? 'available' : 'not-available'
  return { combine: 'available', 'reorder-before': between, 'reorder-after': between }
}
