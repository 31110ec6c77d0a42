import type { S3mini } from 's3mini'
import type { ObjectStoreSettings } from '../settings.ts'
import type { FileStore } from './store.ts'

/** Files in a bucket that speaks the S3 protocol, for several servers or none of their disks. */
export function objectStore({ endpoint, bucket, region, key, secret }: ObjectStoreSettings): FileStore {
  let made: Promise<S3mini> | undefined
  // The library is loaded only where there is a bucket.
  const client = () =>
    (made ??= import('s3mini').then(
      ({ S3mini }) =>
        new S3mini({
          endpoint: `${endpoint.replace(/\/$/, '')}/${bucket}`,
          region,
          accessKeyId: key,
          secretAccessKey: secret,
          requestAbortTimeout: 30_000,
        }),
    ))
  return {
    async put(name, bytes, type) {
      await (await client()).putObject(name, Buffer.from(bytes), type)
    },
    async get(name) {
      const bytes = await (await client()).getObjectArrayBuffer(name)
      return bytes === null ? undefined : Buffer.from(bytes)
    },
    async delete(name) {
      await (await client()).deleteObject(name)
    },
    async *keys() {
      let next: string | undefined
      do {
        const page = await (await client()).listObjectsPaged('', '', 1000, next)
        for (const { Key } of page?.objects ?? []) yield Key
        next = page?.nextContinuationToken
      } while (next)
    },
  }
}
