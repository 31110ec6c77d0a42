import { act } from '@testing-library/react'
import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { locales } from '../../src/core/locale.ts'
import { prerenderSignIn } from '../../start/browser/prerender.tsx'

const server = setupServer(
  mock.get('http://localhost:3000/api/v1/home/getTxt/public', () => HttpResponse.json({}, { status: 503 })),
)

/** The start as the browser has it: with nothing in common with what has drawn the page. */
async function freshStart() {
  vi.resetModules()
  return (await import('../../src/shell/start/Start.tsx')).Start
}

beforeAll(() => server.listen())
beforeEach(() => {
  localStorage.clear()
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => history.replaceState(null, '', '/app'))
afterAll(() => server.close())

const authentication = () => import('../../src/auth/AuthRoutes.tsx')
const application = () => Promise.reject(new Error('Nobody is signed in.'))

// Every warning of React's is on the console, and a test that writes there fails (tests/support/dom.ts).
describe('the prerendered sign-in page', () => {
  it.each(locales)('is taken over by React in %s as it is', async (locale) => {
    const { html, title } = await prerenderSignIn(locale)
    localStorage.setItem('RaStoreAtelier.locale', JSON.stringify(locale))
    history.replaceState(null, '', '/auth/login?redirect=%2Fapp%2Fpages%2Ffaq')
    const root = document.getElementById('root') as HTMLElement
    root.innerHTML = html
    const field = root.querySelector('input') as HTMLInputElement
    field.value = 'asha'
    const Start = await freshStart()
    const recovered: unknown[] = []
    const product = (
      <StrictMode>
        <Start authentication={authentication} application={application} />
      </StrictMode>
    )
    const page = hydrateRoot(root, product, { onRecoverableError: (error) => recovered.push(error) })
    const isTaken = () => Object.keys(field).some((key) => key.startsWith('__reactProps'))
    await expect
      .poll(async () => {
        await act(async () => {})
        return isTaken()
      })
      .toBe(true)
    expect(root.querySelector('input')).toBe(field)
    expect(field.value).toBe('asha')
    expect(root.querySelector('h1')?.textContent).toBe(title)
    expect(root.querySelector('a')?.getAttribute('href')).toContain('?redirect=')
    expect(recovered).toEqual([])
    act(() => page.unmount())
  })

  it('leaves the address and the storage of whoever draws it as they were', async () => {
    await prerenderSignIn('fr')
    expect([location.pathname, localStorage.length]).toEqual(['/app', 0])
  })
})
