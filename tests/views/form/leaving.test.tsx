import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft } from '../../../src/providers/drafts.ts'
import { endSession } from '../../../src/providers/session.ts'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'
import { maker, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const shopWith = (changes: object = {}) =>
  fakeShop(registry, { maker: [{ id: idOf(1), name: 'Atelier', slug: 'atelier', active: true, ...changes }] })

async function type(options: Partial<Parameters<typeof renderForm>[0]> = {}) {
  const rendered = renderForm({ resource: maker, id: idOf(1), shop: shopWith(), ...options })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await rendered.person.type(name, ' & Co')
  return { ...rendered, name }
}

/** Asks the page, as a closing tab does; true where it wants to be asked about. */
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

describe('the guard of unsaved changes', () => {
  it('asks before a link leads away, lists what would be lost, and stays', async () => {
    const { navigate, person, place, name } = await type()
    navigate('/app/pages/maker')
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(dialog.textContent).toContain('Name')
    await person.click(screen.getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(place.pathname).toContain(idOf(1))
    expect(name.value).toBe('Atelier & Co')
  })

  it('asks before Back leads away, and lets go', async () => {
    const { navigate, person, place } = await type()
    navigate(-1)
    await person.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(place.pathname).toBe('/app/before'))
    expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeUndefined()
  })

  it('asks before another record whose address begins like this one', async () => {
    const { navigate } = await type()
    navigate(`/app/pages/maker/${idOf(1)}2`)
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('asks before the tab is closed', async () => {
    const { person } = await type()
    expect(closeTab()).toBe(true)
    await person.click(screen.getByRole('button', { name: 'Discard' }))
    expect(closeTab()).toBe(false)
  })

  it('asks nothing where nothing was changed', async () => {
    const { navigate, place } = renderForm({ resource: maker, id: idOf(1), shop: shopWith() })
    await screen.findByLabelText(/^Name/)
    expect(closeTab()).toBe(false)
    navigate('/app/pages/maker')
    await waitFor(() => expect(place.pathname).toBe('/app/pages/maker'))
  })

  it('asks nothing after a save', async () => {
    const { navigate, person, place } = await type()
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    expect(closeTab()).toBe(false)
    navigate('/app/pages/maker')
    await waitFor(() => expect(place.pathname).toBe('/app/pages/maker'))
  })

  it('lets a session that has ended lead to sign-in, with the draft kept', async () => {
    const { navigate, place } = await type()
    await waitFor(() => expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeDefined())
    act(() => void endSession('refused'))
    expect(closeTab()).toBe(false)
    navigate('/auth/login')
    await waitFor(() => expect(place.pathname).toBe('/auth/login'))
    expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeDefined()
  })
})

describe('the draft of an interrupted form', () => {
  /** Types, and lets the page die without asking. */
  async function crash() {
    const { unmount } = await type()
    await waitFor(() => expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeDefined())
    unmount()
  }

  it('is offered to the same person, and restored', async () => {
    await crash()
    const { person } = renderForm({ resource: maker, id: idOf(1), shop: shopWith() })
    expect(await screen.findByText(/There are unsaved changes to this maker/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Atelier')
    await person.click(screen.getByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Atelier & Co')
    expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toContain('Name')
  })

  it('is not offered to anybody else', async () => {
    await crash()
    renderForm({ resource: maker, id: idOf(1), shop: shopWith(), user: 'u2' })
    await screen.findByLabelText(/^Name/)
    expect(screen.queryByText(/There are unsaved changes/)).toBeNull()
  })

  it('is gone once it was declined', async () => {
    await crash()
    const { person, unmount } = renderForm({ resource: maker, id: idOf(1), shop: shopWith() })
    await person.click(await screen.findByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(/There are unsaved changes/)).toBeNull()
    unmount()
    expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeUndefined()
  })

  it('is gone once it was saved', async () => {
    const { person, unmount } = await type()
    await waitFor(() => expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeDefined())
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull())
    unmount()
    expect(readDraft({ user: 'u1', resource: 'maker', id: idOf(1) })).toBeUndefined()
  })

  it('leaves alone what others have saved since in other fields', async () => {
    await crash()
    const { person } = renderForm({
      resource: maker,
      id: idOf(1),
      shop: shopWith({ version: 2, active: false }),
    })
    await person.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Atelier & Co')
    expect(screen.getByLabelText<HTMLInputElement>('Active').checked).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks what holds where others have changed the same since', async () => {
    await crash()
    const { person } = renderForm({
      resource: maker,
      id: idOf(1),
      shop: shopWith({ version: 2, name: 'Atelier Ltd' }),
    })
    await person.click(await screen.findByRole('button', { name: 'Restore' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Atelier Ltd')
  })

  it('of a new record is offered on the form of a new record', async () => {
    const { unmount } = await type({ id: undefined } as never)
    await waitFor(() => expect(readDraft({ user: 'u1', resource: 'maker', id: 'new' })).toBeDefined())
    unmount()
    const { person } = renderForm({ resource: maker })
    await person.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe(' & Co')
  })
})
