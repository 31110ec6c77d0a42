import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  CategoriesDialog,
  TagsDialog,
} from '../../../resources/catalogue/product/screens/actions/OrganiseDialogs.tsx'
import CountDialog from '../../../resources/catalogue/stockLevel/screens/CountDialog.tsx'
import { resources } from '../../../resources/index.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const product = resources.product as never
const record = (id: string) =>
  ({ id, name: `Product ${id}`, version: 1 }) as unknown as RecordOf<typeof resources.product>
const provider = {
  lookup: async () => ({ data: [{ id: 'found', title: 'Summer', picture: null }], total: 1 }),
}

const pick = async (dialog: HTMLElement, person: ReturnType<typeof renderMerchandising>['person']) => {
  await person.type(within(dialog).getByRole('combobox', { hidden: true, name: /Tag|Place/ }), 'sum')
  await person.click(await screen.findByRole('option', { name: 'Summer', hidden: true }))
}

describe('tags for the selected products', () => {
  it('shows what would change and what not before it is done', async () => {
    let closed = 0
    const report = { changed: 1, skips: [{ id: 'b', name: 'Product b', why: 'already' }] }
    const { person, sent } = renderMerchandising(
      <TagsDialog resource={product} records={[record('a'), record('b')]} close={() => closed++} />,
      { provider, answers: { 'operations/previewOrganise': report, 'operations/organise': report } },
    )
    const dialog = await screen.findByRole('dialog', { hidden: true })
    await pick(dialog, person)
    await within(dialog).findByText('1 product changes')
    expect(within(dialog).getByText(/It is in there already/).textContent).toContain('Product b')
    const input = { ids: ['a', 'b'], kind: 'tag', action: 'add', primary: false, target: 'found' }
    expect(sent('previewOrganise')).toEqual([input])
    expect(sent('/organise')).toEqual([])
    await person.click(within(dialog).getByRole('button', { name: 'Change 1 product', hidden: true }))
    await waitFor(() => expect(closed).toBe(1))
    expect(sent('/organise')).toEqual([input])
  })
})

describe('categories for the selected products', () => {
  it('offers only what the rights of the pairs allow', async () => {
    renderMerchandising(
      <CategoriesDialog resource={product} records={[record('a')]} close={() => undefined} />,
      {
        provider,
        permissions: [
          { key: 'product', view: true, edit: true },
          { key: 'category', view: true },
          { key: 'productCategory', view: true, delete: true },
        ],
      },
    )
    const dialog = await screen.findByRole('dialog', { hidden: true })
    const options = within(dialog).getAllByRole('option', { hidden: true }) as HTMLOptionElement[]
    expect(options.map(({ value }) => value)).toEqual(['remove'])
    expect(within(dialog).queryByRole('switch', { hidden: true })).toBe(null)
  })
})

describe('a count of a place', () => {
  it('compares what was scanned with the levels, and books only the differences', async () => {
    let closed = 0
    const found = [
      { code: 'KRT-1', sku: 'KRT-1', item: 'Kurta · M', onHand: 5 },
      { code: 'TEE-2', sku: 'TEE-2', item: 'Tee · L', onHand: 1 },
    ]
    const { person, sent } = renderMerchandising(
      <CountDialog resource={resources.stockLevel as never} records={[]} close={() => closed++} />,
      {
        provider,
        answers: {
          'operations/findCounted': { found, unknown: ['LOST'] },
          'operations/count': { levels: [] },
        },
      },
    )
    const dialog = await screen.findByRole('dialog', { hidden: true })
    await pick(dialog, person)
    await person.click(within(dialog).getByLabelText(/SKUs or barcodes/))
    await person.paste('KRT-1\t3\nTEE-2\nLOST 4')
    await person.click(within(dialog).getByRole('button', { name: 'Compare', hidden: true }))
    await within(dialog).findByText(/1 differs. 1 agrees./)
    expect(within(dialog).getByText('LOST')).toBeTruthy()
    await person.click(within(dialog).getByRole('button', { name: 'Book', hidden: true }))
    await waitFor(() => expect(closed).toBe(1))
    expect(sent('operations/count')).toEqual([
      { location: 'found', lines: [{ sku: 'KRT-1', counted: 3, was: 5 }], reason: 'count' },
    ])
  })
})
