import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { productShop } from './productShop.ts'

describe('addresses of pictures in a file of products', () => {
  const shop = productShop()
  const send = async (rows: readonly (readonly unknown[])[], query = '', call = shop.admin) => {
    const answer = await call(`/products/import?by=styleCode${query}`, {
      method: 'POST',
      body: Papa.unparse(rows.map((cells) => [...cells])),
      headers: { 'Content-Type': 'text/csv' },
    })
    return (await answer.json()) as any
  }
  const upload = async (name: string, background: string) => {
    const { default: sharp } = await import('sharp')
    const image = sharp({ create: { width: 300, height: 400, channels: 3, background } })
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(await image.png().toBuffer())], { type: 'image/png' }), name)
    const { file } = (await (await shop.admin('/files', { method: 'POST', body: form })).json()) as any
    return file as string
  }
  const head = ['styleCode', 'name', 'mrp', 'salePrice', 'media']
  const found = async (styleCode: string) => {
    const filter = encodeURIComponent(JSON.stringify({ styleCode }))
    const { body } = await shop.ask(shop.admin, `GET /products?filter=${filter}`)
    return (await shop.ask(shop.admin, `GET /products/${body[0].id}`)).body
  }
  const filesOf = (product: any) => product.media.map(({ file }: any) => file)
  let front = ''
  let back = ''

  beforeAll(async () => {
    front = await upload('block-front.png', '#733')
    back = await upload('block back.png', '#373')
    const twins = [await upload('twin.png', '#337'), await upload('twin.jpg', '#773')]
    const media = [front, back, ...twins].map((file) => ({
      file,
      alt: file === front ? 'Front' : '',
      focalX: 0.5,
      focalY: 0.5,
      ...(file === front ? { group: 'Ivory' } : {}),
    }))
    // What a record shows is in the library from then on.
    await shop.create({ styleCode: 'HAS-ALL', media })
  })

  it('find pictures of the library: by the shop’s own address, by folder and name, by name, and by the end of an address elsewhere', async () => {
    const cells = [
      `https://shop.example/api/files/${front}/800.webp`,
      'products/block-front; products/block back.webp',
      'block back.webp, block-front.png',
      `https://cdn.example/s/files/1/block-front.jpg?v=12, https://cdn.example/s/files/1/block%20back.jpg`,
    ]
    const rows = cells.map((cell, at) => [`PIC-${at}`, `Pictured ${at}`, '9', '8', cell])
    expect(await send([head, ...rows])).toMatchObject({ created: 4, refused: [] })
    expect(await Promise.all(rows.map(async ([code]) => filesOf(await found(String(code)))))).toEqual([
      [front],
      [front, back],
      [back, front],
      [front, back],
    ])
    expect((await found('PIC-0')).media[0]).toMatchObject({ file: front, alt: 'Front' })
  })

  it('leave what a record says of its pictures, and change nothing where they are the same', async () => {
    const answer = await send([
      ['styleCode', 'media'],
      ['HAS-ALL', `/api/files/${front}/400.webp; /api/files/${back}/400.webp`],
    ])
    expect(answer).toMatchObject({ updated: 1, refused: [] })
    const { media } = await found('HAS-ALL')
    expect(media.map(({ file, group }: any) => [file, group])).toEqual([
      [front, 'Ivory'],
      [back, undefined],
    ])
    const again = [
      ['styleCode', 'media'],
      ['HAS-ALL', `block-front\nblock back`],
    ]
    expect(await send(again)).toMatchObject({ updated: 0, unchanged: 1, refused: [] })
  })

  it('are refused by name where the library has none or several, and stand as they are in an export', async () => {
    const { refused } = await send([
      head,
      ['NO-1', 'None', '9', '8', 'block-front; https://cdn.example/nowhere.jpg'],
      ['NO-2', 'Twin', '9', '8', 'twin'],
    ])
    expect(refused.map(({ errors }: any) => Object.keys(errors))).toEqual([['media'], ['media']])
    expect(refused[0].errors.media).toContain('“https://cdn.example/nowhere.jpg”')
    expect(refused[1].errors.media).toContain('“twin”')
    const file = await (await shop.admin('/products/export?rows=variants')).text()
    const answer = await shop.admin('/products/import', {
      method: 'POST',
      body: file,
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await answer.json()).toMatchObject({ created: 0, updated: 0, refused: [] })
  })

  it('find nothing by name for whoever does not see the media library', async () => {
    const keeper = await shop.staff('picturer', ['view', 'create', 'edit', 'import'])
    const { refused } = await send(
      [
        ['styleCode', 'media'],
        ['HAS-ALL', 'block-front'],
      ],
      '',
      keeper,
    )
    expect(refused[0].errors.media).toContain('“block-front”')
  })
})
