import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element'

/** Moves what scrolls on while something of the board is held near its edge: `cards` a column with its cards, `columns` the board with both. Answers how to end that. */
export const scrollWhileDragging = (element: HTMLElement, along: 'cards' | 'columns') =>
  autoScrollForElements({
    element,
    canScroll: ({ source: { data } }) =>
      'boardCard' in data || (along === 'columns' && 'boardColumn' in data),
    getAllowedAxis: () => (along === 'cards' ? 'vertical' : 'horizontal'),
  })

/** Lets a card be taken by the mouse, and others be dropped before or behind it. Answers how to end that. */
export function dragCard(
  element: HTMLElement,
  card: string,
  onDrop: (card: string, isBefore: boolean) => void,
) {
  const isBefore = (clientY: number) => {
    const { top, height } = element.getBoundingClientRect()
    return clientY < top + height / 2
  }
  const mark = (clientY: number | undefined) => {
    if (clientY === undefined) element.removeAttribute('data-edge')
    else element.setAttribute('data-edge', isBefore(clientY) ? 'before' : 'behind')
  }
  return combine(
    draggable({
      element,
      getInitialData: () => ({ boardCard: card }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) => typeof data.boardCard === 'string' && data.boardCard !== card,
      onDrag: ({ location }) => mark(location.current.input.clientY),
      onDragLeave: () => mark(undefined),
      onDrop: ({ source: { data }, location }) => {
        mark(undefined)
        onDrop(data.boardCard as string, isBefore(location.current.input.clientY))
      },
    }),
  )
}

/** Lets a column be taken by its head where it may be moved (`isDragged`), cards be dropped at its end, and other columns before or after it. Answers how to end that. */
export function dragColumn(
  element: HTMLElement,
  head: HTMLElement,
  column: string,
  isDragged: boolean,
  on: { readonly card: (card: string) => void; readonly column: (column: string, isBefore: boolean) => void },
) {
  const isBefore = (clientX: number) => {
    const { left, width } = element.getBoundingClientRect()
    return clientX < left + width / 2 === (document.documentElement.dir !== 'rtl')
  }
  const unmark = () => {
    element.removeAttribute('data-over')
    element.removeAttribute('data-edge')
  }
  return combine(
    draggable({
      element,
      dragHandle: head,
      canDrag: () => isDragged,
      getInitialData: () => ({ boardColumn: column }),
      onDragStart: () => element.setAttribute('data-dragged', ''),
      onDrop: () => element.removeAttribute('data-dragged'),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source: { data } }) =>
        'boardCard' in data || ('boardColumn' in data && data.boardColumn !== column),
      onDrag: ({ source: { data }, location }) => {
        if ('boardCard' in data) element.setAttribute('data-over', '')
        else element.setAttribute('data-edge', isBefore(location.current.input.clientX) ? 'before' : 'behind')
      },
      onDragLeave: unmark,
      onDrop: ({ source: { data }, location, self }) => {
        unmark()
        // A card under the pointer has taken it.
        if (location.current.dropTargets[0]?.element !== self.element) return
        if (typeof data.boardCard === 'string') on.card(data.boardCard)
        else on.column(data.boardColumn as string, isBefore(location.current.input.clientX))
      },
    }),
  )
}
