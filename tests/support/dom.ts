import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'

/** What a page has and jsdom lacks; nothing here answers anything, so a test that depends on layout belongs to e2e. */
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('IntersectionObserver', Observer)
vi.stubGlobal('scrollTo', () => {})
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.scrollTo ??= () => {}
URL.createObjectURL ??= () => 'blob:test'
URL.revokeObjectURL ??= () => {}
window.matchMedia ??= (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})

/** react-admin hands MUI 5's props on beside those of MUI 9, and React says so once; nothing is lost. */
const known = /React does not recognize the `?%?s?`? prop on a DOM element/

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
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
