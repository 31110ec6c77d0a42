import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { columnName } from '../../src/derive/sqlNames.ts'

/** A word of the code that reads like a field: its name, or its column's. */
export interface Place {
  readonly file: string
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly line: number
}

/** What a field, or its column, is called afterwards. */
export const renamed = (word: string): string => (word.includes('_') ? `${word}_renamed` : `${word}Renamed`)

/** Where the code below `root` says the name of a field. The texts are held to the fields by `npm run check`. */
export const placesOf = (root: string, field: string): Place[] =>
  globSync('{resources,server,src,start,demo}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('/texts/'))
    .sort()
    .flatMap((file) => placesIn(readFileSync(join(root, file), 'utf8'), file, field))

/** The same in one source: not in its comments, nor in the names of files that it imports. */
export function placesIn(source: string, file: string, field: string): Place[] {
  const column = columnName(field)
  if (!source.includes(field) && !source.includes(column)) return []
  const { comments, module } = parseSync(file, source)
  const imports = [...module.staticImports, ...module.dynamicImports].map(
    ({ moduleRequest }) => moduleRequest,
  )
  const isLeft = (at: number) => [...comments, ...imports].some(({ start, end }) => start <= at && at < end)
  return [...source.matchAll(new RegExp(`(?<![\\w$])(?:${field}|${column})(?![\\w$])`, 'g'))]
    .filter(({ index }) => !isLeft(index))
    .map(({ 0: said, index }) => ({
      file,
      start: index,
      end: index + said.length,
      line: lineOf(source, index),
    }))
}

export const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length

/** Calls places by the new name. @returns their files */
export function rename(root: string, places: readonly Place[]): string[] {
  const byFile = Map.groupBy(places, ({ file }) => file)
  for (const [file, found] of byFile) {
    const source = readFileSync(join(root, file), 'utf8')
    const lastFirst = [...found].sort((one, other) => other.start - one.start)
    const text = lastFirst.reduce(
      (now, { start, end }) => `${now.slice(0, start)}${renamed(now.slice(start, end))}${now.slice(end)}`,
      source,
    )
    writeFileSync(join(root, file), text)
  }
  return [...byFile.keys()]
}

/** Calls a field otherwise where the descriptor, or a part of it in `folder`, declares it, and nowhere else. */
export function renameDeclared(root: string, folder: string, field: string): string[] {
  const declared = placesOf(root, field).find(({ file, start, end }) => {
    const source = file.startsWith(`${folder}/`) ? readFileSync(join(root, file), 'utf8') : ''
    return /\n\s+$/.test(source.slice(0, start)) && source.slice(end).startsWith(': f.')
  })
  if (!declared) throw new Error(`${folder} declares no field ${field}. Expected a line \`${field}: f.…\`.`)
  return rename(root, [declared])
}
