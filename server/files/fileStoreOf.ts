import { join, resolve } from 'node:path'
import type { ServerSettings } from '../settings.ts'
import { folderStore } from './folderStore.ts'
import { objectStore } from './objectStore.ts'
import type { FileStore } from './store.ts'

/**
 * Where the settings say that files are kept: in a bucket, or in a folder of `dataDir`. All it throws is `FilesUnavailable`: keys and bytes
 * are the server's own, so nothing can be wrong with what was asked.
 */
export function fileStoreOf({ objectStore: bucket, dataDir }: ServerSettings): FileStore {
  const store = bucket ? objectStore(bucket) : folderStore(join(resolve(dataDir), 'files'))
  return {
    put: (key, bytes, type) => store.put(key, bytes, type).catch(refuse),
    get: (key) => store.get(key).catch(refuse),
    delete: (key) => store.delete(key).catch(refuse),
    async *keys() {
      try {
        yield* store.keys()
      } catch (error) {
        refuse(error)
      }
    },
  }
}

/** The place of files cannot answer at the moment: it is away, refuses the key, is full. The API answers 503 with Retry-After. */
export class FilesUnavailable extends Error {
  constructor(cause: unknown) {
    super(`Files can be neither kept nor read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
    this.name = 'FilesUnavailable'
  }
}

function refuse(error: unknown): never {
  throw new FilesUnavailable(error)
}
