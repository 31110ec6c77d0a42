import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import VariantsShow from '../../../resources/catalogue/product/screens/variants/VariantsShow.tsx'
import { resources } from '../../../resources/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

beforeEach(async () => {
  localStorage.clear()
  await loadViews('stockLevel')
})

const { product } = resources

const empty = Object.keys(product.fields.variants.options.fields).map((name) => [name, null])
const variant = (size: string, stock: number) => ({
  ...Object.fromEntries(empty),
  id: `v-${size}`,
  sku: `KUR-${size}`,
  size,
  salePrice: 150_000,
  stock,
  active: true,
})
const kurta = {
  id: 'p1',
  media: [],
  colours: [],
  sizes: ['S', 'M'].map((value) => ({ id: value, value, code: null })),
  variants: [variant('S', 0), variant('M', 4)],
}

/** The matrix of a product on its page, for somebody with these rights in the stock. */
function show(stock: object) {
  return renderMerchandising(
    <VariantsShow
      {...({ value: kurta.variants, name: 'variants', record: kurta, resource: product } as any)}
      options={product.fields.variants.options}
    />,
    {
      provider: { getList: async () => ({ data: [], total: 0 }) },
      permissions: [
        { key: 'product', view: true },
        { key: 'stockLevel', view: true, ...stock },
      ],
    },
  )
}

describe('the pieces of a product by size and colour', () => {
  it('are counted where they are read by whoever counts what a place holds', async () => {
    const { person } = show({ adjust: true })
    await person.click(screen.getByRole('button', { name: 'KUR-S: 0' }))
    await screen.findByRole('dialog', { name: /KUR-S/ })
  })

  it('are figures for others', () => {
    show({})
    expect(screen.queryByRole('button', { name: /KUR/ })).toBeNull()
  })
})
