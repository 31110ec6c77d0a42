import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Makes sure that `directory` holds a database cluster. A new one is a copy of the template in `cacheDir`, one per
 * version of PGlite, because initdb takes seconds and 800 MB; `initialise` runs initdb where there is no template yet.
 * The cluster appears under its name only when it is whole and on disk, so a crash on the way leaves nothing behind.
 */
export async function ensureCluster(
  directory: string,
  cacheDir: string,
  initialise: (directory: string) => Promise<void>,
): Promise<void> {
  if (existsSync(join(directory, 'PG_VERSION'))) return
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new Error(
      `${directory} holds files but no database. An empty or missing directory was expected. ` +
        'Restore the missing files from a backup, or move the directory away to start with an empty database.',
    )
  }
  const unfinished = `${directory}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  const template = await findTemplate(cacheDir, initialise)
  if (template) cpSync(template, unfinished, { recursive: true })
  else await initialise(unfinished)
  await syncTree(unfinished)
  renameSync(unfinished, directory)
  await syncPath(dirname(directory))
}

async function findTemplate(
  cacheDir: string,
  initialise: (directory: string) => Promise<void>,
): Promise<string | undefined> {
  const template = join(cacheDir, `pglite-${pgliteVersion()}`)
  if (existsSync(template)) return template
  const draft = `${template}.${randomUUID()}`
  try {
    mkdirSync(cacheDir, { recursive: true })
    mkdirSync(draft)
  } catch {
    return undefined // an installation that cannot be written to
  }
  try {
    await initialise(draft)
    await syncTree(draft)
    renameSync(draft, template)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(template)) throw error // else another process was faster
  }
  return template
}

function pgliteVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8'))
  return (manifest as { version: string }).version
}

/** Several at a time: the disk writes for all who wait what one after the other would have it begin a thousand times. */
async function syncTree(directory: string): Promise<void> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  const inTurn = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path)
  }
  await Promise.all(Array.from({ length: 8 }, inTurn))
  await syncPath(directory)
}

async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
