import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { Suspense } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import AuthRoutes from '../../src/auth/AuthRoutes.tsx'

const sent: unknown[] = []
const server = setupServer(
  http.post('*/auth/invitation', async ({ request }) => {
    const body = (await request.json()) as { token: string; password?: string }
    sent.push(body)
    if (body.token !== 'good')
      return HttpResponse.json({ message: 'Not there', code: 'not-found' }, { status: 404 })
    if (body.password === 'welcome-welcome')
      return HttpResponse.json(
        { message: 'Check', errors: { password: 'This password is easy to guess.' } },
        { status: 422 },
      )
    return HttpResponse.json({ name: 'Ines', email: 'ines@shop.test', passwordLength: 12 })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
})
afterAll(() => server.close())

async function open(token: string) {
  history.replaceState(null, '', `/auth/invitation#${token}`)
  await act(async () => {
    render(
      <Suspense fallback={null}>
        <AuthRoutes />
      </Suspense>,
    )
  })
}

async function choose(password: string, again = password) {
  const [first, second] = [
    await screen.findByLabelText('New password'),
    screen.getByLabelText('The same once more'),
  ]
  await userEvent.clear(first)
  await userEvent.type(first, password)
  await userEvent.clear(second)
  await userEvent.type(second, again)
  await userEvent.click(screen.getByRole('button', { name: 'Save password' }))
}

describe('an invitation', () => {
  it('says whose it is and lets that person choose a password', async () => {
    await open('good')
    expect(await screen.findByText(/Ines, this is how you will sign in: ines@shop.test/)).toBeDefined()
    await choose('seven lamps on a pier')
    expect(await screen.findByText('Your password is saved. You can sign in now.')).toBeDefined()
    expect(sent.at(-1)).toEqual({ token: 'good', password: 'seven lamps on a pier' })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/auth/login')
  })

  it('sends nothing for a password that is short or typed differently', async () => {
    await open('good')
    await choose('short', 'other')
    expect(screen.getByText('Use at least 12 characters.')).toBeDefined()
    expect(screen.getByText('The two passwords differ.')).toBeDefined()
    expect(sent).toEqual([{ token: 'good' }])
  })

  it('shows at the field why the server refuses a password', async () => {
    await open('good')
    await choose('welcome-welcome')
    expect(await screen.findByText('This password is easy to guess.')).toBeDefined()
  })

  it('that was used says so and offers no form', async () => {
    await open('used')
    expect(await screen.findByText(/has been used or is no longer valid/)).toBeDefined()
    expect(screen.queryByLabelText('New password')).toBeNull()
  })
})
