import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineResource, defineResources, type Registry } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

const order = defineResource({
  name: 'order',
  title: 'name',
  fields: {
    name: f.text({ required: true }),
    hidden: f.boolean({ default: false }),
    proof: f.file(),
    receipt: f.file({ restricted: { view: 'viewReceipt' } }),
  },
  permissions: ['viewReceipt'],
  access: { view: { hidden: false } },
})
const brand = defineResource({
  name: 'brand',
  title: 'name',
  picture: 'logo',
  fields: { name: f.text({ required: true }), logo: f.image() },
})

let server: TestServer
let admin: Call
let orders: Call
let catalogue: Call
let support: Call
beforeAll(async () => {
  server = await testServer({
    registry: defineResources([order, brand]) as unknown as Registry,
    environment: { MAX_UPLOAD_MB: '1' },
  })
  admin = await server.signIn('admin')
  orders = await server.signIn('orders')
  catalogue = await server.signIn('catalogue')
  support = await server.signIn('support')
})
afterAll(() => server?.close())

const upload = (
  call: Call,
  content: Uint8Array | string,
  name: string,
  type = 'application/octet-stream',
  part = 'file',
) => {
  const form = new FormData()
  form.set(part, new File([content as BlobPart], name, { type }))
  return call('/files', { method: 'POST', body: form })
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3e82f7' } })

const bodyOf = async (answer: Response) => (await answer.json()) as any

/** Uploads what must be accepted. */
async function stored(call: Call, content: Uint8Array | string, name: string) {
  const answer = await upload(call, content, name)
  const body = await bodyOf(answer)
  expect([answer.status, body.message]).toEqual([201, undefined])
  return body as { file: string; width: number | null; height: number | null; bytes: number; type: string }
}

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s and becomes WebP', async (format) => {
    const body = await stored(admin, await picture(400, 300).toFormat(format).toBuffer(), `p.${format}`)
    expect(body).toEqual({
      file: expect.stringMatching(/^[0-9a-f-]{36}$/),
      width: 400,
      height: 300,
      bytes: expect.any(Number),
      type: 'image/webp',
    })
  })

  it('is delivered in four widths to everybody, never enlarged, to be kept for ever', async () => {
    const { file } = await stored(admin, await picture(800, 400).jpeg().toBuffer(), 'wide.jpg')
    const widths = await Promise.all(
      [96, 320, 640, 1280].map(async (width) => {
        const answer = await server.call(`/files/${file}/${width}.webp`)
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('image/webp')
        expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
      }),
    )
    expect(widths).toEqual([96, 320, 640, 800])
  })

  it('is made in a width once, however many ask at the same time', async () => {
    const { file } = await stored(admin, await picture(500, 500).png().toBuffer(), 'square.png')
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.call(`/files/${file}/96.webp`)))
    const sizes = await Promise.all(answers.map(async (answer) => (await answer.arrayBuffer()).byteLength))
    expect(new Set(sizes).size).toBe(1)
    expect(readdirSync(join(server.context.settings.dataDir, 'files', file.slice(-2), file)).sort()).toEqual([
      '96.webp',
      'master.webp',
    ])
  })

  it('loses what the camera wrote into it, and stands upright', async () => {
    const original = await picture(40, 20)
      .jpeg()
      .withExif({
        IFD0: { Copyright: 'Someone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 30/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(original.includes('Exif')).toBe(true)
    const { file, width, height } = await stored(admin, original, 'camera.jpg')
    expect([width, height]).toEqual([20, 40])
    const kept = Buffer.from(await (await admin(`/files/${file}/download`)).arrayBuffer())
    const { exif, xmp, icc, orientation } = await sharp(kept).metadata()
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(kept.includes('Someone')).toBe(false)
  })

  it('is brought down to 2,560 pixels', async () => {
    expect(await stored(admin, await picture(4000, 1000).jpeg().toBuffer(), 'big.jpg')).toMatchObject({
      width: 2560,
      height: 640,
    })
  })

  it('is refused where it would burst: many pixels in few bytes', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1024 * 1024)
    const answer = await upload(admin, bomb, 'bomb.png')
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([413, 'too-large'])
  })

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'x.svg'],
    ['SVG under another name', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'x.png'],
    ['SVG as text', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'x.svg.html'],
    ['GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'x.gif'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]), 'x.jpg'],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'x.jpg'],
    ['nothing', '', 'x.txt'],
    ['HTML', '<script>alert(1)</script>', 'x.html'],
    ['binary called text', Buffer.from([1, 2, 3]), 'x.txt'],
  ])('is refused: %s', async (_case, content, name) => {
    const answer = await upload(admin, content, name, 'image/png')
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([415, 'wrong-content'])
  })

  it.each(['97.webp', '96.png', '-1.webp', '96.webp.webp', '96'])('is not delivered as %s', async (name) => {
    const { file } = await stored(admin, await picture(10, 10).png().toBuffer(), 'small.png')
    expect((await server.call(`/files/${file}/${name}`)).status).toBe(404)
  })

  it.each([
    '01932b1c-7a80-7000-8000-000000000001',
    '..',
    'x',
    '%2e%2e%2fx',
    '01932B1C-7A80-7000-8000-000000000001',
  ])('is not found under the id %s', async (id) => {
    const answers = await Promise.all([server.call(`/files/${id}/96.webp`), admin(`/files/${id}/download`)])
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })
})

describe('an upload', () => {
  it('has a limit of bytes', async () => {
    const answer = await upload(admin, 'x'.repeat(1024 * 1024 + 1), 'x.txt')
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([413, 'too-large'])
  })

  it('is one part named file, and nothing beside it', async () => {
    const two = new FormData()
    two.append('file', new File(['a'], 'a.txt'))
    two.append('file', new File(['b'], 'b.txt'))
    const field = new FormData()
    field.set('file', 'just text')
    for (const send of [
      () => admin('/files', { method: 'POST', body: two }),
      () => admin('/files', { method: 'POST', body: field }),
      () => admin('/files', { method: 'POST', body: new FormData() }),
      () => upload(admin, 'a', 'a.txt', 'text/plain', 'other'),
    ]) {
      const answer = await send()
      expect([answer.status, (await bodyOf(answer)).code]).toEqual([400, 'malformed'])
    }
    expect((await admin('/files', { method: 'POST', body: { file: 'x' } })).status).toBe(415)
  })

  it('needs a session, and the permission to write somewhere', async () => {
    const content = await picture(10, 10).png().toBuffer()
    expect((await upload(server.call, content, 'x.png')).status).toBe(401)
    expect((await upload(catalogue, content, 'x.png')).status).toBe(201)
    await using auditing = await testServer({
      registry: defineResources([brand]) as unknown as Registry,
      database: server.context.database as never,
      accounts: false,
    })
    // The order desk may only look at brands.
    const answer = await upload(await auditing.signIn('orders'), content, 'x.png')
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([403, 'forbidden'])
  })
})

describe('a document', () => {
  it.each([
    ['PDF', '%PDF-1.7\n%âãÏÓ', 'offer.pdf', 'application/pdf'],
    ['CSV', 'a,b\n1,é\n', 'list.csv', 'text/csv'],
    ['text', 'Grüße, 你好', 'note.txt', 'text/plain'],
  ])('may be %s, and comes back as it was, as an attachment', async (_case, content, name, type) => {
    const body = await stored(orders, content, name)
    expect(body).toMatchObject({ width: null, height: null, type, bytes: Buffer.byteLength(content) })
    const answer = await orders(`/files/${body.file}/download`)
    expect(answer.headers.get('content-type')).toMatch(new RegExp(`^${type}`))
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${name}"; filename*=UTF-8''${name}`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe(content)
  })

  it('keeps its name whatever is in it, without a way out of the header or the folder', async () => {
    const { file } = await stored(orders, 'text', '..\\evil/"发票\r\nX: y".txt')
    const answer = await orders(`/files/${file}/download`)
    const header = answer.headers.get('content-disposition') ?? ''
    expect(header).toMatch(/^attachment; filename="[^"\\/\r\n]+"; filename\*=UTF-8''[\w%.-]+$/)
    expect(decodeURIComponent(header.split("''")[1] ?? '')).toMatch(/^[^\\/"]*发票[^\\/"]*\.txt$/)
  })

  it('is for whoever brought it, and for those who may see a record and the field that holds it', async () => {
    const { file, bytes, type } = await stored(admin, 'mine', 'mine.txt')
    const document = { file, bytes, type, name: 'mine.txt' }
    const opened = async (call: Call) => (await call(`/files/${file}/download`)).status
    const hold = async (body: Record<string, unknown>) => {
      const answer = await admin('/orders', { method: 'POST', body: { name: 'A', ...body } })
      expect(answer.status).toBe(201)
    }
    expect([await opened(server.call), await opened(admin), await opened(support)]).toEqual([401, 200, 404])
    await hold({ receipt: document })
    expect(await opened(support)).toBe(404)
    await hold({ proof: document, hidden: true })
    expect(await opened(support)).toBe(404)
    await hold({ proof: document })
    expect(await opened(support)).toBe(200)
  })
})
