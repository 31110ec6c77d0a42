import { globSync, readFileSync } from 'node:fs'

/** What the program's own text says about keys. */
export interface KeysInSource {
  /** Keys that are handed to a translate function as they stand. */
  readonly spoken: ReadonlySet<string>
  /** Every text in quotes: a key may be chosen first and translated later. */
  readonly mentioned: ReadonlySet<string>
  /** What stands before the first `${`: `shell.routes.` makes all keys below it used. */
  readonly beginnings: readonly string[]
}

/** Reads all sources of the browser and the server. */
export function keysInSource(): KeysInSource {
  const root = new URL('../../../', import.meta.url)
  const files = globSync('{src,server,start,resources}/**/*.{ts,tsx}', { cwd: root })
  const sources = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const all = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found))
  return {
    spoken: new Set(all(/\b(?:translate|t|notify)\(\s*'([^'\n]+)'/g)),
    mentioned: new Set([...all(/'([^'\n]*)'/g), ...all(/"([^"\n]*)"/g), ...all(/`([^`$\n]+)`/g)]),
    beginnings: [...new Set(all(/`([^`$\n]{4,}[.-])\$\{/g))],
  }
}
