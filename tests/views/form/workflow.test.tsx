import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeShop, idOf, refusal } from './fakeShop.ts'
import { expectRefusals, renderForm } from './renderForm.tsx'
import { letter, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const shopWith = (status: string) =>
  fakeShop(registry, { letter: [{ id: idOf(1), subject: 'Hello', body: null, reason: null, status }] })

describe('the workflow of a record', () => {
  it('offers the next steps that the server lists, and takes them at once', async () => {
    const { person, shop } = renderForm({ resource: letter, id: idOf(1), shop: shopWith('draft') })
    await person.click(await screen.findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(shop.records('pages/letter')[0]?.status).toBe('open'))
    expect(shop.calls('transition')[0]?.params).toMatchObject({ name: 'send', version: 1 })
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull())
    expect(within(screen.getByTestId('actions')).getByText('Open')).toBeTruthy()
  })

  it('asks what a step needs to know, with a verb and a noun on its button', async () => {
    const { person, shop } = renderForm({ resource: letter, id: idOf(1), shop: shopWith('open') })
    await person.click(await screen.findByRole('button', { name: 'Close' }))
    const dialog = await screen.findByRole('dialog', { name: 'Close: “Hello”?' })
    await person.selectOptions(await within(dialog).findByLabelText('Reason'), 'lost')
    await person.click(within(dialog).getByRole('button', { name: 'Close letter' }))
    await waitFor(() =>
      expect(shop.records('pages/letter')[0]).toMatchObject({ status: 'closed', reason: 'lost' }),
    )
  })

  it('saves unsaved changes first', async () => {
    const { person, shop } = renderForm({ resource: letter, id: idOf(1), shop: shopWith('draft') })
    await person.type(await screen.findByLabelText(/^Subject/), '!')
    await person.click(screen.getByRole('button', { name: 'Send' }))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('Your unsaved changes are saved first.')
    await person.click(within(dialog).getByRole('button', { name: 'Send letter' }))
    await waitFor(() =>
      expect(shop.records('pages/letter')[0]).toMatchObject({
        subject: 'Hello!',
        status: 'open',
        version: 3,
      }),
    )
  })

  it('closes the form of a locked record and says why', async () => {
    renderForm({ resource: letter, id: idOf(1), shop: shopWith('closed') })
    expect((await screen.findByLabelText<HTMLInputElement>(/^Subject/)).disabled).toBe(true)
    expect(screen.getByText('In its present state this can no longer be changed.')).toBeTruthy()
  })

  it('says why a step was refused, and shows the record as it is now', async () => {
    expectRefusals()
    const { person, shop } = renderForm({ resource: letter, id: idOf(1), shop: shopWith('draft') })
    await screen.findByRole('button', { name: 'Send' })
    shop.meddle('pages/letter', idOf(1), { status: 'open' })
    shop.fail.transition = [refusal(409, { code: 'not-allowed-now' }, 'This step is not possible now.')]
    await person.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(screen.getByTestId('notices').textContent).toContain('This step is not possible now.'),
    )
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull())
  })
})

describe('deleting a record', () => {
  it('names it, asks once, and leads to the list', async () => {
    const { person, shop, place } = renderForm({ resource: letter, id: idOf(1), shop: shopWith('draft') })
    await person.click(await screen.findByRole('button', { name: 'More actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Hello”?' })
    // Nothing is deleted before it is known what refers to it.
    await within(dialog).findByText('It can be brought back from the bin for 30 days.')
    await person.click(within(dialog).getByRole('button', { name: 'Delete letter' }))
    await waitFor(() => expect(place.pathname).toBe('/app/pages/letter'))
    expect(shop.records('pages/letter')).toEqual([])
  })

  it('asks for its name, typed, where nothing brings it back', async () => {
    const erased = { ...letter, erases: true } as typeof letter
    const shop = shopWith('draft')
    const { person, place } = renderForm({ resource: erased, id: idOf(1), shop })
    await person.click(await screen.findByRole('button', { name: 'More actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Hello”?' })
    const name = await within(dialog).findByRole('textbox', { name: 'Type “Hello” to delete it' })
    const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete letter' })
    await person.type(name, 'Hell')
    expect(confirm.disabled).toBe(true)
    await person.type(name, 'o ')
    await person.click(confirm)
    await waitFor(() => expect(place.pathname).toBe('/app/pages/letter'))
    expect(shop.records('pages/letter')).toEqual([])
  })

  it('lists what refers to it and offers to archive instead', async () => {
    const shop = shopWith('draft')
    shop.methods.referrers = () => ({ data: [{ resource: 'coat', field: 'maker', count: 12 }] })
    const { person } = renderForm({ resource: letter, id: idOf(1), shop })
    await person.click(await screen.findByRole('button', { name: 'More actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
    const dialog = await screen.findByRole('dialog')
    expect(await within(dialog).findByText('12 coats (Maker)')).toBeTruthy()
    expect(within(dialog).queryByRole('button', { name: /Delete/ })).toBeNull()
  })
})
