/** How long (ms) a press waits for what answers it. */
const wait = 5000

let last: { readonly event: KeyboardEvent; readonly path: string } | undefined

/** Remembers a press, as the code that answers it may be on its way. */
export function keepPress(event: KeyboardEvent): void {
  last = { event, path: location.pathname }
}

/** Whether a press is heard by what came after it. */
export const isLate = ({ eventPhase }: Event) => eventPhase === Event.NONE

/**
 * Hears the keys of the document, and as well the one that was pressed last, where nobody took it and the page is still the same: whoever
 * is quick presses it before what answers is there. Answers how to end it.
 */
export function hearKeys(hear: (event: KeyboardEvent) => void): () => void {
  document.addEventListener('keydown', hear)
  if (
    last &&
    !last.event.defaultPrevented &&
    last.path === location.pathname &&
    performance.now() - last.event.timeStamp < wait
  )
    hear(last.event)
  return () => document.removeEventListener('keydown', hear)
}
