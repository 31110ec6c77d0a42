/**
 * Keeps the place of whoever works by keyboard: a browser forgets it where what has the focus goes, or takes no press for a while. What
 * was only off has the focus again; of what is gone the nearest thing around it that takes the focus, or the heading of the page, which
 * a screen reader then reads. Nothing where somebody presses elsewhere, or where a page leads on by itself. Answers how to stop.
 */
export function keepFocus(): () => void {
  const { body } = document
  let around = ancestors(document.activeElement)
  let wasOff = false
  let frame = 0

  const isNowhere = () => document.activeElement === body
  const forget = () => {
    around = []
  }
  const note = ({ target }: Event) => {
    wasOff = false
    around = ancestors(target as Element)
  }
  const lead = () => {
    const [last] = around
    if (!last || !isNowhere()) return
    const place = last.isConnected ? last : (around.find(takesFocus) ?? document.querySelector('main h1'))
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  const look = () => {
    const [last] = around
    if (!last) return
    if (last.isConnected && last.matches(':disabled')) {
      wasOff = true
      return
    }
    if (!isNowhere() || (last.isConnected && !wasOff)) return
    cancelAnimationFrame(frame)
    // What the page itself does with the focus comes first: it knows better.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(lead)
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', note)
  document.addEventListener('pointerdown', forget, true)
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    document.removeEventListener('focusin', note)
    document.removeEventListener('pointerdown', forget, true)
  }
}

/** An element with all that it stands in below the body, from the inside. */
function ancestors(element: Element | null): readonly Element[] {
  const all: Element[] = []
  for (let each = element; each && each !== document.body; each = each.parentElement) all.push(each)
  return all
}

const takesFocus = (element: Element) =>
  element.isConnected && element.matches('[tabindex], dialog') && !element.matches('main, :disabled')
