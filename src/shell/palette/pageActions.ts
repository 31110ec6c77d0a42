/** A button or link of the page that is shown. */
export interface PageAction {
  readonly name: string
  press(): void
}

/** What stands at the end of the page's heading, by what it is called: just what this person is offered on this page now. */
export function pageActions(place: HTMLElement | null): readonly PageAction[] {
  const offered = place?.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]') ?? []
  const named = [...offered].flatMap((element) => {
    const name = nameOf(element)
    return name === '' ? [] : [{ name, press: () => pressed(element) }]
  })
  return [...new Map(named.map((action) => [action.name, action])).values()]
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label')
  if (label) return label
  const shown = element.cloneNode(true) as HTMLElement
  for (const silent of shown.querySelectorAll('[aria-hidden="true"], svg')) silent.remove()
  return shown.textContent?.trim() ?? ''
}

/** Once the palette has given the focus back, so that what opens gives it back to its own button. */
function pressed(element: HTMLElement): void {
  setTimeout(() => {
    element.focus()
    element.click()
  })
}
