import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession } from '../../src/providers/session.ts'
import { Start } from '../../src/shell/start/Start.tsx'
import { signInAs } from './support/showFrame.tsx'

const Authentication = () => <p>Sign in</p>
const Application = () => <p>The shop</p>
const authentication = vi.fn(async () => ({ default: Authentication }))
const application = vi.fn(async () => ({ default: Application }))
const show = () => render(<Start authentication={authentication} application={application} />)

beforeEach(() => {
  endSession('signed-out')
  localStorage.clear()
  authentication.mockClear()
  application.mockClear()
})

describe('the start', () => {
  it('loads only the sign-in half for who has no token', async () => {
    show()
    expect(await screen.findByText('Sign in')).toBeDefined()
    expect(application).not.toHaveBeenCalled()
  })

  it('loads only the application half for who has one', async () => {
    signInAs()
    show()
    expect(await screen.findByText('The shop')).toBeDefined()
    expect(authentication).not.toHaveBeenCalled()
  })

  it('goes over with the session, and makes the application anew for the next one', async () => {
    show()
    act(() => signInAs())
    expect(await screen.findByText('The shop')).toBeDefined()
    act(() => void endSession('signed-out'))
    expect(await screen.findByText('Sign in')).toBeDefined()
    act(() => signInAs())
    expect(await screen.findByText('The shop')).toBeDefined()
    expect(application).toHaveBeenCalledTimes(2)
  })

  it('keeps the application when only the rights of the same person change', async () => {
    signInAs()
    show()
    await screen.findByText('The shop')
    act(() => void localStorage.setItem('auth_roles', '{}'))
    expect(application).toHaveBeenCalledTimes(1)
  })

  it('says in the language of the person that a half did not load', async () => {
    vi.mocked(console.error).mockImplementation(() => {})
    localStorage.setItem('RaStoreAtelier.locale', '"fr"')
    authentication.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain('La page n’a pas pu être chargée.')
    expect(screen.getByRole('button', { name: 'Recharger' })).toBeDefined()
  })
})
