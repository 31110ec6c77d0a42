import { goesOnWriting, textInputs } from './writing.ts'

/** What the command key is called on this computer. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** `g` and then one of these goes to the route. Unlike titles they are the same in every language. */
export const goKeys: Readonly<Record<string, string>> = {
  h: 'dashboards/default',
  p: 'pages/products/*',
  k: 'pages/categories/*',
  b: 'pages/brand/*',
  o: 'pages/orders-list/*',
  r: 'pages/returns/*',
  u: 'pages/customer/*',
  c: 'pages/coupons/*',
  s: 'pages/setting/*',
}

/** Whether a key press is meant for what has the focus: text is being typed, or a list box is searched by letter. */
export function isTyping(event: Event): boolean {
  const { target } = event
  if (goesOnWriting(event)) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.closest('[role="listbox"], [role="menu"], [role="combobox"]'))
    return true
  return target.matches(`${textInputs}, select`)
}

/** A dialog has the keyboard to itself. */
export const isModal = () =>
  document.querySelector('[role="dialog"][aria-modal="true"], dialog[open]') !== null
