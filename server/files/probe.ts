import { randomUUID } from 'node:crypto'
import type { FileStore } from './store.ts'

/** Stores a few bytes, reads them again and deletes them. @throws Error where that cannot be done */
export async function probe(files: FileStore): Promise<void> {
  const name = `probe/${randomUUID()}`
  const bytes = Buffer.from(name)
  await files.put(name, bytes, 'text/plain')
  const read = await files.get(name)
  await files.delete(name)
  if (!read?.equals(bytes)) throw new Error('What was stored does not come back.')
}
