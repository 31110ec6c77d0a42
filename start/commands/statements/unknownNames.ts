import { resources } from '../../../resources/index.ts'
import { systemTables } from '../../../server/database/systemTables.ts'
import { tablesOf } from '../../../src/derive/table.ts'
import { appTables } from '../../appTables.ts'
import type { Statement } from './statementsIn.ts'

/** The columns of each table of the database. */
export type Columns = ReadonlyMap<string, ReadonlySet<string>>

/** Those of the product: of its areas, and of what belongs to none. */
export const productColumns = (): Map<string, Set<string>> =>
  new Map(
    [...systemTables, ...appTables, ...tablesOf(resources)].map(({ name, columns }) => [
      name,
      new Set(columns.map((column) => column.name)),
    ]),
  )

const tableAt =
  /(?<!\b(?:DISTINCT|epoch)\s+)\b(?:FROM|JOIN|UPDATE|INTO|USING)\s+(?:ONLY\s+)?("?\w+)"?(?:\s+(?:AS\s+)?"?([a-z]\w*)"?)?/g
/** A table or a query that is put in. */
const isOpen = /(?<!DISTINCT\s+)\b(?:FROM|JOIN|UPDATE|INTO|AS)\s+\(?\s*\?/
/** What a query in brackets is called. */
const queryAt = /\)\s+(?:AS\s+)?([a-z]\w*)\b/g
/** `"name"`, `alias."name"`, or `alias.name`. */
const nameAt = /(?:"?\b(\w+)"?\.)?"(\w+)"|\b([a-z]\w*)\.([a-z]\w*)\b/g
/** `AS "name"`, and what a query is called: `name AS (`. */
const givenAt = /\bAS\s+"(\w+)"|\b(\w+)"?\s+AS\s*\(/g
/** The columns of a query: `AS alias ("name", "other" uuid)`, and so without AS after a query in brackets. */
const listAt =
  /(?:\bAS|\bWITH|\bRECURSIVE|\))\s+[a-z]\w*\s*\(\s*("\w+"(?:\s+[a-z]\w*)?(?:\s*,\s*(?:"\w+"(?:\s+[a-z]\w*)?|\?))*)\s*\)/g

/**
 * What statements call by a name that no table or column bears: one that was renamed in a descriptor, or mistyped. A statement is held
 * to the columns of the tables that it names; a part of one to those that its file calls by the same alias.
 */
export function unknownNames(statements: readonly Statement[], columns: Columns): string[] {
  const everyColumn = new Set([...columns.values()].flatMap((names) => [...names]))
  return [...Map.groupBy(statements, ({ file }) => file).values()].flatMap((inFile) => {
    const aliasesOfFile = tablesByAlias(inFile.map(({ text }) => text).join(';'), columns)
    const given = new Set(inFile.flatMap(({ text }) => givenIn(text)))

    return inFile.flatMap(({ file, line, text }) => {
      const aliases = tablesByAlias(text, columns)
      const queries = new Set([...text.matchAll(queryAt)].map(([, name]) => name))
      const tablesFor = (alias: string | undefined, isQuoted: boolean): string[] => {
        if (alias === undefined) return [...aliases.values()].flat()
        if (queries.has(alias)) return []
        return aliases.get(alias) ?? (isQuoted ? aliasesOfFile.get(alias) : undefined) ?? []
      }
      const wrong = [...text.matchAll(nameAt)].flatMap(([said, ...parts]) => {
        const isQuoted = parts[1] !== undefined
        const [alias, name = ''] = isQuoted ? parts : parts.slice(2)
        const tables = tablesFor(alias, isQuoted).filter((table) => columns.has(table))
        // What a statement calls so itself is nothing of a table that it names.
        const isOfTable = alias !== undefined && aliases.has(alias) && !queries.has(alias)
        if (given.has(name) && !isOfTable) return []
        if (alias === undefined && (columns.has(name) || isOpen.test(text))) return []
        // A name without quotes whose table is not said may be one of PostgreSQL's own.
        const isKnown =
          tables.length > 0
            ? tables.some((table) => columns.get(table)?.has(name))
            : !isQuoted || everyColumn.has(name)
        return isKnown ? [] : [said]
      })
      const missing = [...aliases.values()].flat().filter((table) => !columns.has(table) && !given.has(table))
      return [...new Set([...wrong, ...missing.map((table) => `"${table}"`)])].map(
        (name) => `${file}:${line}: no table or column is called ${name} there.`,
      )
    })
  })
}

/** The tables that a statement names, by what it calls them: by an alias, or by their own names. What has no quotes may be no table. */
export function tablesByAlias(text: string, columns: Columns): Map<string, string[]> {
  const tables = new Map<string, string[]>()
  for (const [, said = '', given] of text.matchAll(tableAt)) {
    const table = said.replace('"', '')
    if (said === table && !columns.has(table)) continue
    for (const name of new Set([table, given ?? table]))
      tables.set(name, [...(tables.get(name) ?? []), table])
  }
  return tables
}

const givenIn = (text: string): string[] => [
  ...[...text.matchAll(givenAt)].flatMap(([, column, query]) => column ?? query ?? []),
  ...[...text.matchAll(listAt)].flatMap(([, list = '']) =>
    [...list.matchAll(/"(\w+)"/g)].map(([, name = '']) => name),
  ),
]
