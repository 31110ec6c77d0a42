import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

// What becomes true is waited for: a busy machine is no fault (`vitest.config.ts`).
configure({ asyncUtilTimeout: 20_000 })

/** What a page has and jsdom lacks; nothing here answers anything, so a test that depends on layout belongs to e2e. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

const focusable = ['button', 'input', 'select', 'textarea'].map((name) => `${name}:not(:disabled)`).join()

vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}
// What is behind an open dialog can still be reached here, and Escape only cancels it: the rest of being modal belongs to e2e.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  if (this.open) throw new DOMException('The dialog is already open.', 'InvalidStateError')
  const before = document.activeElement
  this.open = true
  ;(this.querySelector<HTMLElement>(focusable) ?? this).focus()
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const isTop = [...document.querySelectorAll('dialog[open]')].at(-1) === this
    if (key !== 'Escape' || !isTop) return
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
  }
  document.addEventListener('keydown', onKeyDown)
  this.addEventListener(
    'close',
    () => {
      document.removeEventListener('keydown', onKeyDown)
      if (before instanceof HTMLElement) before.focus()
    },
    { once: true },
  )
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
window.matchMedia = (media: string) => ({
  media,
  matches: isWideEnough(media),
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

/** Of all queries a page makes only those of the width have an answer here: that of jsdom's window. */
function isWideEnough(media: string): boolean {
  const [, bound, pixels] = /\((min|max)-width: ?([\d.]+)px\)/.exec(media) ?? []
  if (pixels === undefined) return false
  return bound === 'min' ? innerWidth >= Number(pixels) : innerWidth <= Number(pixels)
}

/** react-admin hands MUI 5's props on beside those of MUI 9, and React says so once; nothing is lost. */
const known = /React does not recognize the `?%?s?`? prop on a DOM element/

/**
 * React compares a component that waited with what is drawn in its place later. What has come meanwhile `useFetched` takes at once, and
 * React, which sees no waiting then, holds it for left out; whether it happens is chance.
 */
const notAwaitedAgain = /This library called use\(\) to suspend in a previous render/

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (notAwaitedAgain.test(text)) return
    if (!(known.test(text) && /(InputProps|inputProps|InputLabelProps|inputRef)/.test(text)))
      complaints.push(text)
  })
})

afterEach(() => {
  cleanup()
  const said = complaints
  vi.restoreAllMocks()
  if (said.length > 0) throw new Error(`The test wrote to console.error. It must not.\n${said.join('\n')}`)
})
