import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../../../resources/messages/notification/server/carriers/outbox.ts'
import { folderStore } from '../../../server/files/folderStore.ts'
import { objectStore } from '../../../server/files/objectStore.ts'
import type { FileStore } from '../../../server/files/store.ts'
import { temporaryDirectory } from '../../support/database.ts'

/** A bucket as far as its protocol is used: signed PUT, GET and DELETE of objects. */
const objects = new Map<string, { bytes: Buffer; type: string | undefined }>()
const bucket = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const signed = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=a-key/')
  const key = request.url?.split('?')[0] ?? ''
  const known = objects.get(key)
  if (!signed) response.writeHead(403).end()
  else if (request.method === 'PUT') {
    objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] })
    response.writeHead(200, { ETag: '"x"' }).end()
  } else if (request.method === 'DELETE') {
    objects.delete(key)
    response.writeHead(204).end()
  } else if (known) response.writeHead(200).end(known.bytes)
  else response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
})

let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`
})
const folder = temporaryDirectory()
afterAll(() => {
  bucket.close()
  rmSync(folder, { recursive: true })
})

const id = '01932b1c-7a80-7000-8000-000000000001'

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(folder)],
  [
    'a bucket',
    () => objectStore({ endpoint, bucket: 'pictures', region: 'auto', key: 'a-key', secret: 'a-secret' }),
  ],
])('files in %s', (_name, open) => {
  it('come back as they were put, until they are deleted', async () => {
    const store = open()
    const bytes = Buffer.from([0, 255, 128, 10, 13, 0])
    expect(await store.get(`${id}/master.webp`)).toBeUndefined()
    await store.put(`${id}/master.webp`, bytes, 'image/webp')
    expect((await store.get(`${id}/master.webp`))?.equals(bytes)).toBe(true)
    await store.put(`${id}/master.webp`, Buffer.from('again'), 'image/webp')
    expect(String(await store.get(`${id}/master.webp`))).toBe('again')
    await store.delete(`${id}/master.webp`)
    expect(await store.get(`${id}/master.webp`)).toBeUndefined()
    await store.delete(`${id}/master.webp`)
  })
})

it('objects have their key and type', async () => {
  const store = objectStore({
    endpoint: `${endpoint}/`,
    bucket: 'pictures',
    region: 'auto',
    key: 'a-key',
    secret: 'a-secret',
  })
  await store.put(`${id}/original`, Buffer.from('%PDF-'), 'application/pdf')
  expect(objects.get(`/pictures/${id}/original`)).toMatchObject({ type: 'application/pdf' })
})

it('mails that nothing carries are kept beside them, where every server finds them', async () => {
  const kept = outbox({
    dataDir: folder,
    objectStore: { endpoint, bucket: 'pictures', region: 'auto', key: 'a-key', secret: 'a-secret' },
  })
  await kept.check()
  const to = { name: 'Asha', address: 'asha@shop.example' }
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', replyTo: null, attachments: [] }
  await kept.send({ id, from: to, to, at: new Date(), ...words })
  const mails = [...objects.keys()].filter((key) => key.startsWith('/pictures/outbox/'))
  expect(mails).toEqual([`/pictures/outbox/${id}.eml`])
  expect(String(objects.get(mails[0] as string)?.bytes)).toContain('Subject: Hello')
})

it('a bucket that refuses is an error, not an absent file', async () => {
  const store = objectStore({ endpoint, bucket: 'pictures', region: 'auto', key: 'another', secret: 'x' })
  await expect(store.get(`${id}/original`)).rejects.toThrow()
  await expect(store.put(`${id}/original`, Buffer.from('x'), 'text/plain')).rejects.toThrow()
})
