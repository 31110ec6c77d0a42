import { lastPress } from '../shortcuts/hearKeys.ts'

/**
 * Keeps the place of whoever works by keyboard: a browser forgets it where what has the focus goes, or takes no press for a while. What
 * was only off has the focus again; of what is gone the nearest thing around it that takes the focus, or the heading of the page, which
 * a screen reader then reads. Nothing where somebody presses elsewhere, or where a page leads on by itself. It comes later than the page:
 * what was pressed before and has lost the focus since counts as well. Answers how to stop.
 */
export function keepFocus(): () => void {
  const { body } = document
  const isNowhere = () => document.activeElement === body
  const early = isNowhere() ? lastPress?.event : undefined
  let around = ancestors(early?.target ?? document.activeElement)
  let wasOff = early !== undefined
  let frame = 0

  const forget = () => {
    around = []
  }
  const note = ({ target }: Event) => {
    wasOff = false
    around = ancestors(target)
  }
  const lead = () => {
    const [last] = around
    if (!last || !isNowhere()) return
    const place = last.isConnected
      ? last
      : (around.find(takesFocus) ?? document.querySelector<HTMLElement>('main h1'))
    place?.focus({ preventScroll: true })
  }
  const look = () => {
    const [last] = around
    if (last?.matches(':disabled') && last.isConnected) wasOff = true
    else if (last && isNowhere() && (wasOff || !last.isConnected)) {
      cancelAnimationFrame(frame)
      // What the page itself does with the focus comes first: it knows better.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(lead)
      })
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget, true)
  look()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget, true)
  }
}

/** An element with all that it stands in below the body, from the inside. */
function ancestors(target: EventTarget | null): readonly HTMLElement[] {
  const all: HTMLElement[] = []
  for (let each = target as HTMLElement | null; each && each !== document.body; each = each.parentElement)
    all.push(each)
  return all
}

const takesFocus = (element: Element) =>
  element.isConnected && element.matches('[tabindex], dialog') && !element.matches('main, :disabled')
