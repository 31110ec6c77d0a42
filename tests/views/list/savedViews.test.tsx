import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SavedView } from '../../../src/derive/savedView.ts'
import { someView } from './fakeSavedViews.ts'
import { renderList } from './renderList.tsx'
import { product, registry, someShop } from './someShop.ts'

const products = (views: SavedView[] = [], mayShare = false) => ({
  registry,
  resource: product,
  shop: someShop({ products: 20 }),
  options: { views, mayShare },
})
const digital = new URLSearchParams({ filter: '{"kind":"digital"}' }).toString()
const onlyDigital = { ...someView({}).query, filter: { kind: 'digital' } }

type Person = ReturnType<typeof renderList>['person']
async function saveAs(person: Person, name: string) {
  await person.click(await screen.findByRole('button', { name: 'Save view' }))
  await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), name)
  await person.click(screen.getByRole('button', { name: 'Save' }))
  const tab = await screen.findByRole('link', { name })
  await waitFor(() => expect(tab.getAttribute('aria-current')).toBe('page'))
}
const openMenu = async (person: Person, name: string) =>
  person.click(await screen.findByRole('button', { name: `Actions for the view “${name}”` }))
const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const density = () => document.querySelector('table')?.dataset.density

describe('a saved view', () => {
  it('keeps a list under a name, marks it when it is changed, and restores it', async () => {
    const views: SavedView[] = []
    const { person, store, unmount, address } = renderList({ ...products(views), search: digital })
    await screen.findByText('1–10 of 10')
    await saveAs(person, 'My digital ones')
    await person.click(screen.getByRole('button', { name: 'Price' }))
    expect(await screen.findByRole('link', { name: /My digital ones.*unsaved changes/ })).toBeTruthy()
    const changed = address().toString()
    unmount()
    renderList({ ...products(views), search: changed, store })
    expect(await screen.findByRole('link', { name: /My digital ones.*unsaved changes/ })).toBeTruthy()
    await person.click(screen.getByRole('button', { name: 'Back to saved view' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /unsaved changes/ })).toBeNull())
    expect(screen.getByText('1–10 of 10')).toBeTruthy()
  })

  it('takes over the changes when they are saved', async () => {
    const { person } = renderList({ ...products(), search: digital })
    await screen.findByText('1–10 of 10')
    await saveAs(person, 'Mine')
    await person.click(await screen.findByRole('button', { name: 'Price' }))
    await person.click(await screen.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /unsaved changes/ })).toBeNull())
  })

  it('has columns and density of its own, which are changed in the address', async () => {
    const { person, address, store } = renderList(products())
    await screen.findByText('1–20 of 20')
    const before = [heads(), density()]
    await person.click(screen.getByRole('button', { name: 'Columns and density' }))
    await person.click(await screen.findByRole('button', { name: 'Save view' }))
    await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Narrow{Enter}')
    await screen.findByRole('link', { name: 'Narrow' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await person.click(screen.getByRole('button', { name: 'Columns and density' }))
    await person.click(await screen.findByRole('radio', { name: 'Comfortable' }))
    await person.click(screen.getByRole('checkbox', { name: 'Price' }))
    await person.keyboard('{Escape}')
    expect(address().get('density')).toBe('comfortable')
    expect(address().get('columns')).not.toContain('price')
    expect(await screen.findByRole('link', { name: /Narrow.*unsaved changes/ })).toBeTruthy()
    await person.click(await screen.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /unsaved changes/ })).toBeNull())
    expect([heads(), density()]).not.toEqual(before)
    await person.click(screen.getByRole('link', { name: 'All' }))
    await waitFor(() => expect([heads(), density()]).toEqual(before))
    expect(store.getItem('density')).toBeUndefined()
    await person.click(screen.getByRole('link', { name: 'Narrow' }))
    await waitFor(() => expect(density()).toBe('comfortable'))
    expect(heads()).not.toContain('Price')
  })

  it('is saved at the second attempt where somebody else has changed it meanwhile', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const views = [someView({ name: 'Ours', query: onlyDigital })]
    const { person } = renderList(products(views))
    await person.click(await screen.findByRole('link', { name: 'Ours' }))
    await screen.findByText('1–10 of 10')
    views[0] = { ...(views[0] as SavedView), version: 2, name: 'Theirs' }
    await person.click(screen.getByRole('button', { name: 'Price' }))
    await person.click(await screen.findByRole('button', { name: 'Save changes' }))
    await screen.findByRole('link', { name: /Theirs.*unsaved changes/ })
    await person.click(await screen.findByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: /unsaved changes/ })).toBeNull())
    expect(views[0]?.query.sort).toBe('price')
  })

  it('is renamed and deleted', async () => {
    const { person } = renderList({ ...products(), search: digital })
    await screen.findByText('1–10 of 10')
    await saveAs(person, 'Mine')
    await openMenu(person, 'Mine')
    await person.click(await screen.findByRole('menuitem', { name: 'Rename and share' }))
    const box = await screen.findByRole('textbox', { name: 'Name of the view' })
    await person.clear(box)
    await person.type(box, 'Theirs{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await openMenu(person, 'Theirs')
    await person.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
    await person.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // The menu that led to the question is gone; what opened the menu is there.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions for the view “Theirs”' }))
    await openMenu(person, 'Theirs')
    await person.click(await screen.findByRole('menuitem', { name: 'Delete view' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the view “Theirs”?' })
    await person.click(within(dialog).getByRole('button', { name: 'Delete view' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Theirs' })).toBeNull())
    expect(screen.getByText('1–10 of 10')).toBeTruthy()
  })

  it('takes no name that is in use', async () => {
    const { person } = renderList({ ...products([someView({ name: 'Mine' })]), search: digital })
    await screen.findByRole('link', { name: 'Mine' })
    await person.click(await screen.findByRole('button', { name: 'Save view' }))
    await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'mine{Enter}')
    expect(await screen.findByText('There is a view of this name already.')).toBeTruthy()
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('is no change where only the order of the filters is another', async () => {
    const filter = { kind: 'digital', price: { gte: 1 } }
    const view = someView({ name: 'Two', query: { ...onlyDigital, filter } })
    const search = new URLSearchParams({
      filter: '{"price":{"gte":1},"kind":"digital"}',
      sort: 'name',
      order: 'ASC',
      saved: view.id,
    })
    renderList({ ...products([view]), search: search.toString() })
    expect((await screen.findByRole('link', { name: 'Two' })).dataset.changed).toBeUndefined()
  })
})

describe('a view that somebody else shared', () => {
  const shared = someView({
    name: 'Mine',
    query: onlyDigital,
    owner: 'Ben',
    isOwn: false,
    mayChange: false,
    roles: ['r1'],
  })

  it('says whose it is, and is saved as one’s own, not changed', async () => {
    const { person } = renderList(products([shared]))
    await person.click(await screen.findByRole('link', { name: 'Mine' }))
    await screen.findByText('1–10 of 10')
    await person.click(screen.getByRole('button', { name: 'Price' }))
    await screen.findByRole('link', { name: /Mine.*unsaved changes/ })
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull()
    await openMenu(person, 'Mine')
    expect(await screen.findByText('Shared by Ben')).toBeTruthy()
    const acts = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    expect(acts).not.toContain('Delete view')
    await person.click(screen.getByRole('menuitem', { name: 'Save as new' }))
    await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}')
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Mine' })).toHaveLength(2))
  })
})

describe('the view that a list begins with', () => {
  it('is what a list shows that is opened without an address', async () => {
    const view = someView({ name: 'Mine', query: onlyDigital })
    const first = renderList(products([view]))
    await first.person.click(await screen.findByRole('link', { name: 'Mine' }))
    await openMenu(first.person, 'Mine')
    await first.person.click(await screen.findByRole('menuitem', { name: 'Open this list with it' }))
    await screen.findByText('The list now opens with this view')
    await first.person.click(screen.getByRole('link', { name: 'All' }))
    await screen.findByText('1–20 of 20')
    first.unmount()
    const { asked, address } = renderList({ ...products([{ ...view, isDefault: true }]), store: first.store })
    expect(await screen.findByText('1–10 of 10')).toBeTruthy()
    expect(address().get('saved')).toBe(view.id)
    expect(asked('getList').map(({ params }) => params.filter)).toEqual([{ kind: 'digital' }])
  })

  it('comes a moment later where this browser has not known it, and not to who came with an address', async () => {
    const view = someView({ name: 'Mine', query: onlyDigital, isDefault: true })
    const first = renderList(products([view]))
    expect(await screen.findByText('1–10 of 10')).toBeTruthy()
    expect(first.address().get('saved')).toBe(view.id)
    first.unmount()
    renderList({ ...products([view]), search: 'page=1' })
    await screen.findByRole('link', { name: 'Mine' })
    expect(screen.getByText('1–20 of 20')).toBeTruthy()
  })
})

describe('views that this browser kept', () => {
  it('go to the server once, without those that no list answers', async () => {
    // React-admin says every refusal there as well.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const views: SavedView[] = [someView({ name: 'Here' })]
    const first = renderList({ ...products(views), search: 'page=1' })
    await screen.findByText('1–20 of 20')
    first.unmount()
    const { store } = first
    store.setItem(`${product.path}.savedQueries`, [
      { name: 'Old', search: `${digital}&order=DESC&page=1&perPage=50&sort=price&saved=Old` },
      { name: 'here', search: '' },
      { name: 'Forgotten', search: 'filter=%7B%22forgotten%22%3A1%7D' },
      { name: 'Broken', search: 'filter=%7B' },
      7,
    ])
    const { asked, person } = renderList({ ...products(views), search: 'page=1', store })
    await screen.findByRole('link', { name: 'Old' })
    expect(views.map(({ name }) => name)).toEqual(['Here', 'Old', 'Broken'])
    expect(views[1]?.query).toEqual({ ...onlyDigital, sort: 'price', order: 'DESC', perPage: 50 })
    expect(store.getItem(`${product.path}.savedQueries`)).toBeUndefined()
    await person.click(screen.getByRole('link', { name: 'Old' }))
    await screen.findByText('1–10 of 10')
    expect(asked('request').filter(({ params }) => params?.method === 'POST')).toHaveLength(3)
  })
})
