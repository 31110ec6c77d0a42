import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

/** The manifest of a build: its chunks by the source that each begins with. */
export type Manifest = Readonly<Record<string, Chunk>>

export const readManifest = (built: string): Manifest =>
  JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8')) as Manifest

/**
 * The files of a chunk with all that it imports before it runs.
 * @throws Error for a source with which no chunk begins
 */
export function filesOf(manifest: Manifest, source: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[source]
  if (!chunk)
    throw new Error(
      `No chunk begins with ${source}. The measurement of bytes expected one. Name the page as it is called now.`,
    )
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}

export const minus = (files: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...files].filter((file) => !others.has(file)))

/** Bytes of files as they are sent (gzip). */
export function size(built: string, files: ReadonlySet<string>): number {
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(built, file)), { level: 9 }).length,
    0,
  )
}
