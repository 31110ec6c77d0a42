import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderList } from './renderList.tsx'
import { product, registry, someShop } from './someShop.ts'

const products = { registry, resource: product, shop: someShop({ products: 20 }) }
const group = (name: string) => within(screen.getByRole('dialog', { name }))

/** Adds a filter on a field by its panel, which stands over the dialog. */
async function addKind(person: ReturnType<typeof renderList>['person'], kind: string) {
  await person.click(screen.getAllByRole('button', { name: 'Filter' }).at(-1) as HTMLElement)
  await person.click(await screen.findByRole('button', { name: 'Kind' }))
  await person.click(await screen.findByRole('checkbox', { name: kind }))
  await person.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
}

it('combines filters in groups of all and any, says them as a sentence and takes them up again', async () => {
  const { person, address, asked } = renderList(products)
  await screen.findByText('1–20 of 20')
  await person.click(screen.getByRole('button', { name: 'Filter' }))
  await person.click(await screen.findByRole('button', { name: 'Combine filters…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Combined filters' })
  expect(within(dialog).getByRole('radio', { name: 'Any of these' })).toHaveProperty('checked', true)
  await addKind(person, 'Digital')
  await person.click(group('Combined filters').getByRole('button', { name: 'Group' }))
  const inner = within(within(dialog).getAllByRole('group').at(-1) as HTMLElement)
  await person.click(inner.getByRole('radio', { name: 'All of these' }))
  await person.click(inner.getByRole('button', { name: 'Filter' }))
  await person.click(await screen.findByRole('button', { name: 'Kind' }))
  await person.click(await screen.findByRole('checkbox', { name: 'Physical' }))
  await person.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull())
  expect(JSON.parse(address().get('filter') ?? '')).toEqual({})
  await person.click(group('Combined filters').getByRole('button', { name: 'Show' }))
  const filter = { any: [{ kind: { in: ['digital'] } }, { all: [{ kind: { in: ['physical'] } }] }] }
  await waitFor(() => expect(JSON.parse(address().get('filter') ?? '')).toEqual(filter))
  expect(asked('getList').at(-1)?.params.filter).toEqual(filter)
  const chip = await screen.findByRole('button', { name: /^Kind is Digital or/ })
  await person.click(chip)
  await person.click(
    group('Combined filters').getAllByRole('button', { name: 'Remove the filter on Kind' })[0] as HTMLElement,
  )
  await person.click(group('Combined filters').getByRole('button', { name: 'Show' }))
  await waitFor(() =>
    expect(JSON.parse(address().get('filter') ?? '')).toEqual({ any: [{ kind: { in: ['physical'] } }] }),
  )
  expect(await screen.findByText('1–10 of 10')).toBeTruthy()
})

it('leaves a filter out that asks nothing', async () => {
  const search = new URLSearchParams({ filter: '{"kind":"digital"}' })
  const { person, address } = renderList({ ...products, search: search.toString() })
  await person.click(await screen.findByRole('button', { name: 'Filter' }))
  await person.click(await screen.findByRole('button', { name: 'Combine filters…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Combined filters' }))
  await person.click(dialog.getByRole('button', { name: 'Filter' }))
  await person.keyboard('{Escape}')
  await person.click(dialog.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(JSON.parse(address().get('filter') ?? '')).toEqual({ kind: 'digital' }))
})
