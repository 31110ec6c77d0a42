import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { Suspense } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import AuthRoutes from '../../src/auth/AuthRoutes.tsx'
import { endSession, readSession, startSession } from '../../src/providers/session.ts'

const api = 'http://localhost:3000/api/v1'
const asha = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha Rao' } as const
const calls: string[] = []
const server = setupServer()

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  localStorage.clear()
  calls.length = 0
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(mock.get(`${api}/home/getTxt/public`, () => HttpResponse.json({}, { status: 503 })))
})
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  startSession('reset', asha, [])
  vi.useRealTimers()
})
afterAll(() => server.close())

async function open(path = '/auth/login') {
  history.replaceState(null, '', path)
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <AuthRoutes />
      </Suspense>,
    )
  })
  await screen.findByRole('heading', { level: 1 })
  // The settings are asked for whenever a page opens; the tests are about what the person does.
  server.events.removeAllListeners()
  server.events.on('request:start', ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('/home/getTxt/public')) calls.push(pathname)
  })
}

const signedOut = () => endSession('signed-out')
const login = (answer: () => Response | Promise<Response>) =>
  server.use(mock.post(`${api}/auth/login`, answer))
/** Has sign-in wait for the answer that is given with what this returns, at any time. */
function holdLogin() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  login(() => promise)
  return resolve
}
const name = () => screen.getByLabelText('Email or username')
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

async function fill(authinfo = 'asha', secret = 'linen-thread-9') {
  await userEvent.type(name(), authinfo)
  await userEvent.type(password(), secret)
}

beforeEach(signedOut)

describe('the sign-in page', () => {
  it('starts empty, with names that password managers know', async () => {
    await open()
    expect(name()).toMatchObject({ value: '', autocomplete: 'username' })
    expect(password()).toMatchObject({ value: '', autocomplete: 'current-password', type: 'password' })
    expect(document.title).toBe('Sign in · Atelier')
  })

  it.each(['/login', '/auth/login', '/auth/login-1', '/auth/login-2', '/auth', '/auth/unknown'])(
    'stands at %s',
    async (path) => {
      await open(path)
      expect(submit()).toBeDefined()
    },
  )

  it('signs in and starts the session', async () => {
    const sent: unknown[] = []
    server.use(
      mock.post(`${api}/auth/login`, async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({ sessionToken: 'token', user: { ...asha, permissions: [] } })
      }),
    )
    await open()
    await fill(' asha ')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => readSession()?.token).toBe('token')
    expect(sent).toEqual([{ authinfo: 'asha', password: 'linen-thread-9', deviceToken: null }])
  })

  it('names what is missing, at the input, and goes to the first', async () => {
    await open()
    await userEvent.click(submit())
    expect(name().getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(name().getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Enter your email or username.')
    expect(screen.getByText('Enter your password.')).toBeDefined()
    expect(document.activeElement).toBe(name())
    expect(calls).toEqual([])
  })

  it('says what is wrong until the next attempt, and leads the keyboard there', async () => {
    login(() => HttpResponse.json({ message: 'The name or the password is not right.' }, { status: 401 }))
    await open()
    await fill()
    await userEvent.click(submit())
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('The name or the password is not right.')
    await waitFor(() => expect(document.activeElement).toBe(alert))
    expect(password()).toHaveProperty('value', 'linen-thread-9')
    const answer = holdLogin()
    await userEvent.click(submit())
    expect(screen.queryByRole('alert')).toBeNull()
    await act(async () => answer(HttpResponse.json({}, { status: 401 })))
    await screen.findByRole('alert')
  })

  it('refuses customers in the words of the specification', async () => {
    login(() => HttpResponse.json({ sessionToken: 'token', user: { ...asha, type: 'CUSTOMER' } }))
    await open()
    await fill()
    await userEvent.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid login type')
    expect(Object.keys(localStorage)).toEqual([])
  })

  it('sends once, however often it is pressed', async () => {
    const answer = holdLogin()
    await open()
    await fill()
    await userEvent.click(submit())
    const busy = screen.getByRole('button', { name: 'Signing in…' })
    await userEvent.click(busy)
    await userEvent.click(busy)
    await act(async () => answer(HttpResponse.json({}, { status: 500 })))
    await screen.findByRole('alert')
    expect(calls.filter((path) => path.endsWith('/auth/login'))).toHaveLength(1)
  })

  it('counts the waiting time down while sign-in is throttled', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    login(() =>
      HttpResponse.json({ message: 'Too many attempts.' }, { status: 429, headers: { 'Retry-After': '2' } }),
    )
    await open()
    await fill()
    await userEvent.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts.')
    const waiting = screen.getByRole('button', { name: 'Wait 2 s' })
    await userEvent.click(waiting)
    expect(calls.filter((path) => path.endsWith('/auth/login'))).toHaveLength(1)
    for (const name of ['Wait 1 s', 'Sign in']) {
      vi.setSystemTime(Date.now() + 1000)
      await screen.findByRole('button', { name })
    }
  })

  it('shows the password when asked', async () => {
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveProperty('type', 'password')
  })

  it('takes the Enter that ends a composed word for what it is', async () => {
    await open()
    expect(fireEvent.keyDown(name(), { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(name(), { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(name(), { key: 'Enter' })).toBe(true)
  })

  it.each(['Sign up', 'Google', 'Facebook'])('shows %s, which does nothing at all', async (label) => {
    await open('/auth/login?redirect=%2Fapp')
    const before = {
      html: document.body.innerHTML,
      href: location.href,
      length: history.length,
      stored: { ...localStorage },
    }
    const button = screen.getByRole('button', { name: label })
    await userEvent.click(button)
    expect(document.activeElement).toBe(button)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect({
      html: document.body.innerHTML,
      href: location.href,
      length: history.length,
      stored: { ...localStorage },
    }).toEqual(before)
    expect(calls).toEqual([])
  })

  it('changes its language in place, keeping what was typed', async () => {
    await open()
    await fill('asha', 'x')
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'ja')
    expect(
      (await screen.findByLabelText('メールアドレスまたはユーザー名')) as HTMLInputElement,
    ).toHaveProperty('value', 'asha')
    expect(document.documentElement.lang).toBe('ja')
    await userEvent.selectOptions(screen.getByLabelText('言語'), 'en')
    await screen.findByLabelText('Password')
  })
})

describe('why the person is here again', () => {
  it('is an alert in the words of the catalogue after a refusal', async () => {
    startSession('token', asha, [])
    endSession('refused')
    await open()
    expect(screen.getByRole('alert').textContent).toBe('Authentication FailedPlease login again')
  })

  it.each([
    ['signed-out', 'You are signed out.'],
    ['elsewhere', 'You signed out in another tab.'],
  ] as const)('is said quietly after %s', async (reason, text) => {
    startSession('token', asha, [])
    endSession(reason)
    await open()
    expect(screen.getByRole('status').textContent).toBe(text)
  })
})

describe('caps lock', () => {
  it('is told while it is on, as long as the password is typed', async () => {
    await open()
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true })
    screen.getByText('Caps lock is on.')
    fireEvent.keyUp(password(), { key: 'CapsLock', modifierCapsLock: false })
    expect(screen.queryByText('Caps lock is on.')).toBeNull()
  })
})
