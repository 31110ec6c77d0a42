import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { I18nContext, memoryStore, StoreContextProvider } from 'ra-core'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import english from '../../i18n/en/auth.ts'
import { AuthPreview } from '../../src/auth/AuthPreview.tsx'
import AuthRoutes from '../../src/auth/AuthRoutes.tsx'
import { authPages } from '../../src/auth/authPages.ts'

const calls: string[] = []
const server = setupServer()
server.events.on('request:start', ({ request }) => calls.push(new URL(request.url).pathname))

beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
beforeEach(() => {
  server.resetHandlers()
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterAll(() => server.close())

async function show(children: ReactNode) {
  await act(async () => {
    render(<Suspense fallback={null}>{children}</Suspense>)
  })
  await screen.findByRole('heading', { level: 1 })
  calls.length = 0
}

async function open(path: string) {
  history.replaceState(null, '', path)
  await show(<AuthRoutes />)
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

describe('the pages before sign-in', () => {
  it.each([
    ['login', 'Sign in'],
    ['login-1', 'Sign in'],
    ['login-2', 'Sign in'],
    ['register-1', 'Create an account'],
    ['register-2', 'Create an account'],
    ['forgot-password', 'Reset your password'],
    ['error-page-1', 'This page does not exist'],
    ['error-page-2', 'Something went wrong'],
  ])('are all there: %s', async (path, title) => {
    await open(`/auth/${path}`)
    expect(heading()).toBe(title)
    expect(screen.getAllByRole('main')).toHaveLength(1)
  })

  it('lead to each other without loading anything, and keep the way back', async () => {
    await open('/auth/login?redirect=%2Fapp%2Fx')
    await userEvent.click(screen.getByText('Forgot your password?'))
    expect(heading()).toBe('Reset your password')
    expect(location.pathname + location.search).toBe('/auth/forgot-password?redirect=%2Fapp%2Fx')
    await userEvent.click(screen.getByText('Back to sign in'))
    expect(location.pathname + location.search).toBe('/auth/login?redirect=%2Fapp%2Fx')
    act(() => history.back())
    await expect.poll(() => heading()).toBe('Reset your password')
  })

  it.each([1, 2])('lead from sign-in to registration and back in the same frame: %i', async (frame) => {
    await open(`/auth/login-${frame}`)
    await userEvent.click(screen.getByText('See the registration form'))
    expect(location.pathname).toBe(`/auth/register-${frame}`)
    await userEvent.click(screen.getByText('Sign in'))
    expect(location.pathname).toBe(`/auth/login-${frame}`)
  })

  it('give the keyboard a place after each step', async () => {
    await open('/auth/register-2')
    await userEvent.click(screen.getByText('Sign in'))
    expect(document.activeElement).not.toBe(document.body)
  })
})

describe('registration', () => {
  const fill = async (email: string, password: string, confirm: string) => {
    await userEvent.type(screen.getByLabelText('Email'), email)
    await userEvent.type(screen.getByLabelText('Password'), password)
    await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
  }

  it('says what is wrong', async () => {
    await open('/auth/register-1')
    await fill('asha', 'short', 'other')
    expect(screen.getByText('Enter an address like name@example.com.')).toBeDefined()
    expect(screen.getByText('Use at least 12 characters.')).toBeDefined()
    expect(screen.getByText('The two passwords differ.')).toBeDefined()
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('does nothing with what is right', async () => {
    await open('/auth/register-1')
    await fill('asha@example.com', 'linen-thread-9', 'linen-thread-9')
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    expect(location.pathname).toBe('/auth/register-1')
    expect(calls).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
  })
})

describe('a forgotten password', () => {
  const continuing = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

  it.each([
    ['a link that is on its way, where the shop sends one', true, english.auth.forgot.sent],
    ['an administrator, where it sends none', false, english.auth.forgot.answer],
  ])('leads to %s', async (_, byMail, told) => {
    const asked: unknown[] = []
    server.use(
      http.post('*/auth/forgotten', async ({ request }) => {
        asked.push(await request.json())
        return HttpResponse.json({ byMail })
      }),
    )
    await open('/auth/forgot-password')
    await userEvent.type(screen.getByLabelText('Email'), 'asha')
    await continuing()
    expect(screen.getByText('Enter an address like name@example.com.')).toBeDefined()
    expect(calls).toEqual([])
    await userEvent.type(screen.getByLabelText('Email'), '@example.com ')
    await continuing()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told))
    expect(asked).toEqual([{ email: 'asha@example.com' }])
  })

  it('that was asked for too often is told so, and what was typed stays', async () => {
    const message = 'Too many attempts. Try again in a few minutes.'
    server.use(http.post('*/auth/forgotten', () => HttpResponse.json({ message }, { status: 429 })))
    await open('/auth/forgot-password')
    await userEvent.type(screen.getByLabelText('Email'), 'asha@example.com')
    await continuing()
    expect((await screen.findByRole('alert')).textContent).toContain(message)
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'asha@example.com')
  })
})

describe('the previews in the application area', () => {
  const translate = (key: string, values: Record<string, unknown> = {}) => {
    const text = key
      .split('.')
      .reduce<unknown>((branch, name) => (branch as Record<string, unknown>)[name], english)
    return String(text).replace(/%\{(\w+)\}/g, (_, name) => String(values[name]))
  }
  const i18n = { translate, changeLocale: async () => {}, getLocale: () => 'en' }

  const preview = (path: string) =>
    show(
      <StoreContextProvider value={memoryStore()}>
        <I18nContext.Provider value={i18n}>
          <MemoryRouter initialEntries={[`/app/${path}`]}>
            <AuthPreview page={authPages[path] as () => ReactNode} />
          </MemoryRouter>
        </I18nContext.Provider>
      </StoreContextProvider>,
    )

  it.each(Object.keys(authPages).filter((path) => !['login', 'invitation'].includes(path)))(
    'look the same and say what they are: %s',
    async (path) => {
      await preview(path)
      expect(screen.getByText(english.auth.preview)).toBeDefined()
      expect(screen.queryByLabelText('Language')).toBeNull()
    },
  )

  it('do not sign in or out', async () => {
    localStorage.setItem('auth_token', 'mine')
    await preview('login-1')
    await userEvent.type(screen.getByLabelText('Email or username'), 'ben')
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}')
    expect(calls).toEqual([])
    expect(localStorage.getItem('auth_token')).toBe('mine')
    expect(screen.queryByText('Signing in…')).toBeNull()
  })

  it('lead to each other below /app', async () => {
    await preview('login-2')
    expect(screen.getByText('See the registration form').getAttribute('href')).toBe('/app/register-2')
  })
})
