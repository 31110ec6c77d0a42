import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Compiler } from './compiler.ts'
import { isKnown } from './meaning.ts'
import type { Place } from './places.ts'

/** A place that may read the field without anybody noticing that it is called otherwise. */
export interface Unseen extends Pick<Place, 'file' | 'line'> {
  readonly text: string
}

/** Of the places that nobody named, those of which the compiler does not know that they mean something else. */
export function unseenOf(root: string, rest: readonly Place[], compiler: Compiler): Unseen[] {
  return rest.flatMap(({ file, start, line }) => {
    const source = readFileSync(join(root, file), 'utf8')
    const { node, checker } = compiler.look(file, start)
    if (isKnown(node, source.slice(0, start), checker)) return []
    return [{ file, line, text: source.split('\n')[line - 1]?.trim() ?? '' }]
  })
}
