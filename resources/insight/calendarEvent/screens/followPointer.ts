/** Where a pressed pointer is, in pixels of the window. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Followers {
  readonly onMove: (point: Point) => void
  /** Where it was let go; undefined where it was not moved, or Escape or the system took it away. */
  readonly onEnd: (point: Point | undefined) => void
}

/** Below this it was a press, not a drag; in pixels. */
const slack = 5

/** Follows a pointer from where it was pressed until it is let go. What it is let go on is not pressed by that. */
export function followPointer(
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
  { onMove, onEnd }: Followers,
): void {
  let isMoved = false
  let isOver = false
  const listening = new AbortController()
  const { signal } = listening
  const end = (point?: Point) => {
    if (!isOver) onEnd(isMoved ? point : undefined)
    isOver = true
  }
  const release = (point?: Point) => {
    end(point)
    listening.abort()
    if (isMoved) swallowPress()
  }
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      isMoved ||= Math.hypot(x - clientX, y - clientY) >= slack
      if (isMoved && !isOver) onMove({ x, y })
    },
    { signal },
  )
  addEventListener('pointerup', ({ clientX: x, clientY: y }) => release({ x, y }), { signal })
  addEventListener('pointercancel', () => release(), { signal })
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      end()
    },
    { capture: true, signal },
  )
}

/** Where a pointer is let go it also presses, at once or not at all. */
function swallowPress(): void {
  const waiting = new AbortController()
  addEventListener(
    'click',
    (event) => {
      event.stopPropagation()
      event.preventDefault()
    },
    { capture: true, signal: waiting.signal },
  )
  setTimeout(() => waiting.abort())
}

/** The day whose cell is drawn at a point, whatever lies over it: an event of several days is in the cell of its first. */
export const dayAt = ({ x, y }: Point): string | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => (element as HTMLElement).dataset.cell)
    .find((day) => day !== undefined)
