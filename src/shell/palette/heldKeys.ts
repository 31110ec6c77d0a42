/** What somebody typed before the palette was there to take it. */
export interface HeldKeys {
  readonly text: string
  /** Whether they pressed Enter at the end. */
  readonly isEntered: boolean
}

let held: HeldKeys = { text: '', isEntered: false }
let stop: (() => void) | undefined

/** Holds what is typed from now on, as the palette's code may be on its way; nothing else gets it meanwhile. Escape calls it off. */
export function holdKeys(onEscape: () => void): void {
  stop?.()
  held = { text: '', isEntered: false }
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey && !isComposing
    if (isLetter) held = { text: held.text + key, isEntered: false }
    else if (key === 'Backspace') held = { text: held.text.slice(0, -1), isEntered: false }
    else if (key === 'Enter') held = { ...held, isEntered: true }
    else if (key === 'Escape') onEscape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('keydown', hold, true)
  stop = () => document.removeEventListener('keydown', hold, true)
}

/** Lets the keys go again, and answers what was typed. */
export function releaseKeys(): HeldKeys {
  stop?.()
  stop = undefined
  const given = held
  held = { text: '', isEntered: false }
  return given
}
