/** How long (ms) a press waits for what answers it. */
const wait = 5000

/** The press that was the last one, and on which page. */
export let lastPress: { readonly event: KeyboardEvent; readonly path: string } | undefined

/** Remembers a press, as the code that answers it may be on its way. */
export function keepPress(event: KeyboardEvent): void {
  lastPress = { event, path: location.pathname }
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
    lastPress &&
    !lastPress.event.defaultPrevented &&
    lastPress.path === location.pathname &&
    performance.now() - lastPress.event.timeStamp < wait
  )
    hear(lastPress.event)
  return () => document.removeEventListener('keydown', hear)
}
