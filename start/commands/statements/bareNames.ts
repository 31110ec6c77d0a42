import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Statement } from './statementsIn.ts'
import { type Columns, tablesByAlias } from './unknownNames.ts'

/** Names of several words that are PostgreSQL's own; so is what begins with `pg_`. */
const ofPostgres = [
  'gin_trgm_ops',
  'last_archived_time',
  'server_version',
  'synchronous_commit',
  'system_identifier',
]

const words = '[a-z]+(?:_[a-z0-9]+)+'
/** A name without quotes: no function, no type. */
const bareAt = new RegExp(`(?<![\\w:$])${words}\\b(?!\\s*\\()`, 'g')
/** What is called so by the statement: `AS name`, and the columns of `name (one, two)`; and a query, by `) name`. */
const givenAt = new RegExp(
  `(?:\\bAS|\\))\\s+(${words})|(?:\\bAS|\\bWITH|\\)|,)\\s+\\w+\\s*\\(([\\w\\s,]+)\\)`,
  'g',
)

/**
 * Names of several words, without quotes, that no table or column bears. What is one word may be anything, and is held to the rule that
 * names are quoted or qualified.
 */
export function unknownBareNames(statements: readonly Statement[], columns: Columns): string[] {
  return [...Map.groupBy(statements, ({ file }) => file).values()].flatMap((inFile) => {
    const given = new Set(inFile.flatMap(({ text }) => givenIn(text)))
    return inFile.flatMap(({ file, line, text }) => {
      const isKnownHere = knownIn(tablesOfIt(text, columns) ?? columns)
      return [...new Set(text.replace(/"[^"]*"/g, ' ').match(bareAt) ?? [])]
        .filter((name) => !given.has(name) && !(isKnownHere(name) || columns.has(name)))
        .map((name) => `${file}:${line}: no table or column is called ${name} there.`)
    })
  })
}

/** The columns that a statement can mean: of its tables, where it names them all and each is known. */
function tablesOfIt(text: string, columns: Columns): Columns | undefined {
  const names = [...tablesByAlias(text, columns).values()].flat()
  const isWhole = names.length > 0 && !text.includes('?') && names.every((name) => columns.has(name))
  return isWhole ? new Map(names.map((name) => [name, columns.get(name) as ReadonlySet<string>])) : undefined
}

/** Columns that are handed to a statement as text, as in `within('placed_at')`, and that no table has. */
export function unknownTexts(root: string, columns: Columns): string[] {
  const isKnown = knownIn(columns)
  return globSync('{resources,server}/**/*.ts', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return source.includes('sql`') ? unknownTextsIn(source, file, isKnown) : []
  })
}

/** The same in one source. */
export function unknownTextsIn(source: string, file: string, isKnown: (name: string) => boolean): string[] {
  return [...source.matchAll(new RegExp(`'(?:[a-z]\\w?\\.)?(${words})'`, 'g'))].flatMap(
    ({ 0: said, 1: name = '', index }) => {
      const line = source.slice(0, index).split('\n').length
      return isKnown(name) ? [] : [`${file}:${line}: no table or column is called ${said}.`]
    },
  )
}

/** Whether a name is one of PostgreSQL, of a table or of a column. */
export function knownIn(columns: Columns): (name: string) => boolean {
  const known = new Set([
    ...ofPostgres,
    ...columns.keys(),
    ...[...columns.values()].flatMap((names) => [...names]),
  ])
  return (name) => known.has(name) || name.startsWith('pg_')
}

const givenIn = (text: string): string[] =>
  [...text.matchAll(givenAt)].flatMap(([, name, list = '']) => [name ?? '', ...list.split(/[\s,]+/)])
