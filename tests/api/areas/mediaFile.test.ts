import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillLibrary } from '../../../resources/catalogue/mediaFile/server/fillLibrary.ts'
import { resources } from '../../../resources/index.ts'
import { pictureFields } from '../../../src/derive/pictures.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let catalogue: Call
let support: Call
let serial = 0
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  catalogue = await server.signIn('catalogue')
  support = await server.signIn('support')
}, 120_000)
afterAll(() => server?.close())

/** Bytes of a picture that no other call gives. */
const drawing = () => {
  serial++
  const [r, g, b] = [serial * 7, 255 - serial * 5, serial * 3]
  return sharp({ create: { width: 60 + serial, height: 80, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

async function send(content: Uint8Array, name = 'front.png', as: Call = admin) {
  const form = new FormData()
  form.set('file', new File([content as BlobPart], name, { type: 'image/png' }))
  return (await (await as('/files', { method: 'POST', body: form })).json()) as any
}

/** Uploads a new picture and puts it into the library; its id. */
async function uploaded(folder: string | null = null, as: Call = admin): Promise<string> {
  const { file } = await send(await drawing(), 'front.png', as)
  const { status } = await ask('POST /media-files/operations/add', { files: [file], folder }, as)
  if (status !== 200) throw new Error(`The library refused a picture: ${status}`)
  return file
}

async function ask(route: string, body?: Record<string, unknown>, as: Call = admin) {
  const [method = 'GET', path = ''] = route.split(' ')
  const answer = await as(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

const read = async (path: string, id: string) => (await ask(`GET /${path}/${id}`)).body
const list = async (filter: object, as: Call = admin) =>
  (await ask(`GET /media-files?filter=${encodeURIComponent(JSON.stringify(filter))}`, undefined, as)).body
const change = async (path: string, id: string, values: Record<string, unknown>, as: Call = admin) =>
  ask(`PUT /${path}/${id}`, { ...values, version: (await read(path, id)).version }, as)

const shown = (file: string, more: object = {}) => ({ file, alt: '', focalX: 0.5, focalY: 0.5, ...more })

async function product(values: Record<string, unknown>) {
  serial++
  const { status, body } = await ask('POST /products', {
    name: `Piece ${serial}`,
    slug: `piece-${serial}`,
    mrp: 100_000,
    salePrice: 80_000,
    ...values,
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

describe('a picture comes into the library', () => {
  it('by an upload to it, with its size and the folder it was put into', async () => {
    const { file, width, bytes } = await send(await drawing())
    const add = () => ask('POST /media-files/operations/add', { files: [file], folder: 'looks/summer' })
    expect((await add()).body).toEqual({ added: [file] })
    expect((await add()).body).toEqual({ added: [] })
    const record = await read('media-files', file)
    expect(record).toMatchObject({ name: 'front.webp', folder: 'looks/summer', alt: null, usageCount: 0 })
    expect(record).toMatchObject({ width, height: 80, bytes })
  })

  it('by the first record that shows it, with the text and the folder of that', async () => {
    const file = (await send(await drawing())).file
    expect((await ask(`GET /media-files/${file}`)).status).toBe(404)
    await product({ media: [shown(file, { alt: 'Front, in red', focalX: 0.25 })] })
    expect(await read('media-files', file)).toMatchObject({
      folder: 'products',
      alt: 'Front, in red',
      usageCount: 1,
      picture: { file, alt: 'Front, in red', focalX: 0.25 },
    })
  })

  it('not from a return, a review or a portrait, which are nobody else’s to browse', async () => {
    const file = (await send(await drawing())).file
    const [person] = (await ask('GET /subadmins')).body
    expect((await change('subadmins', person.id, { avatar: shown(file) })).status).toBe(200)
    expect((await ask(`GET /media-files/${file}`)).status).toBe(404)
    const areas = Object.values(resources).filter((area) => pictureFields(area).length > 0)
    expect(areas.map(({ name }) => name)).toEqual(
      expect.not.arrayContaining(['orderReturn', 'rating', 'subAdmin', 'mediaFile']),
    )
  })

  it('at the start, where a shop had pictures before it had a library', async () => {
    const file = await uploaded()
    const { id } = await product({ media: [shown(file, { alt: 'From before' })] })
    const { db } = server.context.database
    const { rows } = await sql<{ id: string }>`SELECT "id" FROM "media_file"`.execute(db)
    await sql`DELETE FROM "media_file"`.execute(db)
    await fillLibrary(server.context)
    expect(await read('media-files', file)).toMatchObject({ alt: 'From before', usageCount: 1 })
    // Only what some record shows.
    const { rows: after } = await sql<{ id: string }>`SELECT "id" FROM "media_file"`.execute(db)
    expect(after.length).toBeLessThan(rows.length)
    await ask(`DELETE /products/${id}?version=${(await read('products', id)).version}`)
    expect(await read('media-files', file)).toMatchObject({ usageCount: 0 })
  })

  it('only by those who may upload to it, and nothing that is no picture', async () => {
    const { file } = await send(await drawing())
    const add = (id: string, as?: Call) => ask('POST /media-files/operations/add', { files: [id] }, as)
    expect((await add(file, support)).status).toBe(403)
    expect((await ask('GET /media-files', undefined, support)).status).toBe(403)
    expect((await add(file, catalogue)).body).toEqual({ added: [file] })
    const document = await send(Buffer.from('a,b\n'), 'list.csv')
    expect((await add(document.file)).body).toEqual({ added: [] })
  })
})

describe('the same picture', () => {
  it('is recognised when it is uploaded again, and brings its text along', async () => {
    const bytes = await drawing()
    const { file } = await send(bytes)
    await ask('POST /media-files/operations/add', { files: [file] })
    await change('media-files', file, { picture: shown(file, { alt: 'Known' }) })
    expect(await send(bytes, 'another-name.png')).toMatchObject({ file, known: { file, alt: 'Known' } })
  })

  it('is not recognised where it is not in the library', async () => {
    const bytes = await drawing()
    const [first, second] = [await send(bytes), await send(bytes)]
    expect(second.file).not.toBe(first.file)
    expect(second.known).toBeUndefined()
  })
})

describe('what the library tells', () => {
  it('are the records that show a picture, those of blocks of pages, too', async () => {
    const file = await uploaded()
    const { id: productId, name } = await product({ media: [shown(file)] })
    const blocks = [{ type: 'image', values: { image: shown(file) } }]
    const page = await ask('POST /pages', { title: 'Summer', slug: `summer-${serial}`, blocks })
    expect([page.status, page.body.message]).toEqual([201, undefined])
    expect(await read('media-files', file)).toMatchObject({ usageCount: 2 })
    const { body } = await ask(`POST /media-files/${file}/operations/uses`, {})
    expect(body.uses).toEqual([
      { resource: 'product', field: 'media', id: productId, title: name },
      { resource: 'page', field: 'blocks', id: page.body.id, title: 'Summer' },
    ])
  })

  it('are pictures by name, text, folder and tag, unused ones and those without a text', async () => {
    const file = await uploaded('lookbook')
    const tag = (await ask('POST /tags', { name: 'Monsoon', kind: 'content' })).body
    await change('media-files', file, { name: 'Rain coat', tags: [tag.id] })
    for (const q of ['rain', 'lookbook', 'monsoon'])
      expect((await list({ q })).map(({ id }: { id: string }) => id)).toContain(file)
    const ids = async (filter: object) => (await list(filter)).map(({ id }: { id: string }) => id)
    expect(await ids({ usageCount: 0, alt: { empty: true }, folder: 'lookbook' })).toEqual([file])
    await change('media-files', file, { picture: shown(file, { alt: 'A coat' }) })
    expect(await ids({ alt: { empty: true }, folder: 'lookbook' })).toEqual([])
    const { body } = await ask('POST /media-files/operations/folders', {})
    expect(body.folders).toContainEqual({ folder: 'lookbook', count: 1 })
  })

  it('is refused another file for a picture, for its address is kept by whoever looked at it', async () => {
    const [file, other] = [await uploaded(), await uploaded()]
    const { status, body } = await change('media-files', file, { picture: shown(other) })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['picture']])
  })
})

describe('a picture that is used', () => {
  it('is not deleted; one that is not leaves the library, and its file stays for histories', async () => {
    const file = await uploaded()
    const { id, version } = await product({ media: [shown(file)] })
    const record = await read('media-files', file)
    const refused = await ask(`DELETE /media-files/${file}?version=${record.version}`)
    expect(refused.body).toMatchObject({
      code: 'in-use',
      referrers: [{ resource: 'product', field: 'media', count: 1 }],
    })
    await ask(`PUT /products/${id}`, { media: [], version })
    expect((await ask(`DELETE /media-files/${file}?version=${record.version}`)).status).toBe(200)
    expect((await server.call(`/files/${file}/96.webp`)).status).toBe(200)
  })

  it('is replaced everywhere: texts and order stay, histories tell of it, and the old one leaves', async () => {
    const [old, other, next] = [await uploaded('coats'), await uploaded(), await uploaded()]
    await change('media-files', old, { picture: shown(old, { alt: 'A coat' }) })
    const { id } = await product({ media: [shown(other), shown(old, { alt: 'Front', focalY: 0.2 })] })
    const { id: both } = await product({ media: [shown(next), shown(old)] })
    const banner = (
      await ask('POST /brands', { name: `B${serial}`, slug: `b-${serial}`, banner: shown(old) })
    ).body
    const { version } = await read('media-files', old)
    const { status, body } = await ask(`POST /media-files/${old}/operations/replace`, { file: next, version })
    expect([status, body]).toEqual([200, { file: next, replaced: 3, refused: [], removed: true }])
    expect((await read('products', id)).media).toEqual([
      shown(other),
      shown(next, { alt: 'Front', focalY: 0.2 }),
    ])
    expect((await read('products', both)).media).toEqual([shown(next)])
    expect((await read('brands', banner.id)).banner.file).toBe(next)
    expect((await ask(`GET /products/${id}/history`)).body[0]).toMatchObject({
      action: 'update',
      changes: [{ field: 'media' }],
    })
    expect((await ask(`GET /media-files/${old}`)).status).toBe(404)
    expect(await read('media-files', next)).toMatchObject({ usageCount: 3, folder: 'coats', alt: 'A coat' })
  })

  it('is not replaced by itself, by what is not there, or by those who may not', async () => {
    const [file, other] = [await uploaded(), await uploaded()]
    const { version } = await read('media-files', file)
    const replace = (by: string, as?: Call) =>
      ask(`POST /media-files/${file}/operations/replace`, { file: by, version }, as)
    expect((await replace(file)).status).toBe(422)
    expect((await replace('01932b1c-7a80-7000-8000-00000000ffff')).status).toBe(422)
    expect((await replace(other, support)).status).toBe(403)
  })
})
