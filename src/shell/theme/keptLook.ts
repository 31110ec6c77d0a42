import { readPreference, writePreference } from '../../providers/preferences.ts'

/** Under which preference the style sheet of the shop's look is kept, so that the next visit has it before anything is painted. */
const key = 'look'

/** The style sheet of the shop's look as it was the last time; empty where it had none. */
export function keptLook(): string {
  const css = readPreference(key)
  return typeof css === 'string' ? css : ''
}

/** Keeps a style sheet for the next visit. */
export const storeLook = (css: string): void => writePreference(key, css)

/** Lays a style sheet over those of the page; none is taken away again by an empty one. */
export function layOver(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Shows a picture in the tab of the page; the product's own for null. */
export function showIcon(icon: string | undefined): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  const wanted = icon ?? '/logo.svg'
  // Set anew, it would be asked for anew.
  if (link && link.getAttribute('href') !== wanted) link.href = wanted
}
