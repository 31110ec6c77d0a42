import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'

/** What is dragged, and what becomes of it. */
export interface TileDrag {
  readonly name: string
  /** Tiles are dragged within their part of the board. */
  readonly part: string
  readonly onDragged: (isDragged: boolean) => void
  readonly onOver: (isOver: boolean) => void
  /** Another tile of the part was dropped here. */
  readonly onDrop: (name: string) => void
}

/** Lets the place of a tile be dragged onto that of another one; answers how to end that. */
export function dragTile(
  element: HTMLElement,
  { name, part, onDragged, onOver, onDrop }: TileDrag,
): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ tile: name, part }),
      onDragStart: () => onDragged(true),
      onDrop: () => onDragged(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) => data.part === part && data.tile !== name,
      onDragEnter: () => onOver(true),
      onDragLeave: () => onOver(false),
      onDrop: ({ source }) => {
        onOver(false)
        onDrop(source.data.tile as string)
      },
    }),
  )
}
