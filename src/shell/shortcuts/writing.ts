/** How long (ms) after a letter the next one belongs to it. */
const flow = 1000

/** The inputs that take letters. */
export const textInputs = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea'

let wroteAt = Number.NEGATIVE_INFINITY

/**
 * Whether a press without a place goes on with what was written just now in a field: the field has gone or lost the focus, and nobody did it
 * with a press of their own. What was meant for a text must not be taken for a command.
 */
export const goesOnWriting = ({ target, timeStamp }: Event): boolean =>
  target === document.body && timeStamp - wroteAt < flow

/** Follows who writes; answers how to stop. */
export function followWriting(): () => void {
  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const isInField =
      event.target instanceof Element && event.target.matches(`${textInputs}, [contenteditable]`)
    wroteAt = isLetter && (isInField || goesOnWriting(event)) ? event.timeStamp : Number.NEGATIVE_INFINITY
  }
  const forget = () => {
    wroteAt = Number.NEGATIVE_INFINITY
  }
  document.addEventListener('keydown', onKey, true)
  document.addEventListener('pointerdown', forget, true)
  return () => {
    document.removeEventListener('keydown', onKey, true)
    document.removeEventListener('pointerdown', forget, true)
  }
}
