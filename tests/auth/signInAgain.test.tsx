import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http as mock } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
// Fetched by the page when it is wanted; here it is there by then.
import '../../src/auth/SignInAgain.tsx'
import { endSession, readSession, startSession, watchSession } from '../../src/providers/session.ts'
import { Start } from '../../src/shell/start/Start.tsx'

const api = 'http://localhost:3000/api/v1'
const asha = { _id: '7', type: 'ADMIN', username: 'asha', name: 'Asha Rao' } as const
const ben = { _id: '8', type: 'ADMIN', username: 'ben', name: 'Ben' } as const
const server = setupServer()
const reload = vi.fn()
let stop = () => {}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  localStorage.clear()
  reload.mockClear()
  stop = watchSession(reload)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(mock.get(`${api}/home/getTxt/public`, () => HttpResponse.json({}, { status: 503 })))
})
afterEach(() => {
  server.resetHandlers()
  endSession('signed-out')
  stop()
})
afterAll(() => server.close())

function Page() {
  const [text, setText] = useState('')
  return (
    <label>
      Note <input value={text} onChange={(event) => setText(event.target.value)} />
    </label>
  )
}

const note = () => screen.getByLabelText('Note', { selector: 'input' }) as HTMLInputElement
const dialog = () => within(screen.getByRole('dialog', { name: 'Sign in again' }))

/** Somebody has typed into a page when the server ends their session. */
async function interrupted(words = 'You may not do this.') {
  startSession('token', asha, [])
  const authentication = async () => ({ default: () => <p>The sign-in page</p> })
  const application = async () => ({ default: Page })
  await act(async () => {
    render(<Start authentication={authentication} application={application} />)
  })
  await userEvent.type(await screen.findByLabelText('Note'), 'half a sentence')
  // Left here: the dialog takes the focus amid React's work, where user-event would tell of the change.
  act(() => note().blur())
  await act(async () => void endSession('refused', 'token', words))
  await screen.findByRole('dialog', { name: 'Sign in again' }, { timeout: 20_000 })
}

async function signIn(user: typeof asha | typeof ben, name?: string) {
  server.use(
    mock.post(`${api}/auth/login`, () =>
      HttpResponse.json({ sessionToken: 'next', user: { ...user, permissions: [] } }),
    ),
  )
  const field = dialog().getByLabelText('Email or username')
  if (name !== undefined) {
    await userEvent.clear(field)
    await userEvent.type(field, name)
  }
  await userEvent.type(dialog().getByLabelText('Password'), 'linen-thread-9{Enter}')
}

describe('the dialog that asks to sign in again', () => {
  it('stands over the page, tells the catalogue’s words and the true reason, and knows who it is for', async () => {
    await interrupted()
    expect(dialog().getByRole('alert').textContent).toBe(
      'Authentication FailedPlease login againThe server says: You may not do this.',
    )
    expect(dialog().getByText(/^Asha Rao, this page stays/)).toBeDefined()
    expect(dialog().getByLabelText('Email or username')).toHaveProperty('value', 'asha')
    expect(document.activeElement).toBe(dialog().getByLabelText('Password'))
    expect(note().value).toBe('half a sentence')
    expect(readSession()).toBeNull()
    expect(screen.queryByText('The sign-in page')).toBeNull()
    for (const name of ['Sign up', 'Google', 'Facebook'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('says no more where the server said nothing', async () => {
    await interrupted('')
    expect(dialog().getByRole('alert').textContent).toBe('Authentication FailedPlease login again')
  })

  it('goes when the person is back, and what was typed is there', async () => {
    await interrupted()
    await signIn(asha)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(note().value).toBe('half a sentence')
    expect(readSession()?.token).toBe('next')
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves nothing of the page to somebody else', async () => {
    await interrupted()
    await signIn(ben, 'ben')
    await expect.poll(() => reload).toHaveBeenCalledExactlyOnceWith('/')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => note().value).toBe('')
  })

  it('stays at Escape, and leads to the sign-in page where the page is left', async () => {
    await interrupted()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog().getByRole('button', { name: 'Leave the page' }))
    await screen.findByText('The sign-in page')
    expect(screen.queryByLabelText('Note')).toBeNull()
  })

  it('says what is wrong with the password, and keeps the page', async () => {
    await interrupted()
    server.use(
      mock.post(`${api}/auth/login`, () => HttpResponse.json({ message: 'Not right.' }, { status: 401 })),
    )
    await userEvent.type(dialog().getByLabelText('Password'), 'x{Enter}')
    await dialog().findByText('Not right.')
    expect(note().value).toBe('half a sentence')
  })
})
