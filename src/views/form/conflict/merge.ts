import type { Field } from '../../../core/index.ts'
import { sameValue } from '../sameValue.ts'
import { type Part, type Values, valueAt, withValueAt } from '../values.ts'

/** A place where both sides changed the same thing differently. `row` is set where it lies inside owned rows. */
export interface Clash {
  /** `price`, `translations.fr.name`, `variants.<row id>.price`, or `variants.<row id>` where one side removed the row. */
  readonly path: string
  readonly name: string
  readonly locale: string | undefined
  readonly row: { readonly id: string; readonly cell: string | undefined } | undefined
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

export type Side = 'mine' | 'theirs'

/** Two edits of one record brought together. `values` follows `choices` where they clash, mine where nothing was chosen. */
export interface Merged {
  readonly values: Values
  readonly clashes: readonly Clash[]
  /** What only I and what only they changed. */
  readonly mine: readonly Part[]
  readonly theirs: readonly Part[]
}

interface Sides {
  readonly base: Values
  readonly mine: Values
  readonly theirs: Values
}

type Choices = Readonly<Record<string, Side>>

/** Three-way merge of a record by field, and of owned rows by row id and cell. Pure: call it again with the choices that were made. */
export function merge(
  parts: readonly Part[],
  fields: Record<string, Field>,
  sides: Sides,
  choices: Choices = {},
): Merged {
  let values: Values = { ...sides.theirs }
  const clashes: Clash[] = []
  const only = { mine: [] as Part[], theirs: [] as Part[] }
  for (const part of parts) {
    const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map((side) =>
      valueAt(side, part.path),
    )
    const [iDid, theyDid] = [!sameValue(base, mine), !sameValue(base, theirs)]
    if (iDid && !theyDid) only.mine.push(part)
    if (!iDid && theyDid) only.theirs.push(part)
    const own = { ...part, row: undefined, base, mine, theirs }
    const settled =
      fields[part.name]?.options.fields && iDid && theyDid ? mergeRows(own, choices) : mergeOne(own, choices)
    clashes.push(...settled.clashes)
    values = withValueAt(values, part.path, settled.value)
  }
  return { values, clashes, ...only }
}

function mergeOne(clash: Clash, choices: Choices): { value: unknown; clashes: Clash[] } {
  const { base, mine, theirs, path } = clash
  if (sameValue(base, mine)) return { value: theirs, clashes: [] }
  if (sameValue(base, theirs) || sameValue(mine, theirs)) return { value: mine, clashes: [] }
  return { value: choices[path] === 'theirs' ? theirs : mine, clashes: [clash] }
}

type Row = Values & { id?: string }

function mergeRows(clash: Clash, choices: Choices): { value: Row[]; clashes: Clash[] } {
  const [base, theirs] = [byId(clash.base), byId(clash.theirs)]
  const mine = (clash.mine ?? []) as Row[]
  const kept = new Set(mine.map(({ id }) => id))
  const clashes: Clash[] = []
  const settle = (id: string, cell: string | undefined, sides: Pick<Clash, Side | 'base'>) => {
    const path = [clash.path, id, cell].filter(Boolean).join('.')
    const settled = mergeOne({ ...clash, ...sides, path, row: { id, cell } }, choices)
    clashes.push(...settled.clashes)
    return settled.value
  }
  const rows = mine.flatMap((row): Row[] => {
    const before = base.get(row.id ?? '')
    if (!row.id || !before) return [row]
    const other = theirs.get(row.id)
    if (!other)
      return settle(row.id, undefined, { base: before, mine: row, theirs: null }) ? [asNew(row)] : []
    const cells = [...new Set([...Object.keys(row), ...Object.keys(other)])]
    const id = row.id
    return [
      Object.fromEntries(
        cells.map((cell) => [cell, cell === 'id' ? id : settle(id, cell, cellsOf(cell, before, row, other))]),
      ) as Row,
    ]
  })
  const removed = [...theirs.values()].flatMap((row): Row[] => {
    if (!row.id || kept.has(row.id)) return []
    const before = base.get(row.id)
    if (!before) return [row]
    return settle(row.id, undefined, { base: before, mine: null, theirs: row }) ? [row] : []
  })
  return { value: [...rows, ...removed], clashes }
}

/** A row that they removed and I keep comes back as a new one: its id is gone. */
const asNew = ({ id: _, ...row }: Row): Row => row

const cellsOf = (cell: string, base: Row, mine: Row, theirs: Row) => ({
  base: base[cell],
  mine: mine[cell],
  theirs: theirs[cell],
})

const byId = (rows: unknown) => new Map(((rows ?? []) as Row[]).map((row) => [row.id ?? '', row]))
