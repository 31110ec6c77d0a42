import { join, resolve } from 'node:path'
import type { ServerSettings } from '../settings.ts'
import { folderStore } from './folderStore.ts'
import { objectStore } from './objectStore.ts'
import type { FileStore } from './store.ts'

/** Where the settings say that files are kept: in a bucket, or in a folder of `dataDir`. */
export const fileStoreOf = ({ objectStore: bucket, dataDir }: ServerSettings): FileStore =>
  bucket ? objectStore(bucket) : folderStore(join(resolve(dataDir), 'files'))
