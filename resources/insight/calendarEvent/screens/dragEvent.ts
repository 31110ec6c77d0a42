import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { EventEntry } from '../rules/range.ts'
import { dayAt } from './followPointer.ts'

/** Lets an event be dragged; `grip` is how far below its top it was taken, in pixels. Answers how to end that. */
export const dragEvent = (element: HTMLElement, event: EventEntry): (() => void) =>
  draggable({
    element,
    // Its edge changes how long it lasts.
    canDrag: ({ input: { clientX, clientY } }) =>
      !document.elementFromPoint(clientX, clientY)?.closest('[data-edge]'),
    getInitialData: ({ input: { clientX: x, clientY: y } }) => ({
      calendarEvent: event,
      day: dayAt({ x, y }),
      grip: y - element.getBoundingClientRect().top,
    }),
    onDragStart: () => element.setAttribute('data-dragged', ''),
    onDrop: () => element.removeAttribute('data-dragged'),
  })

export interface DroppedEvent {
  readonly event: EventEntry
  /** The day on which it was taken: of several that it fills, the one under the pointer. */
  readonly day: string
  /** Where its top is now, in pixels of the window. */
  readonly top: number
}

/** Lets events be dropped on a day. Answers how to end that. */
export const takeEvents = (element: HTMLElement, onDrop: (dropped: DroppedEvent) => void): (() => void) =>
  dropTargetForElements({
    element,
    canDrop: ({ source: { data } }) => 'calendarEvent' in data,
    onDragEnter: () => element.setAttribute('data-over', ''),
    onDragLeave: () => element.removeAttribute('data-over'),
    onDrop: ({ source: { data }, location }) => {
      element.removeAttribute('data-over')
      const {
        calendarEvent: event,
        day,
        grip,
      } = data as { calendarEvent: EventEntry; day: string; grip: number }
      onDrop({ event, day, top: location.current.input.clientY - grip })
    },
  })
