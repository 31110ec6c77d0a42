import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const shirt = {
  id: idOf(1),
  name: 'Linen coat',
  slug: 'linen-coat',
  kind: 'physical',
  maker: null,
  price: 129_900,
  cost: 50_000,
  margin: 79_900,
  weight: 300,
  note: null,
  variants: [],
  translations: {},
}

const open = (search = '', permissions?: readonly Record<string, unknown>[]) =>
  renderForm({
    resource: coat,
    id: idOf(1),
    search,
    shop: fakeShop(registry, { coat: [shirt] }),
    ...(permissions ? { permissions } : {}),
  })

describe('the live rules of a form', () => {
  it('show a section only while its condition holds', async () => {
    const { person } = open()
    expect(await screen.findByRole('tab', { name: 'Shipping' })).toBeTruthy()
    await person.selectOptions(screen.getByLabelText('Kind'), 'digital')
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Shipping' })).toBeNull())
  })

  it('mark a field as required while its condition holds', async () => {
    const { person } = open('?tab=shipping')
    expect((await screen.findByLabelText(/Weight/)).getAttribute('aria-required')).toBe('true')
    await person.click(screen.getByRole('tab', { name: 'General' }))
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-required')).toBe('true')
    expect(screen.getByLabelText('Maker').getAttribute('aria-required')).toBeNull()
  })

  it('preview a computed field with what is typed', async () => {
    const { person } = open('?tab=pricing')
    const price = await screen.findByLabelText(/^Price/)
    expect(screen.getByText('₹799.00')).toBeTruthy()
    await person.clear(price)
    await person.type(price, '1000')
    expect(await screen.findByText('₹500.00')).toBeTruthy()
  })

  it('build only the tab that is open, and keep what was typed in the others', async () => {
    const { person } = open()
    const name = await screen.findByLabelText(/^Name/)
    await person.type(name, ' II')
    await person.click(screen.getByRole('tab', { name: 'Pricing' }))
    expect(screen.queryByLabelText(/^Name/)).toBeNull()
    expect(screen.getByLabelText(/^Price/)).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'General' }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Linen coat II')
  })

  it('keep the open tab in the address', async () => {
    const { person, place } = open('?tab=pricing')
    expect((await screen.findByRole('tab', { name: 'Pricing' })).getAttribute('aria-selected')).toBe('true')
    await person.click(screen.getByRole('tab', { name: 'Variants' }))
    expect(place.search).toBe('?tab=variants')
    await person.keyboard('{ArrowRight}')
    expect(place.search).toBe('?tab=shipping')
  })

  it('hide what may not be seen and lock, with the reason, what may not be changed', async () => {
    const entry = { key: 'coat', view: true, edit: true, viewCost: true }
    open('?tab=pricing', [entry])
    const cost = await screen.findByLabelText<HTMLInputElement>(/^Cost/)
    expect(cost.disabled).toBe(true)
    const reason = document.getElementById(cost.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('Change cost')
  })

  it('leave out a field that may not be seen', async () => {
    open('?tab=pricing', [{ key: 'coat', view: true, edit: true }])
    expect(await screen.findByLabelText(/^Price/)).toBeTruthy()
    expect(screen.queryByLabelText(/^Cost/)).toBeNull()
  })

  it('build a folded section only once it is opened', async () => {
    const { person } = open()
    const fold = await screen.findByRole('button', { name: 'Notes' })
    expect(screen.queryByLabelText('Note')).toBeNull()
    await person.click(fold)
    expect(screen.getByLabelText('Note')).toBeTruthy()
    expect(fold.getAttribute('aria-expanded')).toBe('true')
  })

  it('edit the texts of another language beside the base text', async () => {
    const { person, shop } = open()
    const languages = await screen.findByRole('group', { name: 'Language of the texts' })
    await person.click(within(languages).getByRole('button', { name: /French/ }))
    await person.type(screen.getByLabelText('Name (French)'), 'Manteau')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    expect(shop.calls('update')[0]?.params.data).toEqual({
      translations: { fr: { name: 'Manteau' } },
      version: 1,
    })
    expect(within(languages).getByRole('button', { name: /French/ }).textContent).toContain('1 of 1')
  })
})
