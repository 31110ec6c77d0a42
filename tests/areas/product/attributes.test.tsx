import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf } from '../../views/form/fakeShop.ts'
import { renderForm } from '../../views/form/renderForm.tsx'

const registry = resources as unknown as Registry

beforeEach(() => localStorage.clear())

const named = (code: string, label: string) => ({ code, label, labelFr: null, labelZh: null, labelJa: null })

const set = {
  id: idOf(8),
  name: 'Kurtas',
  code: 'kurtas',
  active: true,
  groups: [named('cut', 'Cut')],
  attributes: [
    { group: 'cut', ...named('neck', 'Neckline'), type: 'choice', unit: null, required: true },
    { group: 'cut', ...named('length', 'Length'), type: 'number', unit: 'cm', required: false },
    { group: 'cut', ...named('lined', 'Lined'), type: 'yesNo', unit: null, required: false },
    { group: 'cut', ...named('details', 'Details'), type: 'choices', unit: null, required: false },
  ],
  options: [
    { attribute: 'neck', ...named('mandarin', 'Mandarin') },
    { attribute: 'details', ...named('pockets', 'Pockets') },
    { attribute: 'details', ...named('slits', 'Side slits') },
  ],
}

async function render(
  attributes: Record<string, string> | null,
  at: { readonly page: 'show' } | { readonly search: string },
) {
  await loadViews('product')
  const empty = Object.entries(resources.product.fields).map(([name, { options }]) => [
    name,
    (options as { list?: boolean }).list ? [] : null,
  ])
  const kurta = {
    ...Object.fromEntries(empty),
    id: idOf(1),
    name: 'Kurta',
    slug: 'kurta',
    status: 'draft',
    translations: {},
    attributes,
    mrp: 200_000,
    salePrice: 150_000,
    visibility: 'everywhere',
    ageGroup: 'adult',
    returnWindowDays: 14,
    returnable: true,
    exchangeable: true,
    codAllowed: true,
    giftable: true,
    robots: 'index',
    primaryCategory: idOf(4),
  }
  const category = [
    { id: idOf(3), name: 'Ethnic', slug: 'ethnic', parent: null, attributeSet: idOf(8) },
    { id: idOf(4), name: 'Kurtas', slug: 'kurtas', parent: idOf(3), attributeSet: null },
  ]
  const shop = fakeShop(registry, { product: [kurta], category, attributeSet: [set] })
  // Of the category of the product the server answers with what is handed down from the one above it.
  const request: typeof shop.provider.request = async (path, { data } = {}) => {
    expect([path, data]).toEqual(['categories/operations/inherited', { parent: idOf(4) }])
    return { data: { attributeSet: { value: idOf(8), from: { id: idOf(3), name: 'Ethnic' } } } } as never
  }
  Object.assign(shop.provider, { request })
  return renderForm({ registry, resource: resources.product, shop, id: idOf(1), ...at })
}

async function open(attributes: Record<string, string> | null) {
  const { shop, ...rendered } = await render(attributes, { search: '?tab=attributes' })
  const group = await screen.findByRole('group', { name: 'Cut' })
  const save = async () => {
    await rendered.person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    return shop.calls('update')[0]?.params.data.attributes
  }
  return { ...rendered, group, save }
}

describe('the attributes of a product', () => {
  it('are those of the set of its category, or of the one above it', async () => {
    const { person, group, save } = await open(null)
    expect(screen.getByText('By the set “Kurtas”')).toBeTruthy()
    await person.selectOptions(within(group).getByLabelText(/^Neckline/), 'Mandarin')
    await person.type(within(group).getByLabelText(/^Length/), '110')
    await person.selectOptions(within(group).getByLabelText('Lined'), 'Yes')
    await person.click(within(group).getByLabelText('Pockets'))
    await person.click(within(group).getByLabelText('Side slits'))
    expect(await save()).toEqual({ neck: 'mandarin', length: '110', lined: 'true', details: 'pockets,slits' })
  })

  it('keep what the set does not know any more, and show it', async () => {
    const { person, group, save } = await open({ neck: 'boat', hem: 'curved' })
    expect(within(group).getByRole<HTMLSelectElement>('combobox', { name: /^Neckline/ }).value).toBe('boat')
    expect(screen.getByText('Not asked for any more: hem: curved')).toBeTruthy()
    await person.type(within(group).getByLabelText(/^Length/), '9')
    expect(await save()).toEqual({ neck: 'boat', hem: 'curved', length: '9' })
  })

  it('are told on its page in the words of the set', async () => {
    await render(
      { neck: 'mandarin', length: '110', lined: 'true', details: 'pockets,slits', hem: 'curved' },
      { page: 'show' },
    )
    const told = await screen.findByText('Neckline')
    const pairs = [...(told.closest('dl')?.querySelectorAll('dt') ?? [])].map(
      (term) => `${term.textContent}: ${term.nextSibling?.textContent}`,
    )
    expect(pairs).toEqual([
      'Neckline: Mandarin',
      'Length: 110 cm',
      'Lined: Yes',
      'Details: Pockets, Side slits',
    ])
    expect(screen.getByText('hem').closest('div')?.textContent).toBe('hemcurved')
  })
})
