import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeShop, idOf } from './fakeShop.ts'
import { expectRefusals, renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

beforeEach(() => {
  localStorage.clear()
  expectRefusals()
})

const linen = {
  id: idOf(1),
  name: 'Linen coat',
  slug: 'linen-coat',
  kind: 'physical',
  maker: null,
  price: 129_900,
  cost: null,
  margin: null,
  weight: 300,
  note: null,
  variants: [],
  translations: {},
}

/** Types a new name while somebody else saves something. */
async function race(theirs: object) {
  const shop = fakeShop(registry, { coat: [linen] })
  const rendered = renderForm({ resource: coat, id: idOf(1), shop })
  await rendered.person.type(await screen.findByLabelText(/^Name/), ' II')
  shop.meddle('pages/coat', idOf(1), theirs)
  await rendered.person.click(screen.getByRole('button', { name: 'Save' }))
  return { ...rendered, shop, dialog: await screen.findByRole('dialog') }
}

describe('a record that somebody else saved first', () => {
  it('is saved with both edits by one press where they do not overlap, and says who did what', async () => {
    const { person, shop, dialog } = await race({ price: 99_900 })
    expect(dialog.textContent).toContain('Ravi saved')
    expect(dialog.textContent).toContain('Your changes do not overlap')
    const theirs = within(dialog).getByRole('region', { name: 'Changed by the others only' })
    expect(theirs.textContent).toContain('₹1,299.00')
    expect(theirs.textContent).toContain('₹999.00')
    await person.click(within(dialog).getByRole('button', { name: 'Combine and save' }))
    await waitFor(() =>
      expect(shop.records('pages/coat')[0]).toMatchObject({
        name: 'Linen coat II',
        price: 99_900,
        version: 3,
      }),
    )
    expect(shop.calls('update').at(-1)?.params.data).toEqual({ name: 'Linen coat II', version: 2 })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull())
  })

  it('asks about a field that both changed, and saves what was chosen', async () => {
    const { person, shop, dialog } = await race({ name: 'Linen trench' })
    const save = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Combine and save' })
    expect(save.disabled).toBe(true)
    const clash = within(dialog).getByRole('group', { name: 'Name' })
    expect(clash.textContent).toContain('Linen coat')
    await person.click(within(clash).getByRole('radio', { name: /Yours/ }))
    await person.click(save)
    await waitFor(() =>
      expect(shop.records('pages/coat')[0]).toMatchObject({ name: 'Linen coat II', version: 3 }),
    )
  })

  it('keeps theirs where that was chosen, without sending anything that is theirs already', async () => {
    const { person, shop, dialog } = await race({ name: 'Linen trench' })
    await person.click(within(dialog).getByRole('radio', { name: /Ravi/ }))
    await person.click(within(dialog).getByRole('button', { name: 'Combine and save' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Linen trench'))
    expect(shop.records('pages/coat')[0]).toMatchObject({ name: 'Linen trench', version: 2 })
  })

  it('loses nothing when the comparison is put off', async () => {
    const { person, dialog } = await race({ name: 'Linen trench' })
    await person.click(within(dialog).getByRole('button', { name: 'Not now' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Linen coat II')
    await person.click(await screen.findByRole('button', { name: 'Compare and save' }))
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })
})
