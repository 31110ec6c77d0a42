import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonActions } from '../../../src/core/index.ts'

/** What statements below `root` write into the history under a name that there are no words for: the compiler does not read it. */
export const unknownEntries = (root: string): string[] =>
  globSync('{resources,server}/**/*.ts', { cwd: root }).flatMap((file) =>
    unknownEntriesIn(readFileSync(join(root, file), 'utf8'), file),
  )

/** The same of one source. An entry names its action behind who did it: as a text, or as a value, whose type the compiler knows. */
export function unknownEntriesIn(source: string, file: string): string[] {
  const common: readonly string[] = commonActions
  return [...source.matchAll(/INSERT INTO "_history"[^`]*/g)].flatMap(({ 0: statement, index }) => {
    const line = source.slice(0, index).split('\n').length
    const actions = [...statement.matchAll(/\$\{actor\.name\},\s+([^,]+),/g)].map(([, action = '']) => action)
    if (actions.length === 0) return [`${file}:${line}: it is not seen what the history calls it.`]
    return actions.flatMap((action) => {
      const [, name] = /^'(.*)'$/.exec(action) ?? []
      return name === undefined || common.includes(name)
        ? []
        : [`${file}:${line}: no history has words for '${name}'. Known are: ${common.join(', ')}.`]
    })
  })
}
