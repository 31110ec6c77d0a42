import { act, render, screen } from '@testing-library/react'
import { CoreAdminContext, type I18nProvider } from 'ra-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionNotice } from '../../src/shell/notices/ConnectionNotice.tsx'
import { VersionNotice } from '../../src/shell/notices/VersionNotice.tsx'

const i18nProvider: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => {},
  getLocale: () => 'en',
}
const inAdmin = (notice: React.ReactNode) =>
  render(<CoreAdminContext i18nProvider={i18nProvider}>{notice}</CoreAdminContext>)
const page = (script: string) =>
  `<html><head><script type="module" crossorigin src="${script}"></script></head></html>`

describe('the notice of a lost connection', () => {
  it('stands as long as there is none', () => {
    inAdmin(<ConnectionNotice />)
    expect(screen.getByRole('status').textContent).toBe('')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByRole('status').textContent).toBe('shell.notices.offline')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('status').textContent).toBe('')
  })
})

describe('the notice of a new version', () => {
  const answer = vi.fn<() => Promise<Response>>()
  const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000))

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', answer)
    document.head.innerHTML = '<script type="module" src="/assets/index-a1.js"></script>'
    answer.mockReset()
    inAdmin(<VersionNotice every={60_000} />)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.head.innerHTML = ''
  })

  it('comes when the page names another script, and leaves the loading to the person', async () => {
    answer.mockResolvedValue(new Response(page('/assets/index-b2.js')))
    await minute()
    expect(screen.getByRole('status').textContent).toContain('shell.notices.newVersion')
    expect(screen.getByRole('button', { name: 'shell.notices.reload' })).toBeDefined()
    await minute()
    expect(answer).toHaveBeenCalledTimes(1)
  })

  it('comes when only a later script is another', async () => {
    document.head.innerHTML += '<script type="module" src="/assets/start-a1.js"></script>'
    answer.mockResolvedValue(new Response(`${page('/assets/index-a1.js')}${page('/assets/start-b2.js')}`))
    await minute()
    expect(screen.getByRole('status').textContent).toContain('shell.notices.newVersion')
  })

  it.each([
    ['the same script', () => Promise.resolve(new Response(page('/assets/index-a1.js')))],
    ['an error', () => Promise.resolve(new Response('', { status: 503 }))],
    ['something else', () => Promise.resolve(new Response('<html></html>'))],
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('does not come for %s', async (_what, result) => {
    answer.mockImplementation(result)
    await minute()
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
