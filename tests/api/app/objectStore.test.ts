import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox } from '../../../resources/messages/notification/server/carriers/outbox.ts'
import { folderStore } from '../../../server/files/folderStore.ts'
import { objectStore } from '../../../server/files/objectStore.ts'
import type { FileStore } from '../../../server/files/store.ts'
import { type Bucket, imitateBucket } from '../../support/bucket.ts'
import { temporaryDirectory } from '../../support/database.ts'
import { testServer } from '../../support/server.ts'

let bucket: Bucket
beforeAll(async () => {
  bucket = await imitateBucket()
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
    () =>
      objectStore({
        endpoint: bucket.endpoint,
        bucket: 'pictures',
        region: 'auto',
        key: 'a-key',
        secret: 'a-secret',
      }),
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
    endpoint: `${bucket.endpoint}/`,
    bucket: 'pictures',
    region: 'auto',
    key: 'a-key',
    secret: 'a-secret',
  })
  await store.put(`${id}/original`, Buffer.from('%PDF-'), 'application/pdf')
  expect(bucket.objects.get(`/pictures/${id}/original`)).toMatchObject({ type: 'application/pdf' })
})

it('mails that nothing carries are kept beside them, where every server finds them', async () => {
  const kept = outbox({
    dataDir: folder,
    objectStore: {
      endpoint: bucket.endpoint,
      bucket: 'pictures',
      region: 'auto',
      key: 'a-key',
      secret: 'a-secret',
    },
  })
  await kept.check()
  const to = { name: 'Asha', address: 'asha@shop.example' }
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', replyTo: null, attachments: [] }
  await kept.send({ id, from: to, to, at: new Date(), ...words })
  const mails = [...bucket.objects.keys()].filter((key) => key.startsWith('/pictures/outbox/'))
  expect(mails).toEqual([`/pictures/outbox/${id}.eml`])
  expect(String(bucket.objects.get(mails[0] as string)?.bytes)).toContain('Subject: Hello')
})

it('a bucket that refuses is an error, not an absent file', async () => {
  const store = objectStore({
    endpoint: bucket.endpoint,
    bucket: 'pictures',
    region: 'auto',
    key: 'another',
    secret: 'x',
  })
  await expect(store.get(`${id}/original`)).rejects.toThrow()
  await expect(store.put(`${id}/original`, Buffer.from('x'), 'text/plain')).rejects.toThrow()
})

it('while the bucket is away, files are refused with 503 and a time to try again, and everything else goes on', async () => {
  const away = await imitateBucket()
  await using server = await testServer({
    environment: {
      S3_ENDPOINT: away.endpoint,
      S3_BUCKET: 'pictures',
      S3_KEY: 'a-key',
      S3_SECRET: 'a-secret',
    },
  })
  const call = await server.signIn('admin')
  const upload = () => {
    const form = new FormData()
    form.set('file', new File(['%PDF-1.7 an invoice'], 'invoice.pdf', { type: 'application/pdf' }))
    return call('/files', { method: 'POST', body: form })
  }
  const kept = await upload()
  expect(kept.status).toBe(201)
  const { file } = (await kept.json()) as { file: string }
  away.close()
  for (const answer of [await upload(), await call(`/files/${file}/download`)]) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(await answer.json()).toMatchObject({ code: 'unavailable' })
  }
  expect((await call('/brands')).status).toBe(200)
}, 60_000)
