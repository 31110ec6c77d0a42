import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './store.ts'

/** Files in a folder of this machine, spread over 256 folders. What `put` has answered survives a power cut, whole. */
export function folderStore(root: string): FileStore {
  // Ids begin with the time, so their last characters spread them.
  const pathOf = (key: string) => {
    const id = key.slice(0, key.indexOf('/'))
    return join(root, id.slice(-2), key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const draft = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      const file = await open(draft, 'wx', 0o640)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
      for (const folder of [dirname(path), dirname(dirname(path)), root]) await syncFolder(folder)
    },
    async get(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async *keys() {
      for (const folder of await entriesOf(root))
        for (const id of await entriesOf(join(root, folder)))
          for (const name of await entriesOf(join(root, folder, id)))
            if (!name.endsWith('.part')) yield `${id}/${name}`
    },
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return []
    throw error
  })
}

/** A new name is on the disk only when its folder is. Windows has no such thing, and does not need it. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  await folder
    ?.sync()
    .catch(() => {})
    .finally(() => folder.close())
}
