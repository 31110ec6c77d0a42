import { describe, expect, it } from 'vitest'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read, list, update } = shop

const pairsOf = async (product: { id: string }) => list('product-categories', { product: product.id })

describe('the clean-up lists', () => {
  const found = async (input: object) =>
    (await ask('POST /product-categories/operations/cleanUp', { size: 100, ...input })).body.items.map(
      ({ id }: any) => id,
    )

  it('find products without categories, without a primary one, in hidden ones and in too many', async () => {
    const top = await shop.category('Hidden top', { active: false })
    const below = await shop.category('Hidden below', { parent: top.id })
    const [a, b] = [await shop.category('Cl A'), await shop.category('Cl B')]
    const none = await shop.product()
    const unmarked = await shop.product({ categories: [a.id] })
    await update('products', unmarked, { primaryCategory: null })
    const hidden = await shop.product({ categories: [below.id] })
    const many = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    expect(await found({ list: 'none' })).toContain(none.id)
    expect(await found({ list: 'none' })).not.toContain(unmarked.id)
    expect(await found({ list: 'withoutPrimary' })).toContain(unmarked.id)
    expect(await found({ list: 'withoutPrimary' })).not.toContain(many.id)
    expect(await found({ list: 'inactive' })).toContain(hidden.id)
    expect(await found({ list: 'inactive' })).not.toContain(many.id)
    expect(await found({ list: 'tooMany', most: 1 })).toContain(many.id)
    expect(await found({ list: 'tooMany', most: 2 })).not.toContain(many.id)
  })
})

describe('an import of pairs', () => {
  const send = async (csv: string) => {
    const { server } = shop
    const admin = await server.signIn('admin')
    const answer = await admin('/product-categories/import', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: csv as never,
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }

  it('finds product and category by style code and path, and tells which line names none', async () => {
    const top = await shop.category('Import top')
    const below = await shop.category('Import below', { parent: top.id })
    const product = await shop.product()
    const { status, body } = await send(
      [
        'product.styleCode,category.path,isPrimary,position',
        `${product.styleCode.toLowerCase()},${top.slug}/${below.slug},true,7`,
        `NO-SUCH-STYLE,${top.slug},,`,
        '',
      ].join('\n'),
    )
    expect([status, body.created]).toEqual([200, 1])
    expect(body.refused).toMatchObject([
      { line: 3, code: 'invalid', errors: { 'product.styleCode': expect.stringContaining('NO-SUCH-STYLE') } },
    ])
    expect(await pairsOf(product)).toMatchObject([{ category: below.id, isPrimary: true, position: 7 }])
    expect(await read('products', product.id)).toMatchObject({ primaryCategory: below.id })
  })

  it('refuses what is no text of the other area, and a reference that is given twice', async () => {
    expect((await send('product.mrp,category\n1,2\n')).status).toBe(400)
    expect((await send('product.styleCode,product,category.path\nA,B,C\n')).status).toBe(400)
  })
})
