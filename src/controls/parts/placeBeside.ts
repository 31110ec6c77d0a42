/** Pixels that stay free at the edges of the window. */
const edge = 8
const distance = 4

/**
 * Puts a fixed panel below an element, or above it where there is more room or it is wanted there; from where the element starts, inside the window. Its
 * styles take the room there is from `--room` and the width of the element from `--anchor`.
 */
export function placeBeside(anchor: Element, panel: HTMLElement, wantsAbove = false): void {
  const { left, right, top, bottom, width } = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  panel.style.setProperty('--anchor', `${width}px`)
  panel.style.removeProperty('--room')
  const { offsetWidth, offsetHeight } = panel
  const below = clientHeight - bottom - distance - edge
  const above = top - distance - edge
  const isAbove = wantsAbove ? above >= offsetHeight : below < offsetHeight && above > below
  const room = Math.max(isAbove ? above : below, 0)
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - offsetWidth : left
  panel.style.setProperty('--room', `${room}px`)
  panel.style.left = `${Math.max(edge, Math.min(start, clientWidth - offsetWidth - edge))}px`
  panel.style.top = `${isAbove ? top - distance - Math.min(offsetHeight, room) : bottom + distance}px`
}
