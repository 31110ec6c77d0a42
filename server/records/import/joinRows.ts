import type { AnyRecord, Resource } from '../../../src/core/index.ts'
import { rowCode } from '../../../src/derive/lineRows.ts'
import type { Row, Values } from '../values.ts'
import type { Column, Header } from './columns.ts'
import { isNothing, type Said } from './readEntry.ts'

/** The rows of a record with what the lines say: those that they name changed, the others as they are, new ones at the end. */
export function joinedRows(
  resource: Resource,
  { rows: field, columns }: Header,
  said: Said,
  previous: AnyRecord | undefined,
): { values: Values; places: number[] } {
  const { rows } = said
  if (!field) return { values: {}, places: [] }
  const before = ((previous?.[field] ?? []) as Row[]).map((row) => ({
    row,
    said: undefined as Values | undefined,
  }))
  const keys = keysOfRows(resource, field, columns)
  const added: Values[] = []
  const places = rows.map((said) => {
    if (!said) return -1
    const key = keys.find((names) => names.every((name) => !isNothing(said[name]) || names.length > 1))
    const at = key
      ? before.findIndex(({ row }) => key.every((name) => normal(row[name]) === normal(said[name])))
      : -1
    const known = before[at]
    if (known && !known.said) {
      known.said = said
      return at
    }
    added.push(
      Object.fromEntries(Object.entries(said).filter(([name, value]) => name !== 'id' && !isNothing(value))),
    )
    return before.length + added.length - 1
  })
  const kept = before.map(({ row, said }) => ({ ...said, id: row.id }))
  const values = { [field]: [...kept, ...added], ...besideOf(resource, field, said.beside, rows, previous) }
  return { values, places }
}

/** What lines say beside their rows, by the code of each; a line that says nothing there takes away what was. */
function besideOf(
  resource: Resource,
  field: string,
  beside: Said['beside'],
  rows: Said['rows'],
  previous: AnyRecord | undefined,
): Values {
  const code = rowCode(resource, field) ?? ''
  const names = [...new Set(beside.flatMap((said) => Object.keys(said)))]
  const joined = names.map((name) => {
    const said = new Map(
      beside.flatMap((line, at): [unknown, Values][] => {
        const own = rows[at]?.[code]
        return isNothing(own) ? [] : [[normal(own), { ...line[name], [code]: own }]]
      }),
    )
    const isEmpty = (values: Values) =>
      Object.keys(values).every((key) => key === code || isNothing(values[key]))
    const kept = ((previous?.[name] ?? []) as Row[]).flatMap((row) => {
      const values = said.get(normal(row[code]))
      said.delete(normal(row[code]))
      if (!values) return [row]
      return isEmpty(values) ? [] : [{ ...values, id: row.id }]
    })
    return [name, [...kept, ...[...said.values()].filter((values) => !isEmpty(values))]]
  })
  return Object.fromEntries(joined)
}

/** What tells the rows of a record apart, of what the file has: their ids, a unique text, or a combination. */
function keysOfRows(resource: Resource, field: string, columns: readonly Column[]): (readonly string[])[] {
  const options = resource.fields[field]?.options
  const has = new Set(columns.flatMap(({ is, path }) => (is === 'row' ? [path] : [])))
  const unique = columns.flatMap(({ is, path, isUnique }) =>
    is === 'row' && isUnique && path !== 'id' ? [[path]] : [],
  )
  const together = ((options?.uniqueTogether ?? []) as readonly (readonly string[])[]).filter((names) =>
    names.some((name) => has.has(name)),
  )
  return [...(has.has('id') ? [['id']] : []), ...unique, ...together]
}

const normal = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : (value ?? ''))
