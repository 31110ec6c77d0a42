/** Below an element, flush with its start or end or in its middle; or beside it, at its end. */
export type Placement = 'below-start' | 'below-centre' | 'below-end' | 'beside'

const gap = 8

/** Puts an open panel next to an element and inside the window, mirrored where the page runs from right to left. */
export function placePanel(anchor: HTMLElement, panel: HTMLElement, placement: Placement): void {
  const rect = anchor.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const { offsetWidth, offsetHeight } = panel
  const beside = placement === 'beside'
  // Beside a narrow navigation rather than beside the icon in it.
  const edge = beside ? (anchor.closest('nav') ?? anchor).getBoundingClientRect() : rect
  const left = leftOf(edge, offsetWidth, placement, getComputedStyle(anchor).direction === 'rtl')
  const top = beside ? rect.top + (rect.height - Math.min(offsetHeight, rect.height)) / 2 : rect.bottom + 4
  panel.style.left = `${between(gap, left, clientWidth - offsetWidth - gap)}px`
  panel.style.top = `${between(gap, top, clientHeight - offsetHeight - gap)}px`
  panel.style.maxHeight = `${clientHeight - (beside ? 2 * gap : rect.bottom + 4 + gap)}px`
}

function leftOf(rect: DOMRect, width: number, placement: Placement, mirrored: boolean): number {
  const atLeft = rect.left
  const atRight = rect.right - width
  switch (placement) {
    case 'below-centre':
      return rect.left + (rect.width - width) / 2
    case 'below-start':
      return mirrored ? atRight : atLeft
    case 'below-end':
      return mirrored ? atLeft : atRight
    case 'beside':
      return mirrored ? rect.left - gap - width : rect.right + gap
  }
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high))
