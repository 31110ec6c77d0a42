import { expect, it } from 'vitest'
import { productShop } from './productShop.ts'

const shop = productShop()
const shown = (file: string, group?: string) => ({
  file,
  alt: '',
  focalX: 0.5,
  focalY: 0.5,
  ...(group ? { group } : {}),
})

it('a variant is looked up by its own id, and shows the picture of its colour', async () => {
  const [front, rust] = [await shop.picture(), await shop.picture()]
  const prices = { mrp: 199_900, salePrice: 149_900 }
  const { id, variants } = await shop.create({
    name: 'Camp collar shirt',
    media: [shown(front, 'Olive'), shown(rust, 'Rust')],
    variants: ['Olive', 'Rust', 'Navy'].map((colour) => ({
      sku: `CC-${colour}`,
      colour,
      size: 'M',
      ...prices,
    })),
  })
  const ids = [id, ...variants.map((variant: { id: string }) => variant.id)]
  const look = async (call = shop.admin) =>
    (await shop.ask(call, `GET /products/lookup?filter=${encodeURIComponent(JSON.stringify({ id: ids }))}`))
      .body
  const found = new Map((await look()).map((entry: any) => [entry.id, entry]))
  // What has no picture of its own colour shows the product's first.
  expect(ids.map((one) => (found.get(one) as any)?.picture.file)).toEqual([front, front, rust, front])
  expect(found.get(ids[2])).toMatchObject({ title: 'Camp collar shirt', picture: { group: 'Rust' } })
  expect(found.size).toBe(4)
  const empty = await shop.ask(shop.admin, `GET /products/lookup?filter=${encodeURIComponent('{"id":[]}')}`)
  expect(empty.body).toEqual([])
})
