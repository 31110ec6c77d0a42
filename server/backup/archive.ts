import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { createTarDecoder, createTarPacker } from 'modern-tar'
import type { TableShape } from './tableShape.ts'

/** What an archive says of itself; its last entry. */
export interface Manifest {
  /** How the archive is laid out; another number is not read. */
  readonly format: 1
  /** Of the server that made it. */
  readonly release: string
  /** ISO. */
  readonly madeAt: string
  readonly engine: 'embedded' | 'postgres'
  readonly tables: readonly (TableShape & { readonly rows: number })[]
  /** SHA-256 of every entry, by its name. */
  readonly sums: Readonly<Record<string, string>>
}

/** Adds an entry to an archive that is being written. */
export type Add = (name: string, bytes: Uint8Array) => Promise<void>

const manifestName = 'manifest.json'

/**
 * Writes an archive (a compressed tar, to be opened by any tool) of what `fill` adds; `fill` answers the manifest but for the sums. The
 * file gets its name when it is whole.
 */
export async function writeArchive(
  path: string,
  fill: (add: Add) => Promise<Omit<Manifest, 'sums'>>,
): Promise<Manifest> {
  const draft = `${path}.part`
  const { readable, controller } = createTarPacker()
  const writing = pipeline(
    Readable.fromWeb(readable as never),
    createGzip(),
    createWriteStream(draft, { mode: 0o600, flush: true }),
  )
  writing.catch(() => {})
  const sums: Record<string, string> = {}
  const put = async (name: string, bytes: Uint8Array) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  try {
    const told = await fill(async (name, bytes) => {
      sums[name] = sumOf(bytes)
      await put(name, bytes)
    })
    const manifest: Manifest = { ...told, sums }
    await put(manifestName, Buffer.from(JSON.stringify(manifest)))
    controller.finalize()
    await writing
    await rename(draft, path)
    return manifest
  } catch (error) {
    controller.error(error)
    await writing.catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Reads an archive from its beginning to its end, an entry at a time. */
export async function* readArchive(path: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const unpacked = Readable.toWeb(createReadStream(path).pipe(createGunzip())) as ReadableStream<Uint8Array>
  for await (const { header, body } of unpacked.pipeThrough(createTarDecoder() as never) as AsyncIterable<{
    header: { name: string }
    body: ReadableStream<Uint8Array>
  }>) {
    yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) }
  }
}

/**
 * Reads an archive once to see that every entry is there and is what it was.
 * @throws Error with what is wrong, before anybody relies on it
 */
export async function verifyArchive(path: string): Promise<Manifest> {
  const found: Record<string, string> = {}
  let manifest: Manifest | undefined
  for await (const { name, bytes } of readArchive(path)) {
    if (name === manifestName) manifest = JSON.parse(bytes.toString()) as Manifest
    else found[name] = sumOf(bytes)
  }
  if (!manifest)
    throw new Error(
      `${path} has no ${manifestName}. A whole archive of npm run backup was expected. Take another one.`,
    )
  if (manifest.format !== 1)
    throw new Error(
      `${path} is of the format ${manifest.format}. 1 was expected. Restore it by the release that made it, ${manifest.release}.`,
    )
  const names = [...new Set([...Object.keys(found), ...Object.keys(manifest.sums)])]
  const wrong = names.filter((name) => found[name] !== manifest.sums[name])
  if (wrong.length > 0)
    throw new Error(
      `${path} is damaged: ${wrong.slice(0, 5).join(', ')}${wrong.length > 5 ? ` and ${wrong.length - 5} more` : ''}. The sums of its manifest were expected. Take another one.`,
    )
  return manifest
}

const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
