/**
 * Holds back the forms in `root` until their code is there: the browser itself would put what was typed into an address and load it.
 */
export function holdForms(root: HTMLElement): void {
  root.onsubmit = (event) => {
    event.preventDefault()
    root.dataset.sent = ''
  }
}

/** Leaves the forms around `element` to their code, and tells whether one was sent before. */
export function releaseForms(element: Element | null): boolean {
  const root = element?.closest<HTMLElement>('#root')
  if (!root) return false
  const wasSent = root.dataset.sent !== undefined
  root.onsubmit = null
  delete root.dataset.sent
  return wasSent
}

/** Puts the keyboard into the first field, unless somebody has chosen another place, or it is a phone's and would cover the page. */
export function enterFirstField(within: ParentNode | null): void {
  const isFree = document.activeElement === null || document.activeElement === document.body
  if (isFree && matchMedia('(pointer: fine)').matches) within?.querySelector('input')?.focus()
}
